import { cardsIn } from './cards.ts'
import type { Life } from './life.ts'
import { lineUp } from './line-up.ts'
import { type Origin, letGoOf } from './origin.ts'
import { firstOn, isElement } from './tree.ts'

const MODIFIERS = ['alt', 'ctrl', 'meta', 'shift'] as const

// Other common names.
const NAMES: Record<string, string> = {
  control: 'ctrl',
  command: 'meta',
  cmd: 'meta',
  option: 'alt',
}

const isTypedInto = (target: unknown): boolean =>
  isElement(target) && (target.matches('input, select, textarea') || target.isContentEditable)

/** Returns whether an event is a key combination like `F6` or `Alt+T`; not if it types in a field. */
const isHotkey = (event: KeyboardEvent, hotkey: string): boolean => {
  const keys = hotkey.toLowerCase().split('+')
  const key = keys.pop()!.trim()
  const modifiers = keys.map((each) => NAMES[each.trim()] ?? each.trim())
  // Autofill sends key events without either.
  const { code = '', key: pressed = '' } = event as Partial<KeyboardEvent>
  const isTyping = key.length === 1 && modifiers.every((each) => each === 'shift')
  return (
    // With Alt, some keyboards type something else, so the physical key counts too.
    [pressed, code.replace(/^(Key|Digit)/, '')].some((each) => each.toLowerCase() === key) &&
    MODIFIERS.every((modifier) => event[`${modifier}Key`] === modifiers.includes(modifier)) &&
    !(isTyping && isTypedInto(event.composedPath()[0]))
  )
}

/** What the hotkey needs from whoever keeps focus. */
interface Surroundings {
  options: () => { hotkey: string | null | undefined }
  origin: Origin
  /** Returns what has focus. */
  active: () => Element | null
  goBack: () => void
}

/**
 * Moves focus to the newest card with the hotkey, and with the same to the cards of the next view, or
 * back where there is none.
 */
export const watchHotkey = (stage: HTMLElement, life: Life, around: Surroundings): void => {
  const { options, origin, active, goBack } = around
  const document = stage.ownerDocument
  /** Whether the F6 that is held down was left to the browser. */
  let isHandedOver = false

  /** Returns the newest card, if an event is for the cards. */
  const cardFor = (event: KeyboardEvent) => {
    const { hotkey } = options()
    return hotkey && isHotkey(event, hotkey) ? cardsIn(stage)[0] : undefined
  }

  /** Goes to the newest card; returns whether an event was for it. */
  const enter = (event: KeyboardEvent): boolean => {
    const card = cardFor(event)
    if (!card) return false
    event.preventDefault()
    origin.remember()
    letGoOf(active())
    // Scrolls, as Tab does: others may have been scrolled into its place.
    card.focus()
    return true
  }
  const all = lineUp(document, 'hotkeys', enter, life)

  // Heard here: no key leaves a view that is in a layer.
  const onOwnKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented) return
    const isBack = cardFor(event)
    if (isBack) goBack()
    // To later ones only, so that it goes back in the end.
    const later = all.slice(all.indexOf(enter) + 1)
    if (later.some((enterNext) => enterNext(event)) || !isBack) return
    // A second F6 belongs to the browser: it goes to the toolbars.
    isHandedOver = event.key === 'F6'
    if (!isHandedOver) event.preventDefault()
  }

  const onPageKey = (event: KeyboardEvent) => {
    if (!event.defaultPrevented && !firstOn(event.composedPath(), '.belfry-stage')) enter(event)
  }

  // Firefox may land on the page itself, and forgets what had focus there.
  const onKeyUp = ({ key }: KeyboardEvent) => {
    if (key !== 'F6') return
    if (isHandedOver && active() === document.body) goBack()
    isHandedOver = false
  }

  life.listen(stage, 'keydown', onOwnKey)
  life.listen(document, 'keydown', onPageKey)
  life.listen(document.defaultView!, 'keyup', onKeyUp, true)
}
