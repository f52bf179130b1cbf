// Bundlers know this by its letters; where there is none, nobody develops.
declare const process: { env: { NODE_ENV?: string } }

const told = new Set<string>()

const isDevelopment = (): boolean => {
  try {
    return process.env.NODE_ENV !== 'production'
  } catch {
    return false
  }
}

/** Tells a programmer once, and a user never. */
export const warnOnce = (words: string): void => {
  if (told.has(words) || !isDevelopment()) return
  told.add(words)
  console.warn(words)
}
