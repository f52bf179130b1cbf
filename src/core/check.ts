import { tried } from './errors.ts'

/** Returns the value to keep, or throws a `TypeError` saying what was expected and received. */
export type Reader<Value = unknown> = (field: string, value: unknown) => Value

/** An object as it was given: anything may be in it. */
export type Fields = Readonly<Record<string, unknown>>

/** Other libraries accept React elements as content, so people pass them here too. */
const isElement = (value: unknown): boolean => tried(() => '$$typeof' in Object(value)) ?? false

/** Returns what an object is, such as `promise` or `error`. */
const tagOf = (value: unknown): string =>
  tried(() => Object.prototype.toString.call(value).slice('[object '.length, -1).toLowerCase()) ??
  typeof value

/** Describes a value briefly for an error message. */
const describe = (value: unknown): string => {
  if (isElement(value)) return 'a React element, which `render` could draw'
  if (Object(value) === value) return tagOf(value)
  return typeof value === 'string' ? JSON.stringify(value.slice(0, 50)) : String(value)
}

/** Creates the error that names a field, what it accepts and what it received. */
export const misfit = (field: string, takes: string, value: unknown): TypeError =>
  new TypeError(`belfry: ${field} must be ${takes}; got ${describe(value)}`)

/** Creates a reader that returns accepted values unchanged. */
/* @__NO_SIDE_EFFECTS__ */
export const kind =
  <Value>(takes: string, fits: (value: unknown) => boolean): Reader<Value> =>
  (field, value) => {
    if (!fits(value)) throw misfit(field, takes, value)
    return value as Value
  }

/** Converts a number to text, since fields of text accept both. */
export const asText = (value: unknown): unknown =>
  typeof value === 'number' ? String(value) : value

export const string: Reader<string> = kind('a string', (value) => typeof value === 'string')

/** A text that is not empty. */
export const name: Reader<string> = kind(
  'a non-empty string',
  (value) => typeof value === 'string' && value !== '',
)

/** A text, which may be given as a number. */
export const text: Reader<string> = (field, value) => string(field, asText(value))

// Also of zero width, as pasted texts have. Not a no-break space, which code writes on purpose: for a
// card that draws itself.
const BLANK = /^[\t-\r \p{Cf}]+$/u

/** A text that people read; one that would show nothing is empty. */
export const prose: Reader<string> = (field, value) => text(field, value).replace(BLANK, '')

/** A text that is not empty, which may be given as a number. */
export const words: Reader<string> = (field, value) => name(field, asText(value))

export const callback: Reader<(...given: never[]) => unknown> = kind(
  'a function',
  (value) => typeof value === 'function',
)

/** An object with fields, which a React element doesn't count as. */
export const object: Reader<Fields> = kind(
  'an object',
  (value) => typeof value === 'object' && value !== null && !isElement(value),
)

/** An object with these methods. */
/* @__NO_SIDE_EFFECTS__ */
export const having = <Value>(...functions: readonly string[]): Reader<Value> =>
  kind(`an object with ${functions.join(', ')}`, (value) =>
    functions.every((member) => typeof (value as Fields | null)?.[member] === 'function'),
  )

/** Several ids. A text is none: its characters would be read as ids. */
export const several: Reader<Iterable<unknown>> = kind(
  'a list of ids, or nothing for all of them',
  (value) =>
    typeof (value as Partial<Iterable<unknown>> | null)?.[Symbol.iterator] === 'function' &&
    typeof value !== 'string',
)

// Passing `Number.isFinite` itself would be a property access, which bundlers can't tree-shake.
export const number: Reader<number> = kind('a finite number', (value) => Number.isFinite(value))

const isFrom = (least: number, value: unknown) => typeof value === 'number' && value >= least

export const duration: Reader<number> = kind('a number from 0', (value) => isFrom(0, value))

export const positive: Reader<number> = kind(
  'a number above 0',
  (value) => typeof value === 'number' && value > 0,
)

export const times: Reader<number> = kind('a number from 1', (value) => isFrom(1, value))

export const room: Reader<number> = kind(
  'a whole number from 1 or Infinity',
  (value) => isFrom(1, value) && (value === Infinity || Number.isInteger(value)),
)

/** One of the given values. */
/* @__NO_SIDE_EFFECTS__ */
export const oneOf = <Word>(...choice: readonly Word[]): Reader<Word> =>
  kind(choice.join(' or '), (value) => choice.includes(value as Word))

// A Date is recognised by its method, not its class, since it may come from another realm. A number
// out of a Date's range makes an invalid one.
const timeOf = (value: unknown): number =>
  tried(() => new Date(typeof value === 'number' ? value : (value as Date).getTime()).getTime()) ??
  NaN

/** A Date or epoch milliseconds, returned as the latter. */
export const date: Reader<number> = (field, value) => {
  const time = timeOf(value)
  if (Number.isNaN(time)) throw misfit(field, 'a valid Date or epoch milliseconds', value)
  return time
}
