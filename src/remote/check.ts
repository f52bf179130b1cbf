/** Throws a `TypeError` that says what was expected and what came, unless it fits. */
export function check(field: string, takes: string, value: unknown, fits: unknown): void {
  if (fits) return
  const got = typeof value === 'string' ? JSON.stringify(value.slice(0, 50)) : typeof value
  throw new TypeError(`belfry: ${field} must be ${takes}; got ${got}`)
}

export const isFunction = (value: unknown): boolean => typeof value === 'function'
