import { existsSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { readGroups } from '../site/pages.ts'
import { sourcePath } from '../site/sources.ts'

const pages = readGroups().flatMap((group) => group.pages)

/** Every link of a page within the project: its words, and the file that it means. */
const links = pages.flatMap(({ source, markdown }) =>
  [...markdown.replace(/^```[\s\S]*?^```/gm, '').matchAll(/(?<!!)\[([^\]]*)\]\(([^)#]+)/g)]
    .filter(([, , href]) => !/^https?:/.test(href!))
    .map(([, words = '', href = '']) => ({
      source,
      words,
      file: posix.join(posix.dirname(source), href),
    })),
)

test('every link within the project means a file that is there', () => {
  expect(links.length).toBeGreaterThan(100)
  expect(links.filter(({ file }) => !existsSync(file))).toEqual([])
})

// The site has no page for a folder. Its name stays as text there, so it has to be one.
test('what a page of the site links to is on the site, or is a folder that the link names', () => {
  const isOnSite = (file: string) =>
    sourcePath(file) !== undefined || pages.some(({ source }) => source === file)
  const lost = links.filter(({ file, words }) => !isOnSite(file) && !/^`[^`]+\/`$/.test(words))
  expect(lost).toEqual([])
})
