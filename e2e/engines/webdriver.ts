import { Key } from 'selenium-webdriver'

/**
 * A function as WebDriver runs it, with one argument. A rejection comes back as a value: in some
 * browsers a script that throws ends the whole session.
 */
export const scriptOf = (work: unknown): string => `
  const [argument, done] = arguments
  Promise.resolve()
    .then(() => (${String(work)})(argument))
    .then((value) => done({ value }), (error) => done({ error: String(error) }))`

/** What such a script answered; throws what it threw. */
export function resultOf<Result>(answer: unknown): Result {
  const { error, value } = answer as { error?: string; value: Result }
  if (error) throw new Error(error)
  return value
}

/** What WebDriver calls a key: `ArrowDown` is `ARROW_DOWN`. */
const nameOfKey = (name: string) => name.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase()

/** The keys of a combination such as `Shift+Tab`, as WebDriver sends them. */
export const keysOf = (combination: string): string[] =>
  combination.split('+').map((name) => Key[nameOfKey(name)] ?? name)
