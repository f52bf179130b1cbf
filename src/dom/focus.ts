import type { Root } from './layers.ts'
import type { Listen } from './listen.ts'
import { cardsIn } from './stack.ts'

/** Takes care of where the keyboard is. */
export interface Focus {
  /** To be called when cards have come or gone: focus on one that left goes on to the next. */
  check: () => void
  stop: () => void
}

const FOLLOWING = 4
const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]:not([tabindex="-1"])'

/** Whether a key event is a combination such as `F6` or `Alt+T`. */
function isHotkey(event: KeyboardEvent, hotkey: string): boolean {
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
  const root = stage.getRootNode() as Root
  let origin: Element | null = null
  let clicked: Element | null = null
  let focused: Element | undefined
  let card: HTMLElement | null = null

  // A shadow root knows only of a focus inside of it.
  const active = () => root.activeElement ?? document.activeElement
  const isInside = () => stage.contains(active())
  const isNowhere = () => active() === document.body

  function onFocusIn(event: FocusEvent): void {
    const target = event.target as Element
    const from = event.relatedTarget as Element | null
    focused = stage.contains(target) ? target : undefined
    card = target.closest<HTMLElement>('[data-notification]')
    if (focused && from && !stage.contains(from)) origin = from
  }

  function onKeyDown(event: KeyboardEvent): void {
    const keys = hotkey()
    const [newest] = cardsIn(stage)
    if (event.defaultPrevented || !keys || !newest || !isHotkey(event, keys)) return
    event.preventDefault()
    if (isInside()) return goBack()
    origin = active()
    // A focus trap that sees where focus goes takes it back; one that sees it end does not.
    ;(origin as HTMLElement | null)?.blur()
    focusOnCard(newest)
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

  const focusOn = (target: Element) => (target as HTMLElement).focus({ preventScroll: true })

  function focusOnCard(target: HTMLElement): void {
    target.tabIndex = -1
    focusOn(target)
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true })
  }

  function goBack(): void {
    focused = undefined
    const homes = [root, document].flatMap((each) => [...each.querySelectorAll(FOCUSABLE)])
    for (const home of [origin, ...homes]) {
      if (!home || home === document.body || stage.contains(home)) continue
      focusOn(home)
      if (active() === home) return
    }
  }

  function check(): void {
    if (!focused || (focused.isConnected && card?.dataset.state !== 'leaving')) return
    // Somebody else has the focus by now.
    if (!isNowhere() && active() !== focused) return
    const cards = cardsIn(stage)
    const next =
      cards.find((each) => each === card || card?.compareDocumentPosition(each) === FOLLOWING) ??
      cards.at(-1)
    if (next) focusOnCard(next)
    else goBack()
  }

  // The mouse must not take the focus from where the user works, unless it selects text.
  function onMouseDown(event: MouseEvent): void {
    clicked = active()
    if ((event.target as Element).closest('button')) event.preventDefault()
  }

  function onClick(): void {
    if (clicked && isNowhere() && document.getSelection()!.isCollapsed) focusOn(clicked)
    clicked = null
  }

  listen(root, 'focusin', onFocusIn, { capture: true })
  listen(document, 'keydown', onKeyDown)
  // In the capture phase of the window: modals of some libraries listen for Escape on the document.
  listen(window, 'keydown', onKeyDownInside, { capture: true })
  listen(stage, 'mousedown', onMouseDown)
  listen(stage, 'click', onClick)

  return {
    check,
    stop() {
      if (focused && (isInside() || isNowhere())) goBack()
    },
  }
}
