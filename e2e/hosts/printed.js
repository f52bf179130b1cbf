// @ts-check
import { readFileSync } from 'node:fs'

/**
 * The files that a guide prints: the first line of each is its name.
 * @param {string} guide
 * @returns {Record<string, string>} what is in each, by its name
 */
export const printedFiles = (guide) =>
  Object.fromEntries(
    [
      ...readFileSync(`docs/guides/${guide}.md`, 'utf8').matchAll(
        /^```tsx?\n(\/\/ (\S+)\n[\s\S]*?)^```/gm,
      ),
    ].map(([, code, name]) => [name, code]),
  )
