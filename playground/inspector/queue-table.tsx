import type { ReactElement } from 'react'
import { TimeLeft } from './time-left.tsx'
import type { Queue } from './use-queue.ts'

/** The first notifications of the queue, each with the time it has left. */
export function QueueTable({ queue }: { readonly queue: Queue }): ReactElement {
  const { rows, shown, waiting } = queue
  const unseen = shown + waiting - rows.length

  return (
    <div className="queue">
      <table>
        <caption className="unseen">The queue</caption>
        <thead className="unseen">
          <tr>
            <th scope="col">Notification</th>
            <th scope="col">Time left</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const { id, title, message, type } = row.notification
            return (
              <tr key={id} data-row={id} data-shown={row.isShown}>
                <th scope="row" data-type={type}>
                  {title || message}
                </th>
                <td>
                  <TimeLeft row={row} />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {rows.length === 0 && <p className="nothing">Nothing is queued. Show a toast.</p>}
      {unseen > 0 && <p className="nothing">and {unseen} more that wait</p>}
    </div>
  )
}
