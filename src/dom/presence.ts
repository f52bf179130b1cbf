import type { Life } from './life.ts'

/** Tells what can be seen; where browsers cannot tell, everything. */
export interface Presence {
  /** Whether an element was on the screen when last heard of. */
  isSeen: (element: Element) => boolean
  watch: (elements: Iterable<Element>) => void
  /** Looks no more. */
  rest: () => void
}

/** Watches for elements that come into sight or go out of it, with their frames and roots. */
export const createPresence = (
  window: Window & typeof globalThis,
  [, onEnd]: Life,
  onChange: () => void,
): Presence => {
  let unseen = new WeakSet<Element>()
  const { IntersectionObserver: Observer } = window as Partial<typeof window>
  const observer =
    Observer &&
    new Observer((entries) => {
      for (const { isIntersecting, target } of entries)
        unseen[isIntersecting ? 'delete' : 'add'](target)
      onChange()
    })
  onEnd(() => observer?.disconnect())

  return {
    isSeen: (element) => !unseen.has(element),
    watch: (elements) => {
      for (const element of elements) observer?.observe(element)
    },
    rest: () => {
      observer?.disconnect()
      unseen = new WeakSet()
    },
  }
}
