/** Where the choice is kept. */
export const SCHEME_KEY = 'belfry-site-scheme'

/** What the reader may choose; `auto` is what the system says. */
export const schemes = ['auto', 'light', 'dark'] as const

/** One of them. */
export type Scheme = (typeof schemes)[number]

/** What was chosen on any page of the site. */
export const storedScheme = (): Scheme => {
  try {
    const stored = localStorage.getItem(SCHEME_KEY)
    return schemes.find((scheme) => scheme === stored) ?? 'auto'
  } catch {
    return 'auto'
  }
}

/** Keeps the choice for all pages; without storage it holds for this one. */
export const storeScheme = (scheme: Scheme): void => {
  try {
    localStorage.setItem(SCHEME_KEY, scheme)
  } catch {
    // Nothing is lost but the memory of it.
  }
}

/** Shows the page in a scheme. */
export const applyScheme = (scheme: Scheme): void => {
  document.documentElement.style.colorScheme = scheme === 'auto' ? '' : scheme
}
