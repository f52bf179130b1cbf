const CARD = '[data-notification]'

/** Returns the cards that have a place, newest first. */
export const cardsIn = (stage: HTMLElement): HTMLElement[] => [
  ...stage.querySelectorAll<HTMLElement>(`${CARD}:not([data-state=leaving], [hidden])`),
]

/** Returns the card around an element. */
export const cardOf = (element: Element): HTMLElement | null => element.closest<HTMLElement>(CARD)
