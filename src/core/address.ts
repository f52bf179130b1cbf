import { type Reader, kind } from './check.ts'

// The URL parser drops control characters and blanks, so a scheme can be hidden among them.
/* @__NO_SIDE_EFFECTS__ */
const isSafe = (unsafe: RegExp) => (value: unknown) =>
  typeof value === 'string' && value !== '' && !unsafe.test(value.replace(/[^!-~]/g, ''))

/** Where an image is: nothing that runs, and no data but an image's. */
export const imageAddress: Reader<string> = kind(
  'an image address',
  isSafe(/^(javascript|vbscript|data(?!:image\/)):/i),
)

/** Where a link leads: nothing that runs. */
export const linkAddress: Reader<string> = kind(
  'an address that runs nothing',
  isSafe(/^(javascript|vbscript|data):/i),
)
