import type { Notifier } from 'belfry'
import { type ReactElement, useState } from 'react'
import { Code } from '../ui/code.tsx'
import { Section } from '../ui/section.tsx'
import { TextField } from '../ui/text-field.tsx'
import { demoCode } from './demo-code.ts'
import { StreamControls } from './stream-controls.tsx'
import { loadDemo, useStream } from './use-stream.ts'

const toNumber = (text: string) => (text.trim() === '' ? undefined : Number(text))

const ofField = (error: Error | undefined, field: string) =>
  error?.message.startsWith(`belfry: ${field} `) ? error.message : undefined

/** Random notifications, one at a time or in a stream. */
export function Demo({ notifier }: { readonly notifier: Notifier }): ReactElement {
  const [speed, setSpeed] = useState('1500')
  const [seedText, setSeedText] = useState('')
  const [error, setError] = useState<Error>()
  const every = Number(speed)
  const seed = toNumber(seedText)
  const stream = useStream(notifier, { every, seed, onError: setError })

  async function ring(): Promise<void> {
    const { randomNotification } = await loadDemo()
    try {
      notifier(randomNotification({ seed }))
    } catch (thrown) {
      setError(thrown as Error)
    }
  }

  const change = (set: (text: string) => void) => (text: string) => {
    setError(undefined)
    set(text)
  }

  return (
    <Section
      id="demo"
      title="Demo"
      lead="Made-up notifications: one to three sentences, four to ten seconds, an image or an icon."
    >
      <div className="columns demo">
        <div className="panel demo-controls">
          <TextField
            label="every"
            hint="Milliseconds between two."
            value={speed}
            onChange={change(setSpeed)}
            error={ofField(error, 'every')}
            isNumber
          />
          <TextField
            label="seed"
            hint="The same seed, the same notifications."
            value={seedText}
            onChange={change(setSeedText)}
            error={ofField(error, 'seed')}
            placeholder="none"
            isNumber
          />
          <div className="actions">
            <button className="button primary" type="button" onClick={() => void ring()}>
              Random notification
            </button>
          </div>
          <StreamControls stream={stream} />
        </div>
        <Code code={demoCode(every, seed)} of="Random notifications" />
      </div>
    </Section>
  )
}
