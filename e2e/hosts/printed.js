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
      ...readFileSync(`docs/${page}.md`, 'utf8').matchAll(
        /^```tsx?(?: live)?\n(\/\/ (\S+)\n[\s\S]*?)^```/gm,
      ),
    ].map(([, code, name]) => [name, code]),
  )

/**
 * A file after an edit that a page describes in words.
 * @param {string} text
 * @param {string} before
 * @param {string} after
 */
export const changed = (text, before, after) => {
  if (!text.includes(before)) throw new Error(`There is no ${before} in:\n${text}`)
  return text.replace(before, after)
}
