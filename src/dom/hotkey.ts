import { isElement } from './tree.ts'

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
export const isHotkey = (event: KeyboardEvent, hotkey: string): boolean => {
  const keys = hotkey.toLowerCase().split('+')
  const key = keys.pop()!.trim()
  const modifiers = keys.map((each) => NAMES[each.trim()] ?? each.trim())
  // Autofill sends key events without either.
  const { code = '', key: pressed = '' } = event as Partial<KeyboardEvent>
  const isTyping = key.length === 1 && modifiers.every((each) => each === 'shift')
  return (
    // With Alt, some keyboards type another letter, so the physical key counts too.
    (pressed.toLowerCase() === key || code.toLowerCase() === `key${key}`) &&
    MODIFIERS.every((modifier) => event[`${modifier}Key`] === modifiers.includes(modifier)) &&
    !(isTyping && isTypedInto(event.composedPath()[0]))
  )
}
