import { tried } from '../core/inside.ts'
import type { Listen } from './life.ts'

// What the browser itself closes on Escape.
const OPEN_INSIDE = ':is(:popover-open, select:open, dialog:modal)'

// Test DOMs don't know all of it.
const hasOpen = (card: Element): boolean => !!tried(() => card.querySelector(OPEN_INSIDE))

/**
 * Closes the focused card on Escape: one per key press, and nothing behind it. Ending a composition or
 * closing something inside the card is left to the browser.
 */
export const watchEscape = (
  window: Window,
  listen: Listen,
  cardInFocus: () => HTMLElement | undefined,
  onEscape: (id: string) => void,
): void => {
  let isUsed = false

  const swallow = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }

  // Captures on the window, because modals of some libraries listen for Escape on the document.
  listen(
    window,
    'keydown',
    (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // A repeat of the key press that closed a card does nothing more, wherever focus is by now.
      if (event.repeat && isUsed) return swallow(event)
      isUsed = false
      const card = cardInFocus()
      if (!card) return
      if (event.isComposing || hasOpen(card)) return event.stopPropagation()
      if (!('dismissible' in card.dataset)) return
      swallow(event)
      isUsed = true
      if (!event.repeat) onEscape(card.dataset.notification!)
    },
    true,
  )
}
