// @ts-check
// Writes what assistants read, from the same pages as the site: llms.txt is the index, llms-full.txt
// is everything. Both go into the package.
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'vite'

const server = await createServer({
  configFile: false,
  logLevel: 'error',
  server: { middlewareMode: true },
  appType: 'custom',
})
const { readGroups } = await server.ssrLoadModule('/site/pages.ts')
/** @type {import('../site/pages.ts').Group[]} */
const groups = readGroups()
await server.close()

const index = [
  '# Belfry',
  '',
  '> Notifications for React that stay above modals, wait to be seen and are spoken once.',
  ...groups.flatMap(({ name, pages }) => [
    '',
    `## ${name}`,
    '',
    ...pages.map(({ title, source, summary }) => `- [${title}](${source}): ${summary}`),
  ]),
  '',
].join('\n')
const pages = groups.flatMap((group) => group.pages)
const full = [readFileSync('README.md', 'utf8'), ...pages.map(({ markdown }) => markdown)].join(
  '\n',
)
writeFileSync('dist/llms.txt', index)
writeFileSync('dist/llms-full.txt', full)
