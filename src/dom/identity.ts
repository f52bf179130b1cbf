const numbers = new WeakMap<object, number>()
let last = 0

/** Returns a number that identifies an object or a function, where a key has to be a text or a number. */
export const identityOf = (known: object): number => {
  const number = numbers.get(known) ?? ++last
  numbers.set(known, number)
  return number
}
