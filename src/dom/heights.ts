import type { Life } from './life.ts'

/** The heights of elements. */
export interface Heights {
  /** Returns the height of an element; 0 until it is measured. */
  of: (element: Element | null | undefined) => number
  /** Measures these elements from now on, and no others. */
  measure: (elements: Iterable<Element>) => void
  /** Measures them once more in this frame, whether or not they have changed. */
  measureAgain: () => void
}

/**
 * Measures with a ResizeObserver, which knows heights anyway, so no layout is forced. `onMeasure` is
 * called with whether any element had another size before.
 */
export const createHeights = (
  window: Window & typeof globalThis,
  { onEnd }: Life,
  onMeasure: (hasChanged: boolean) => void,
): Heights => {
  const heights = new WeakMap<Element, number>()
  let observed: ReadonlySet<Element> = new Set()
  const heightOf: Heights['of'] = (element) => (element && heights.get(element)) ?? 0

  // The observer of the cards' own window: another window may be hidden. Without one, as in a test DOM,
  // there is nothing to lay out either.
  const { ResizeObserver: Observer } = window as Partial<typeof window>
  const observer =
    Observer &&
    new Observer((entries) => {
      const hasChanged = entries.some(({ target }) => heightOf(target) > 0)
      for (const { target, borderBoxSize } of entries)
        heights.set(target, borderBoxSize[0]!.blockSize)
      onMeasure(hasChanged)
    })
  onEnd(() => observer?.disconnect())

  return {
    of: heightOf,
    measure: (elements) => {
      const before = observed
      observed = new Set(elements)
      // Firefox, as specified, keeps elements alive while they are observed.
      for (const element of before) if (!observed.has(element)) observer?.unobserve(element)
      for (const element of observed) if (!before.has(element)) observer?.observe(element)
    },
    // An observer reports what it begins to observe, even if nothing has changed.
    measureAgain: () => {
      for (const element of observed) {
        observer?.unobserve(element)
        observer?.observe(element)
      }
    },
  }
}
