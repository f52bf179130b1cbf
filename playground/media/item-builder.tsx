import type { Notifier } from 'belfry'
import { type ReactElement, useMemo, useState } from 'react'
import { toMedia } from 'belfry/media'
import { Choice } from '../ui/choice.tsx'
import { Code } from '../ui/code.tsx'
import { TextField } from '../ui/text-field.tsx'
import {
  type ContentKind,
  type ItemFields,
  buildItem,
  contentKinds,
  itemCode,
  startFields,
} from './item.ts'

/** Builds a media item with the helper, or shows why that does not work. */
export function ItemBuilder({ notifier }: { readonly notifier: Notifier }): ReactElement {
  const [fields, setFields] = useState<ItemFields>(startFields)
  const { item, error } = useMemo(() => buildItem(fields), [fields])
  const set = (changes: Partial<ItemFields>) => setFields((before) => ({ ...before, ...changes }))
  const { content, title, description, data, alt } = fields

  return (
    <div className="panel item-builder">
      <h3>Build an item</h3>
      <Choice
        label="content"
        words={contentKinds}
        value={content}
        onChange={(kind: ContentKind) => set({ content: kind, data: startFields(kind).data })}
      />
      <TextField label="title" value={title} onChange={(text) => set({ title: text })} />
      <TextField
        label="description"
        value={description}
        onChange={(text) => set({ description: text })}
      />
      {content !== 'none' && (
        <>
          <TextField label="data" value={data} onChange={(text) => set({ data: text })} />
          <TextField label="alt" value={alt} onChange={(text) => set({ alt: text })} />
        </>
      )}
      {error && (
        <p className="field-error" role="status" data-error="item">
          {error.message}
        </p>
      )}
      <div className="actions">
        <button
          className="button primary"
          type="button"
          aria-disabled={!item}
          onClick={() => item && notifier(item.title || 'An item', { media: toMedia(item) })}
        >
          Notify with it
        </button>
      </div>
      <Code code={itemCode(fields)} of="A media item" />
    </div>
  )
}
