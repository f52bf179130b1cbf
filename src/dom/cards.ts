import { firstOn, pathOf } from './tree.ts'

const CARD = '[data-notification]'

/** Returns the cards that have a place, newest first. */
export const cardsIn = (stage: HTMLElement): HTMLElement[] => [
  ...stage.querySelectorAll<HTMLElement>(`${CARD}:not([data-state=leaving], [hidden])`),
]

/** Returns the card around an element, which may be inside a web component. */
export const cardOf = (element: Element): HTMLElement | undefined => firstOn(pathOf(element), CARD)
