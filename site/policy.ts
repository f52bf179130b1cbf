import { firstPaintHash } from './first-paint.ts'

// What the static site may do: run and paint its own files, nothing else, nowhere else.
export const policy = [
  "default-src 'none'",
  `script-src 'self' ${firstPaintHash}`,
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')
