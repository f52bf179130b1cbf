/** Where there are no words yet: what only a component knows is put in when it has drawn it. */
export const NO_WORDS = '\u00a0'

/** The words that are seen. A document without layout knows only the text. */
export const drawnWords = (element: HTMLElement | null): string =>
  (element?.innerText ?? element?.textContent ?? '').replace(/\s+/g, ' ').trim()
