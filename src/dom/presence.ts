import type { Life } from './life.ts'

/** Watches whether elements are on screen; without IntersectionObserver, it never calls back. */
export interface Presence {
  watch: (elements: Iterable<Element>) => void
  /** Stops watching. */
  rest: () => void
}

/** Calls back when an element, its frame, root or layer appears on screen or disappears. */
export const createPresence = (
  window: Window & typeof globalThis,
  { onEnd }: Life,
  onChange: () => void,
): Presence => {
  const { IntersectionObserver: Observer } = window as Partial<typeof window>
  const observer = Observer && new Observer(onChange)
  const rest = () => observer?.disconnect()
  onEnd(rest)

  return {
    watch: (elements) => {
      for (const element of elements) observer?.observe(element)
    },
    rest,
  }
}
