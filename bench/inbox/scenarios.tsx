import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expose } from '../page/expose.ts'
import { frames, paint } from '../page/frames.ts'
import { blockingSince } from '../page/long-tasks.ts'
import type { InboxAdapter } from './adapter.ts'

/** Everything that is done to a notification centre, the same for each. */
function createScenarios({ Centre, fill, button, row, unread, markAll }: InboxAdapter) {
  const count = (selector: string) => document.querySelectorAll(selector).length

  /** Milliseconds from a click to the end of the first frame in which it is done. */
  async function click(selector: string, isDone: () => boolean) {
    await frames(2)
    const start = performance.now()
    document.querySelector<HTMLElement>(selector)!.click()
    while (!(await paint(isDone)));
    const ms = performance.now() - start
    return { ms, blocking: await blockingSince(start), rows: count(row) }
  }

  return {
    async mount(items: number) {
      const container = document.body.appendChild(document.createElement('div'))
      flushSync(() => createRoot(container).render(<Centre />))
      await frames(2)
      fill(items)
      await blockingSince(performance.now())
    },
    /** The hand comes to the button, as it does before it presses it. */
    async approach() {
      const over = new PointerEvent('pointerover', { bubbles: true })
      document.querySelector(button)!.dispatchEvent(over)
      await blockingSince(performance.now())
    },
    open: () => click(button, () => count(row) > 0),
    markAll: () => click(markAll, () => count(unread) === 0),
  }
}

/** Lets the driver call the scenarios by name. */
export const exposeScenarios = (adapter: InboxAdapter): void => expose(createScenarios(adapter))
