const numbers = new WeakMap<object, number>()
let last = 0

/** Returns a number that identifies a function, for use as a React key. */
export const identityOf = (known: object): number => {
  const number = numbers.get(known) ?? ++last
  numbers.set(known, number)
  return number
}
