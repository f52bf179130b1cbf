export const isText = (value: unknown): value is string => typeof value === 'string'
export const isName = (value: unknown): value is string => isText(value) && value !== ''
export const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null

/** The value if it fits, or a `TypeError` that says what was expected and what came. */
export function check<Value>(field: string, takes: string, fits: boolean, value: Value): Value {
  if (fits) return value
  const got = isText(value)
    ? JSON.stringify(value.slice(0, 50))
    : isObject(value)
      ? 'an object'
      : String(value).slice(0, 50)
  throw new TypeError(`belfry: ${field} must be ${takes}; got ${got}`)
}

export const checkText = <Value>(field: string, value: Value): Value =>
  check(field, 'a text', isText(value), value)

export const checkName = <Value>(field: string, value: Value): Value =>
  check(field, 'a text, not empty', isName(value), value)
