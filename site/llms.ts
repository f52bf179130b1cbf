import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Group, Page } from './pages.ts'

const readme = fileURLToPath(new URL('../README.md', import.meta.url).href)

/** Returns the index that assistants read first: each page with its address and its first sentence. */
export const llmsIndex = (groups: readonly Group[], addressOf: (page: Page) => string): string =>
  [
    '# Belfry',
    '',
    '> Notifications for React that stay above modals, wait to be seen and are spoken once.',
    ...groups.flatMap(({ name, pages }) => [
      '',
      `## ${name}`,
      '',
      ...pages.map((page) => `- [${page.title}](${addressOf(page)}): ${page.summary}`),
    ]),
    '',
  ].join('\n')

/** Returns everything there is to read in one text, the README first. */
export const llmsFull = (groups: readonly Group[]): string =>
  [
    readFileSync(readme, 'utf8'),
    ...groups.flatMap(({ pages }) => pages).map(({ markdown }) => markdown),
  ].join('\n')
