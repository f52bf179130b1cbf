import { SCHEME_KEY } from './client/scheme.ts'

/**
 * Shows the page in the chosen colour scheme before anything is painted. It stands in the page itself,
 * so that nobody waits for it.
 */
export const firstPaint = `try {
  const scheme = localStorage.getItem('${SCHEME_KEY}')
  if (scheme === 'light' || scheme === 'dark') document.documentElement.style.colorScheme = scheme
} catch {}`
