const numbers = new WeakMap<object, number>()
let last = 0

/** A number that stands for this very function, to be a key in React. */
export const identityOf = (known: object): number => {
  const number = numbers.get(known) ?? ++last
  numbers.set(known, number)
  return number
}
