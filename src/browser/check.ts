const got = (value: unknown): string =>
  typeof value === 'string'
    ? JSON.stringify(value)
    : Object(value) === value
      ? typeof value
      : `${value as number}`

/** Hands a value back, or throws a `TypeError` that says what was expected and what came. */
export const check = <Value>(field: string, takes: string, value: Value, fits: boolean): Value => {
  if (fits) return value
  throw new TypeError(`belfry: ${field} must be ${takes}; got ${got(value)}`)
}

/** A text that is not empty. */
export const checkName = (field: string, value: string): string =>
  check(field, 'a non-empty string', value, typeof value === 'string' && value !== '')
