/** Hands an error that is not ours to the host, without disturbing whoever is at work. */
export const report = (error: unknown): void => {
  if (typeof reportError === 'function') reportError(error)
  else
    setTimeout(() => {
      throw error
    }, 0)
}

/** Runs somebody else's code: what it throws is reported and stops nobody. */
export const attempt = (work: () => void): void => {
  try {
    work()
  } catch (error) {
    report(error)
  }
}
