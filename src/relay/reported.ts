/**
 * Tells the operator. Not `reportError`: where a host has none it throws in a task of its own,
 * and a server must not fall because one request could not be answered.
 */
export const tell = (error: unknown): void => console.error(error)

/** Runs somebody else's code: what it throws is told and stops nobody. */
export const reported = (work: () => void): void => {
  try {
    work()
  } catch (error) {
    tell(error)
  }
}
