// Bundlers know this by its letters, and leave out of production what stands behind it.
declare const process: { env: { NODE_ENV?: string } }

const told = new Set<string>()

/** Tells a programmer once, and a user never. */
export function warnOnce(words: string): void {
  // Where there is no process, nobody develops.
  if (typeof process === 'undefined' || process.env.NODE_ENV === 'production') return
  if (told.has(words)) return
  told.add(words)
  console.warn(words)
}
