/** What a value must be: the words for an error, and the test. */
export type Kind = readonly [takes: string, fits: (value: unknown) => boolean]

export const isText = (value: unknown): value is string => typeof value === 'string'
export const isFunction = (value: unknown): boolean => typeof value === 'function'
export const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null
const isNumber = (value: unknown): value is number => typeof value === 'number'

export const text: Kind = ['a text', isText]
export const name: Kind = ['a text, not empty', (value) => isText(value) && value !== '']
export const truth: Kind = ['true or false', (value) => typeof value === 'boolean']
export const callback: Kind = ['a function', isFunction]
export const object: Kind = ['an object', isObject]
export const number: Kind = ['a number', (value) => isNumber(value) && value === value]
export const duration: Kind = ['a number from 0', (value) => isNumber(value) && value >= 0]
export const room: Kind = [
  'a whole number from 1, or Infinity',
  (value) => value === Infinity || (Number.isInteger(value) && Number(value) > 0),
]

/** One of the words given. */
export const oneOf = (...words: readonly unknown[]): Kind => [
  words.join(' or '),
  (value) => words.includes(value),
]

/** The value, or a `TypeError` that says what was expected and what came. */
export function check<Value>(field: string, [takes, fits]: Kind, value: Value): Value {
  if (fits(value)) return value
  const got = isText(value)
    ? JSON.stringify(value.slice(0, 50))
    : isObject(value)
      ? 'an object'
      : String(value)
  throw new TypeError(`belfry: ${field} must be ${takes}; got ${got}`)
}
