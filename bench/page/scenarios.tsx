import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import type { Adapter } from '../adapters/adapter.ts'
import { App } from './app.tsx'
import { expose } from './expose.ts'
import { delay, frames, paint, recordFrames } from './frames.ts'
import { blockingSince } from './long-tasks.ts'

/** Everything that is done to a library, the same for each. */
function createScenarios({ show, clear, ...adapter }: Adapter) {
  const cards = () => document.querySelectorAll(adapter.card).length
  const elements = () => document.querySelectorAll('*').length

  function showMany(count: number, duration: number) {
    for (let index = 1; index <= count; index += 1) show(`Notification ${index}`, duration)
  }

  /** Everybody has the same time until the next frame, then. */
  const justAfterFrame = () => frames(2)

  /** Milliseconds of an act until the second frame after it, and what it blocked until rest. */
  async function act(work: () => void) {
    await justAfterFrame()
    const start = performance.now()
    work()
    await frames(2)
    const ms = performance.now() - start
    return { ms, blocking: await blockingSince(start) }
  }

  async function untilEmpty() {
    while (cards() > 0) await paint(cards)
  }

  return {
    /** Milliseconds until React has rendered, run its effects, and the page is laid out. */
    mount() {
      const container = document.body.appendChild(document.createElement('div'))
      const start = performance.now()
      flushSync(() => createRoot(container).render(<App adapter={{ show, clear, ...adapter }} />))
      void document.body.offsetHeight
      return { ms: performance.now() - start }
    },

    /** Milliseconds from the call to the end of the first frame that has the card. */
    async showOne() {
      await justAfterFrame()
      const start = performance.now()
      show('Notification', Infinity)
      const call = performance.now() - start
      while ((await paint(cards)) === 0);
      return { ms: performance.now() - start, call }
    },

    async burst(count: number) {
      const before = elements()
      const result = await act(() => showMany(count, Infinity))
      return { ...result, cards: cards(), elements: elements() - before }
    },

    oneMore: () => act(() => show('One more', Infinity)),

    openModal() {
      const dialog = document.body.appendChild(document.createElement('dialog'))
      dialog.textContent = 'Are you sure?'
      dialog.showModal()
    },

    /** Whether the newest card answers to a press in its middle, when it has come in. */
    async press() {
      await delay(500)
      const all = [...document.querySelectorAll(adapter.card)]
      const isHit = (card: Element) => {
        const { x, y, width, height } = card.getBoundingClientRect()
        return card.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      }
      return { answers: Number(all.some(isHit)) }
    },

    async clear() {
      const start = performance.now()
      const [result, gone] = await Promise.all([
        act(clear),
        untilEmpty().then(() => performance.now() - start),
      ])
      return { ...result, gone }
    },

    /** So many a second for so long: what is late is made up for, as from a busy socket. */
    async stream(rate: number, seconds: number, duration: number) {
      const total = rate * seconds
      const stop = recordFrames()
      const start = performance.now()
      for (let sent = 0; sent < total; await delay(1000 / rate)) {
        const due = Math.min(total, Math.floor(((performance.now() - start) * rate) / 1000))
        for (; sent < due; sent += 1) show(`Notification ${sent}`, duration)
      }
      const ms = performance.now() - start
      const gaps = stop()
      return { ms, slowFrames: gaps.filter((gap) => gap > 20).length, frames: gaps.length }
    },

    showThree: () => showMany(3, 60_000),

    /** Shows and clears so many in all, in portions, and leaves nothing behind that is seen. */
    async churn(total: number, portion: number) {
      for (let done = 0; done < total; done += portion) {
        showMany(portion, Infinity)
        await frames(1)
        clear()
        await frames(1)
        while (cards() > 2 * portion) await frames(1)
      }
      clear()
      await untilEmpty()
    },
  }
}

/** Lets the driver call the scenarios by name. */
export const exposeScenarios = (adapter: Adapter): void => expose(createScenarios(adapter))
