/** Values that apply until they are released: holds, quiet spells, stretches. */
export interface Claims<Value> {
  /** The values that apply now; a new array after each change. */
  all: () => readonly Value[]
  /** Adds a value and returns its release, which is safe to call more than once. */
  add: (value: Value) => () => void
}

/** Creates an empty set of claims; `onChange` is called with each value added or released. */
export const createClaims = <Value>(onChange?: (value: Value) => void): Claims<Value> => {
  const claims = new Map<object, Value>()
  let all: readonly Value[] = []
  const list = (value: Value) => {
    all = [...claims.values()]
    onChange?.(value)
  }

  return {
    all: () => all,
    add: (value) => {
      const claim = {}
      claims.set(claim, value)
      list(value)
      return () => {
        claims.delete(claim)
        list(value)
      }
    },
  }
}
