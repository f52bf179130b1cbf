import type { Root } from './layers.ts'
import type { Listen } from './listen.ts'
import { cardsIn } from './stack.ts'

/** Takes care of where the keyboard is. */
export interface Focus {
  /** To be called when cards have come or gone: focus on one that left goes on to the next. */
  check: () => void
  stop: () => void
}

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]:not([tabindex="-1"])'

/** Whether a key event is a combination such as `F6` or `Alt+T`. */
export function isHotkey(event: KeyboardEvent, hotkey: string): boolean {
  const keys = hotkey.toLowerCase().split('+')
  const key = keys.pop()
  return (
    // With Alt some keyboards type another letter, so the place of the key counts too.
    (event.key.toLowerCase() === key || event.code.toLowerCase() === `key${key}`) &&
    event.altKey === keys.includes('alt') &&
    event.ctrlKey === keys.includes('ctrl') &&
    event.metaKey === keys.includes('meta') &&
    event.shiftKey === keys.includes('shift')
  )
}

/**
 * Moves focus only when the user asks, or when the card that had it is gone. The hotkey goes to the
 * newest card and back; Escape closes the card that has the focus.
 */
export function watchFocus(
  stage: HTMLElement,
  listen: Listen,
  hotkey: () => string | null,
  onEscape: (id: string) => void,
): Focus {
  const document = stage.ownerDocument
  const window = document.defaultView!
  let origin: Element | null = null
  let card: HTMLElement | undefined

  const active = () => (stage.getRootNode() as Root).activeElement
  const isInside = () => stage.contains(active())

  function onFocusIn(event: FocusEvent): void {
    const target = event.composedPath()[0] as Element
    if (stage.contains(target)) {
      const from = event.relatedTarget as Element | null
      if (from && !stage.contains(from)) origin = from
      card = target.closest<HTMLElement>('[data-notification]') ?? undefined
    } else card = undefined
  }

  function onKeyDown(event: KeyboardEvent): void {
    const keys = hotkey()
    const [newest] = cardsIn(stage)
    if (event.defaultPrevented || !keys || !newest || !isHotkey(event, keys)) return
    event.preventDefault()
    if (isInside()) return goBack()
    origin = active()
    // A focus trap that sees where focus goes takes it back; one that sees it end does not.
    if (origin instanceof HTMLElement) origin.blur()
    focusOn(newest)
  }

  function onKeyDownInside(event: KeyboardEvent): void {
    if (!isInside()) return
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopImmediatePropagation()
      if (card && 'dismissible' in card.dataset) onEscape(card.dataset.notification!)
    } else if (event.key === 'Tab' && event.shiftKey && origin?.isConnected && isFirst()) {
      event.preventDefault()
      goBack()
    }
  }

  function isFirst(): boolean {
    const current = active()
    return current === cardsIn(stage)[0] || current === stage.querySelector(FOCUSABLE)
  }

  function focusOn(target: HTMLElement): void {
    target.tabIndex = -1
    target.focus({ preventScroll: true })
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true })
  }

  function goBack(): void {
    const home =
      origin?.isConnected && origin !== document.body
        ? origin
        : [...document.querySelectorAll(FOCUSABLE)].find((each) => !stage.contains(each))
    ;(home as HTMLElement | undefined)?.focus({ preventScroll: true })
    card = undefined
  }

  function check(): void {
    const left = card
    if (!left || (left.isConnected && left.dataset.state !== 'leaving')) return
    const now = active()
    // Somebody else has the focus by now.
    if (now && now !== document.body && !left.contains(now)) return
    const cards = cardsIn(stage)
    const next =
      cards.find((each) => left.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING) ??
      cards.at(-1)
    if (next) focusOn(next)
    else goBack()
  }

  // Pressing a button with the mouse must not take the focus from where the user works.
  function onMouseDown(event: MouseEvent): void {
    if ((event.target as Element).closest('button')) event.preventDefault()
  }

  listen(document, 'focusin', onFocusIn, { capture: true })
  listen(document, 'keydown', onKeyDown)
  // In the capture phase of the window: modals of some libraries listen for Escape on the document.
  listen(window, 'keydown', onKeyDownInside, { capture: true })
  listen(stage, 'mousedown', onMouseDown)

  return {
    check,
    stop() {
      if (isInside()) goBack()
    },
  }
}
