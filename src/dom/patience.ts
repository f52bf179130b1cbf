const ROUNDS = 20
const SPELL = 1000

/**
 * For answers to others who may answer back, for ever.
 *
 * @returns what tells whether to answer once more; after too many within a second, no
 */
export const createPatience = (): (() => boolean) => {
  let rounds = 0
  return () => {
    if (!rounds) setTimeout(() => (rounds = 0), SPELL)
    return ++rounds <= ROUNDS
  }
}
