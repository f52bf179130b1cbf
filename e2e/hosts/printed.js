// @ts-check
import { readFileSync } from 'node:fs'

/**
 * The files that a page of `docs` prints: the first line of each is its name.
 * @param {string} page
 * @returns {Record<string, string>} what is in each, by its name
 */
export const printedFiles = (page) =>
  Object.fromEntries(
    [
      ...readFileSync(`docs/${page}.md`, 'utf8').matchAll(/^```tsx?\n(\/\/ (\S+)\n[\s\S]*?)^```/gm),
    ].map(([, code, name]) => [name, code]),
  )
