/** What is in force until it is released: holds, quiet spells, stretches. */
export interface Claims<Value> {
  /** Those in force now; another array after each change. */
  all: () => readonly Value[]
  /** Puts one in force, and returns its release, which may be called more than once. */
  add: (value: Value) => () => void
}

/** Creates a place for claims. */
export const createClaims = <Value>(): Claims<Value> => {
  const claims = new Map<object, Value>()
  let all: readonly Value[] = []
  const list = () => {
    all = [...claims.values()]
  }

  return {
    all: () => all,
    add: (value) => {
      const claim = {}
      claims.set(claim, value)
      list()
      return () => {
        claims.delete(claim)
        list()
      }
    },
  }
}
