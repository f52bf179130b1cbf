import { isElement } from './tree.ts'

const MODIFIERS = ['alt', 'ctrl', 'meta', 'shift'] as const

// What else people call them.
const NAMES: Record<string, string> = {
  control: 'ctrl',
  command: 'meta',
  cmd: 'meta',
  option: 'alt',
}

const isTypedInto = (target: unknown): boolean =>
  isElement(target) && (target.matches('input, select, textarea') || target.isContentEditable)

/** Whether a key event is a combination such as `F6` or `Alt+T`. What types a letter is none in a field. */
export const isHotkey = (event: KeyboardEvent, hotkey: string): boolean => {
  const keys = hotkey.toLowerCase().split('+')
  const key = keys.pop()!.trim()
  const modifiers = keys.map((each) => NAMES[each.trim()] ?? each.trim())
  // What a browser sends when it fills in a form has neither.
  const { code = '', key: pressed = '' } = event as Partial<KeyboardEvent>
  const isTyping = key.length === 1 && modifiers.every((each) => each === 'shift')
  return (
    // With Alt some keyboards type another letter, so the place of the key counts too.
    (pressed.toLowerCase() === key || code.toLowerCase() === `key${key}`) &&
    MODIFIERS.every((modifier) => event[`${modifier}Key`] === modifiers.includes(modifier)) &&
    !(isTyping && isTypedInto(event.composedPath()[0]))
  )
}
