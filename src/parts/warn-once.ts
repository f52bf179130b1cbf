// Bundlers replace exactly this expression, and drop the code behind it in production.
declare const process: { env: { NODE_ENV?: string } }

// A browser has no `process`, and yet a bundler may have said that this is development. Where nobody
// has said anything, it isn't.
const isDevelopment = /* @__PURE__ */ (() => {
  try {
    return process.env.NODE_ENV !== 'production'
  } catch {
    return false
  }
})()

const told = new Set<string>()

/** Warns developers once if a condition holds; production builds contain none of it. */
export function warnOnce(words: string, isSo: () => unknown): void {
  if (isDevelopment && process.env.NODE_ENV !== 'production') {
    if (told.has(words) || !isSo()) return
    told.add(words)
    console.warn(words)
  }
}

const checked = new Set<string>()

/**
 * Warns developers if something is drawn without the property that its stylesheet sets, or with another
 * one that clashes. It looks once, as soon as there is something to see; without layout, there are no
 * stylesheets.
 */
export function askForSheet(
  file: string,
  property: string,
  drawn: () => HTMLElement | false | null,
  clash?: (element: HTMLElement) => string | false,
): void {
  if (isDevelopment && process.env.NODE_ENV !== 'production') {
    const element = !checked.has(file) && drawn()
    if (!element || !element.offsetWidth) return
    checked.add(file)
    const isThere = getComputedStyle(element).getPropertyValue(property)
    const words = isThere ? clash?.(element) : `the styles are missing; import '${file}' once.`
    if (words) console.warn(`belfry: ${words}`)
  }
}
