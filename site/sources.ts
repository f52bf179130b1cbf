import { posix } from 'node:path'
import type { Page } from './pages.ts'

const isTest = (file: string): boolean => /^(e2e|src)\/.*\.ts$/.test(file)

/** Where a test that a page leads to can be read on the site; nothing for other files. */
export const sourcePath = (file: string): string | undefined =>
  isTest(file) ? `source/${file}.txt` : undefined

/** The tests that pages lead to, from the root of the project. */
export const linkedSources = (pages: readonly Page[]): string[] => {
  const files = pages.flatMap(({ source, markdown }) =>
    [...markdown.matchAll(/\]\(([^)#]+)\)/g)].map(([, href]) =>
      posix.join(posix.dirname(source), `${href}`),
    ),
  )
  return [...new Set(files.filter(isTest))]
}
