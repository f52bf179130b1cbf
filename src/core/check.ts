/** Hands a value back, or throws a `TypeError` that says what was expected and what came. */
export type Kind = <Value>(field: string, value: Value) => Value

/** What a value must be: the words for an error, and the test. */
export const kind =
  (takes: string, fits: (value: unknown) => unknown): Kind =>
  (field, value) => {
    if (fits(value)) return value
    const got =
      Object(value) === value
        ? typeof value
        : typeof value === 'string'
          ? JSON.stringify(value.slice(0, 50))
          : String(value)
    throw new TypeError(`belfry: ${field} must be ${takes}; got ${got}`)
  }

export const text: Kind = kind('a string', (value) => typeof value === 'string')
export const callback: Kind = kind('a function', (value) => typeof value === 'function')
export const name: Kind = kind('a non-empty string', (value) => typeof value === 'string' && value)
export const object: Kind = kind('an object', (value) => typeof value === 'object' && value)

export const number: Kind = kind('a number', Number.isFinite)

export const duration: Kind = kind(
  'a number from 0',
  (value) => typeof value === 'number' && value >= 0,
)

// The rest of Infinity divided by 1 is NaN, which is as good as none.
export const room: Kind = kind(
  'a whole number from 1 or Infinity',
  (value) => typeof value === 'number' && value >= 1 && !(value % 1),
)

/** One of the words given. */
export const oneOf = (...words: readonly unknown[]): Kind =>
  kind(words.join(' or '), (value) => words.includes(value))
