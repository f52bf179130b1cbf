import { vi } from 'vitest'
import { createNotifier } from '../core/index.ts'
import { createTestClock } from '../testing/index.ts'

/** A moment in 2026. */
export const START = 1_790_000_000_000

/** As much of a page as preferences need: a document, a storage and its events. */
export const openPage = (rows = new Map<string, string>()) => {
  const events = new EventTarget()
  vi.stubGlobal('document', {})
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events))
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => rows.get(name) ?? null,
    setItem: (name: string, text: string) => void rows.set(name, text),
    removeItem: (name: string) => void rows.delete(name),
  })
  /** What another tab does. */
  const writeElsewhere = (key: string, text: string): void => {
    rows.set(key, text)
    events.dispatchEvent(Object.assign(new Event('storage'), { key }))
  }
  const eraseElsewhere = (): void => {
    rows.clear()
    events.dispatchEvent(Object.assign(new Event('storage'), { key: null }))
  }
  /** What a browser says to a page that it takes out of the back/forward cache. */
  const comeBack = (): void => {
    events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  }
  return { rows, writeElsewhere, eraseElsewhere, comeBack }
}

/** Creates a notifier with a clock that the test drives. */
export const start = () => {
  const clock = createTestClock(START)
  const notifier = createNotifier({ clock })
  const shown = () => notifier.shown().map(({ title }) => title)
  return { clock, notifier, shown }
}
