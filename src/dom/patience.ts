const ROUNDS = 20
const SPELL = 1000

/**
 * Limits reactions to other code that may react in turn, forever.
 *
 * @returns a function that says whether to react again; false after too many times within a second
 */
export const createPatience = (): (() => boolean) => {
  let rounds = 0
  return () => {
    if (!rounds) setTimeout(() => (rounds = 0), SPELL)
    return ++rounds <= ROUNDS
  }
}
