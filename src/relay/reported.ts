/**
 * Logs an error for the operator. Not `reportError`: where a host has none, it throws in a separate
 * task, and a server must not crash because one request failed.
 */
export const tell = (error: unknown): void => console.error(error)

/** Runs work and logs what it throws, so that one failure doesn't affect others. */
export const reported = (work: () => void): void => {
  try {
    work()
  } catch (error) {
    tell(error)
  }
}
