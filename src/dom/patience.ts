const ROUNDS = 20
const SPELL = 1000

/**
 * Limits reactions to other code that may react in turn, forever. `onRested` is called at the end of a
 * second with too many of them.
 *
 * @returns a function that says whether to react again; false after too many times within a second
 */
export const createPatience = (onRested: () => void = () => {}): (() => boolean) => {
  let rounds = 0
  const rest = () => {
    const wasTired = rounds > ROUNDS
    rounds = 0
    if (wasTired) onRested()
  }
  return () => {
    if (!rounds) setTimeout(rest, SPELL)
    return ++rounds <= ROUNDS
  }
}
