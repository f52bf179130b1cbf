/** What is in force until it is released: holds, quiet spells, stretches. */
export interface Claims<Value> {
  /** Those in force now; another array after each change. */
  all: () => readonly Value[]
  /** Puts one in force, and returns its release, which may be called more than once. */
  add: (value: Value) => () => void
}

/** Creates a place for claims; `onChange` hears which one has come into force or left it. */
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
