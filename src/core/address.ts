import { type Reader, kind } from './check.ts'

// URL parsers drop control characters and whitespace, which can be used to disguise a scheme.
/* @__NO_SIDE_EFFECTS__ */
const isSafe = (unsafe: RegExp) => (value: unknown) =>
  typeof value === 'string' && value !== '' && !unsafe.test(value.replace(/[^!-~]/g, ''))

/** An image URL: nothing that executes code, and `data:` only for images. */
export const imageAddress: Reader<string> = kind(
  'an image URL',
  isSafe(/^(javascript|vbscript|data(?!:image\/)):/i),
)

/** A link URL: nothing that executes code. */
export const linkAddress: Reader<string> = kind(
  'a URL that runs no script',
  isSafe(/^(javascript|vbscript|data):/i),
)
