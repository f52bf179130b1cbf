import type { Life } from './life.ts'

/** Watches whether elements are on the screen; where browsers cannot tell, it never calls. */
export interface Presence {
  watch: (elements: Iterable<Element>) => void
  /** Looks no more. */
  rest: () => void
}

/** Calls when something has come onto the screen or gone from it, with its frame, root or layer. */
export const createPresence = (
  window: Window & typeof globalThis,
  [, onEnd]: Life,
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
