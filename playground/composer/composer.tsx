import type { Notifier } from 'belfry'
import { type ReactElement, useRef, useState } from 'react'
import { Code } from '../ui/code.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { Section } from '../ui/section.tsx'
import { Switch } from '../ui/switch.tsx'
import { call } from './call.ts'
import { codeOf } from './code.ts'
import type { Composition } from './composition.ts'
import type { Errors } from './errors.ts'
import { Form } from './form.tsx'
import type { Plan } from './plan.ts'
import { linkTo } from './use-composition.ts'
import { useLivePreview } from './use-live-preview.ts'

interface ComposerProps {
  readonly composition: Composition
  readonly change: (changes: Partial<Composition>) => void
  readonly reset: () => void
  readonly plan: Plan
  readonly errors: Errors
  readonly notifier: Notifier
}

/** Every field there is, a preview, and the code that does the same. */
export function Composer(props: ComposerProps): ReactElement {
  const { composition, change, reset, plan, errors, notifier } = props
  const element = useRef<HTMLDivElement>(null)
  const [isLive, setLive] = useState(true)
  const isSound = Object.keys(errors).length === 0

  useLivePreview(notifier, plan, isLive && isSound)

  function show(): void {
    const bad = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (bad) bad.focus()
    else call(notifier, plan.notification)
  }

  return (
    <Section
      id="composer"
      title="Composer"
      lead="Every option there is. The code produces the same toast, and the link brings you back here."
    >
      <div className="columns composer" ref={element}>
        <Form {...{ composition, change, errors }} />
        <div className="composer-result">
          <div className="actions">
            <button className="button primary" type="button" onClick={show}>
              Show it
            </button>
            <CopyButton text={() => linkTo(composition)} label="Copy link" words="Copy link" />
            <button className="button quiet" type="button" onClick={reset}>
              Reset
            </button>
            <Switch label="live preview" isOn={isLive} onChange={setLive} />
          </div>
          <Code code={codeOf(plan)} of="App.tsx" />
        </div>
      </div>
    </Section>
  )
}
