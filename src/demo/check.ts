/** The value, or a `TypeError` that says what was expected and what came. */
export function check<Value>(field: string, takes: string, fits: boolean, value: Value): Value {
  if (fits) return value
  const got =
    typeof value === 'string'
      ? JSON.stringify(value.slice(0, 50))
      : typeof value === 'object' && value !== null
        ? 'an object'
        : String(value).slice(0, 50)
  throw new TypeError(`belfry: ${field} must be ${takes}; got ${got}`)
}

/** The options, or a `TypeError` when they are not an object. */
export const checkOptions = <Options>(options: Options): Options =>
  check('options', 'an object', typeof options === 'object' && options !== null, options)
