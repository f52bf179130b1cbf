type Check = <Value>(field: string, value: Value) => void

/** Throws a `TypeError` that says what was expected and what came, unless it is absent or fits. */
const option =
  (takes: string, fits: (value: unknown) => unknown): Check =>
  (field, value) => {
    if (value === undefined || fits(value)) return
    const got =
      typeof value === 'string'
        ? JSON.stringify(value.slice(0, 50))
        : typeof value === 'object' && value !== null
          ? 'an object'
          : String(value).slice(0, 50)
    throw new TypeError(`belfry: ${field} must be ${takes}; got ${got}`)
  }

const has = (value: unknown, member: string): boolean =>
  typeof (Object(value) as Record<string, unknown>)[member] === 'function'

export const address: Check = option(
  'an address',
  (value) => value instanceof URL || (typeof value === 'string' && value),
)
export const callback: Check = option('a function', (value) => typeof value === 'function')
export const headers: Check = option('an object or a function', (value) => Object(value) === value)
export const inbox: Check = option(
  'an inbox',
  (value) => has(value, 'adopt') && has(value, 'merge'),
)
export const name: Check = option(
  'a non-empty string',
  (value) => typeof value === 'string' && value,
)
export const notifier: Check = option(
  'a notifier',
  (value) => typeof value === 'function' && has(value, 'batch'),
)
export const options: Check = option('an object', (value) => typeof value === 'object' && value)
export const oneOrAll: Check = option(
  "'one' or 'all'",
  (value) => value === 'one' || value === 'all',
)
