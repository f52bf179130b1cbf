import type { Root } from './layers.ts'
import type { Life } from './life.ts'
import { cardsIn } from './stack.ts'

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex="0"]'
const MODIFIERS = ['alt', 'ctrl', 'meta', 'shift'] as const

/** Whether a key event is a combination such as `F6` or `Alt+T`. */
const isHotkey = (event: KeyboardEvent, hotkey: string): boolean => {
  const keys = hotkey.toLowerCase().split('+')
  const key = keys.pop()
  return (
    // With Alt some keyboards type another letter, so the place of the key counts too.
    (event.key.toLowerCase() === key || event.code.toLowerCase() === `key${key}`) &&
    MODIFIERS.every((modifier) => event[`${modifier}Key`] === keys.includes(modifier))
  )
}

/**
 * Moves focus only when the user asks, or when the card that had it is gone. The hotkey goes to the
 * newest card and back; Escape closes the card that has the focus.
 *
 * @returns `check`, to be called when cards have come or gone: focus on one that left goes on to the
 * next; and `keep`, which does something that may cost the focus, and brings it back
 */
export const watchFocus = (
  root: Root,
  stage: HTMLElement,
  [listen, onEnd]: Life,
  options: () => { hotkey: string | null },
  onEscape: (id: string) => void,
): [check: () => void, keep: (work: () => void) => void] => {
  const document = stage.ownerDocument
  const window = document.defaultView!
  let origin: Element | null | undefined
  let clicked: Element | null | undefined
  let focused: Element | undefined
  let card: HTMLElement | null | undefined

  // A shadow root knows only of a focus inside of it.
  const active = () => root.activeElement ?? document.activeElement
  const isInside = () => stage.contains(active())
  const isNowhere = () => active() === document.body

  const onFocusIn = (event: FocusEvent) => {
    const target = event.target as Element
    const from = event.relatedTarget as Element | null
    focused = stage.contains(target) ? target : undefined
    card = target.closest<HTMLElement>('[data-notification]')
    if (focused && from && !stage.contains(from)) origin = from
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const { hotkey } = options()
    const [newest] = cardsIn(stage)
    if (event.defaultPrevented || !hotkey || !newest || !isHotkey(event, hotkey)) return
    event.preventDefault()
    if (isInside()) return goBack()
    origin = active()
    // A focus trap that sees where focus goes takes it back; one that sees it end does not.
    ;(origin as HTMLElement | null)?.blur()
    focusOn(newest)
  }

  const onKeyDownInside = (event: KeyboardEvent) => {
    if (!isInside()) return
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      if (card && 'dismissible' in card.dataset) onEscape(card.dataset.notification!)
    } else if (event.key === 'Tab' && event.shiftKey && origin?.isConnected && isFirst()) {
      event.preventDefault()
      goBack()
    }
  }

  const isFirst = () => [cardsIn(stage)[0], stage.querySelector(FOCUSABLE)].includes(active())

  const focusOn = (target: Element) => (target as HTMLElement).focus({ preventScroll: true })

  const goBack = () => {
    focused = undefined
    for (const home of [origin, ...document.querySelectorAll(FOCUSABLE)]) {
      if (!home || home === document.body || stage.contains(home)) continue
      focusOn(home)
      if (active() === home) return
    }
  }

  const check = () => {
    if (!focused || (focused.isConnected && card?.dataset.state !== 'leaving')) return
    // Somebody else has the focus by now.
    if (!isNowhere() && active() !== focused) return
    const cards = cardsIn(stage)
    let next: Element | null | undefined = card
    while (next && !cards.includes(next as HTMLElement)) next = next.nextElementSibling
    next ??= cards.at(-1)
    if (next) focusOn(next)
    else goBack()
  }

  const keep = (work: () => void): void => {
    const hadFocus = isInside() || !stage.isConnected
    work()
    if (hadFocus && focused && focused !== active()) focusOn(focused)
  }

  // The mouse must not take the focus from where the user works, unless it selects text.
  const onMouseDown = (event: MouseEvent) => {
    clicked = active()
    if ((event.target as Element).closest('button')) event.preventDefault()
  }

  const onClick = () => {
    const now = active() as HTMLElement
    const isTaken = now.matches('body, [data-notification]')
    if (clicked && isTaken && document.getSelection()!.isCollapsed) {
      now.blur()
      focusOn(clicked)
    }
    clicked = null
  }

  listen(root, 'focusin', onFocusIn, true)
  listen(document, 'keydown', onKeyDown)
  // In the capture phase of the window: modals of some libraries listen for Escape on the document.
  listen(window, 'keydown', onKeyDownInside, true)
  listen(stage, 'mousedown', onMouseDown)
  listen(stage, 'click', onClick)
  onEnd(() => {
    if (focused && (isInside() || isNowhere())) goBack()
  })

  return [check, keep]
}
