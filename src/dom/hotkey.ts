import { cardsIn } from './cards.ts'
import type { Listen } from './life.ts'
import { type Origin, focusOn, letGoOf } from './origin.ts'
import { firstOn, isElement, isWithin } from './tree.ts'

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

/** Moves focus to the newest card with the hotkey, and back with the same. */
export const watchHotkey = (stage: HTMLElement, listen: Listen, around: Surroundings): void => {
  const { options, origin, active, goBack } = around
  const document = stage.ownerDocument
  /** Whether the F6 that is held down was left to the browser. */
  let isHandedOver = false

  const onHotkey = (event: KeyboardEvent) => {
    const { hotkey } = options()
    const [newest] = cardsIn(stage)
    if (event.defaultPrevented || !hotkey || !newest || !isHotkey(event, hotkey)) return
    const before = active()
    const isBack = isWithin(before, stage)
    // A second F6 belongs to the browser: it goes to the toolbars.
    isHandedOver = isBack && event.key === 'F6'
    if (!isHandedOver) event.preventDefault()
    if (isBack) return goBack()
    origin.remember()
    letGoOf(before)
    focusOn(newest)
  }

  // Firefox may land on the page itself, and forgets what had focus there.
  const onKeyUp = ({ key }: KeyboardEvent) => {
    if (key !== 'F6') return
    if (isHandedOver && active() === document.body) goBack()
    isHandedOver = false
  }

  listen(stage, 'keydown', onHotkey)
  listen(document, 'keydown', (event: KeyboardEvent) => {
    const other = firstOn(event.composedPath(), '.belfry-stage')
    // From another view, the key goes on to later ones only, so that it goes back in the end.
    if (!other || other.compareDocumentPosition(stage) & Node.DOCUMENT_POSITION_FOLLOWING)
      onHotkey(event)
  })
  listen(document.defaultView!, 'keyup', onKeyUp, true)
}
