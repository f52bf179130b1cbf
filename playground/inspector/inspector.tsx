import type { Notifier } from 'belfry'
import type { ReactElement } from 'react'
import { Section } from '../ui/section.tsx'
import { HoldButton } from './hold-button.tsx'
import { Pulse } from './pulse.tsx'
import { QueueTable } from './queue-table.tsx'
import { useLedger } from './use-ledger.ts'
import { usePulse } from './use-pulse.ts'
import { useQueue } from './use-queue.ts'

/** The queue as it is, live. */
export function Inspector({ notifier }: { readonly notifier: Notifier }): ReactElement {
  const queue = useQueue(notifier)
  const ledger = useLedger(notifier)
  const pulse = usePulse(notifier)

  return (
    <Section
      id="inspector"
      title="Inspector"
      lead="The queue as it is. Hover a toast and watch its time stand still."
    >
      <div className="columns">
        <div className="panel">
          <div className="inspector-head">
            <dl className="figures">
              <div>
                <dt>shown</dt>
                <dd data-figure="shown">{queue.shown}</dd>
              </div>
              <div>
                <dt>waiting</dt>
                <dd data-figure="waiting">{queue.waiting}</dd>
              </div>
            </dl>
            <div className="actions">
              <HoldButton notifier={notifier} />
              <button className="button" type="button" onClick={notifier.clear}>
                Clear
              </button>
            </div>
          </div>
          <QueueTable queue={queue} />
        </div>
        <div className="panel">
          <dl className="figures">
            <div>
              <dt>publications per second</dt>
              <dd>{pulse.at(-1)}</dd>
            </div>
            <div>
              <dt>in {pulse.length} seconds</dt>
              <dd data-figure="publications">{pulse.reduce((sum, count) => sum + count, 0)}</dd>
            </div>
          </dl>
          <Pulse pulse={pulse} />
          <h3>Last changes</h3>
          <ol className="ledger">
            {ledger.map(({ number, what, title, becomes }) => (
              <li key={number} data-change={what}>
                <span className="ledger-what">{what}</span>
                <span>{title}</span>
                {becomes && <small>→ {becomes} in the inbox</small>}
              </li>
            ))}
          </ol>
          {ledger.length === 0 && <p className="nothing">Nothing has happened yet.</p>}
        </div>
      </div>
    </Section>
  )
}
