import { createHash } from 'node:crypto'
import { SCHEME_KEY } from './client/scheme.ts'

/**
 * Shows the page in the chosen colour scheme before anything is painted. It stands in the page itself,
 * so that nobody waits for it.
 */
export const firstPaint = `try {
  const scheme = localStorage.getItem('${SCHEME_KEY}')
  if (scheme === 'light' || scheme === 'dark') document.documentElement.style.colorScheme = scheme
} catch {}`

/** What a policy calls it by. */
export const firstPaintHash: string = `'sha256-${createHash('sha256').update(firstPaint).digest('base64')}'`
