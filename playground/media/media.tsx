import type { Notifier } from 'belfry'
import type { ReactElement } from 'react'
import { Section } from '../ui/section.tsx'
import { ItemBuilder } from './item-builder.tsx'
import { Placeholders } from './placeholders.tsx'
import { Preloading } from './preloading.tsx'

/** Items, preloading and placeholders. */
export const Media = ({ notifier }: { readonly notifier: Notifier }): ReactElement => (
  <Section
    id="media"
    title="Media"
    lead="Image and icon items, preloaded before they are shown, with placeholders to stand in for them."
  >
    <div className="columns">
      <ItemBuilder notifier={notifier} />
      <div className="media-side">
        <Preloading />
        <Placeholders />
      </div>
    </div>
  </Section>
)
