// Bundlers replace exactly this expression, and drop the code behind it in production.
declare const process: { env: { NODE_ENV?: string } }

const told = new Set<string>()

/** Warns developers once if a condition holds; production builds contain none of it. */
export function warnOnce(words: string, isSo: () => unknown): void {
  // Asking whether there is a `process` would silence Vite and esbuild, which replace the expression alone.
  try {
    if (process.env.NODE_ENV !== 'production') {
      if (told.has(words) || !isSo()) return
      told.add(words)
      console.warn(words)
    }
  } catch {
    // Without a bundler there is no `process`, and this isn't development.
  }
}
