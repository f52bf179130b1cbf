/** A placeholder for text that is known only after a component has rendered. */
export const NO_WORDS = '\u00a0'

/** Returns an element's visible text; without layout, all of its text. */
export const drawnWords = (element: HTMLElement | null): string =>
  (element?.innerText ?? element?.textContent ?? '').replace(/\s+/g, ' ').trim()
