import type { NotificationType, Notifier } from 'belfry'
import { type ReactElement, useState } from 'react'
import { call } from '../composer/call.ts'
import { callCode } from '../composer/code.ts'
import { choices } from '../composer/composition.ts'
import { TimeLeft } from '../inspector/time-left.tsx'
import { useQueue } from '../inspector/use-queue.ts'
import { Choice } from '../ui/choice.tsx'
import { Code } from '../ui/code.tsx'

const examples = {
  info: { title: 'A new version is ready', message: 'Reload whenever it suits you.' },
  success: { title: 'Draft saved', message: 'Hover me: time stands still.' },
  warning: { title: 'Almost full', message: '92 % of your space is used.' },
  error: { title: 'Could not send', message: 'The server did not answer.' },
} satisfies Record<NotificationType, object>

// Fixed places, so that nothing moves when notifications come and go.
const SLOTS = [0, 1, 2]

/** One call, the button that makes it, and the time that its notification has left. */
export function LiveExample({ notifier }: { readonly notifier: Notifier }): ReactElement {
  const [type, setType] = useState<NotificationType>('success')
  const { rows, waiting } = useQueue(notifier)
  const { title, message } = examples[type]
  const notification = { title, message, type }
  const code = `import { notify } from 'belfry'\n\n${callCode({ notification })}\n`
  const shown = rows.filter(({ isShown }) => isShown).slice(-SLOTS.length)

  return (
    <div className="live" role="group" aria-label="Live example">
      <Choice label="Type" words={choices.type} value={type} onChange={setType} isBare />
      <Code code={code} of="Live example" />
      <div className="live-foot">
        <button
          className="button primary"
          type="button"
          onClick={() => call(notifier, notification)}
        >
          Ring the bell
        </button>
        <ul className="live-queue">
          {SLOTS.map((slot) => {
            const row = shown[slot]
            return <li key={slot}>{row && <TimeLeft row={row} />}</li>
          })}
        </ul>
        <bdi className="live-more">{waiting > 0 && `+${waiting}`}</bdi>
      </div>
    </div>
  )
}
