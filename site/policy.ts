import { createHash } from 'node:crypto'
import { firstPaint } from './first-paint.ts'

/** What a policy calls something by that stands in the page itself. */
const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** What stands in a page itself. */
interface Inline {
  readonly scripts?: readonly string[]
  readonly styles?: readonly string[]
}

/** What a page of the static site may do: run and paint its own files, nothing else, nowhere else. */
export const policyFor = ({ scripts = [], styles = [] }: Inline = {}): string =>
  [
    "default-src 'none'",
    `script-src ${["'self'", ...[firstPaint, ...scripts].map(hashOf)].join(' ')}`,
    `style-src ${["'self'", ...styles.map(hashOf)].join(' ')}`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
