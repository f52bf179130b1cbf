import { type Reader, kind, misfit } from '../core/inside.ts'

/** Returns the value, or throws a `TypeError` that says what was expected and received. */
export function check<Value>(field: string, takes: string, fits: unknown, value: Value): Value {
  if (!fits) throw misfit(field, takes, value)
  return value
}

/** Reads a caller's input; if that throws, as a getter may, it is bad input too. */
export function readInput<Value>(read: () => Value): Value {
  try {
    return read()
  } catch (error) {
    if (error instanceof TypeError) throw error
    throw new TypeError('belfry: what is sent must be readable; got an error', { cause: error })
  }
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

// Half a character can't be encoded: two such names would become the same on their way to an engine.
const LONE_SURROGATE = /\p{Surrogate}/u

/** Returns whether a value is a valid name of a user, channel or record. */
export const isName = (value: unknown): value is string =>
  typeof value === 'string' &&
  value.length >= 1 &&
  value.length <= 200 &&
  !LONE_SURROGATE.test(value)

export const NAME = 'a string of 1 to 200 characters'

export const readName: Reader<string> = kind(NAME, isName)

/** Checks a wait in milliseconds. */
export const checkMs = (field: string, value: number, least = 1): number =>
  check(field, `a number from ${least}`, Number.isFinite(value) && value >= least, value)
