import type { Listen } from './life.ts'

// What the browser itself closes at Escape.
const OPEN_INSIDE = ':is(:popover-open, select:open, dialog:modal)'

const hasOpen = (card: Element): boolean => {
  try {
    return !!card.querySelector(OPEN_INSIDE)
  } catch {
    return false
  }
}

/**
 * Closes the card that has the focus at Escape: one for each time that the key goes down, and nothing
 * behind it. What ends a composition or closes something inside of the card is left to the browser.
 */
export const watchEscape = (
  window: Window,
  listen: Listen,
  cardInFocus: () => HTMLElement | null | undefined,
  onEscape: (id: string) => void,
): void => {
  let isUsed = false

  const swallow = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }

  // In the capture phase of the window: modals of some libraries listen for Escape on the document.
  listen(
    window,
    'keydown',
    (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // The key that has closed a card means nothing more, wherever the focus is by now.
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
