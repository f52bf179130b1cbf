// Bundlers know this by its letters, and leave out of production what stands behind it.
declare const process: { env: { NODE_ENV?: string } }

const told = new Set<string>()

/** Tells a programmer once that something is so, and a user never: in production nothing is left of it. */
export function warnOnce(words: string, isSo: () => unknown): void {
  // Where there is no process, nobody develops.
  if (typeof process === 'object' && process.env.NODE_ENV !== 'production') {
    if (told.has(words) || !isSo()) return
    told.add(words)
    console.warn(words)
  }
}
