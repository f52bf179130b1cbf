// @ts-check
// Writes what assistants read into the package: llms.txt is the index of its docs, llms-full.txt is
// everything. The site has both as well.
import { writeFileSync } from 'node:fs'
import { createServer } from 'vite'

const server = await createServer({
  configFile: false,
  logLevel: 'error',
  server: { middlewareMode: true },
  appType: 'custom',
})
const { readGroups } = /** @type {typeof import('../site/pages.ts')} */ (
  await server.ssrLoadModule('/site/pages.ts')
)
const { llmsFull, llmsIndex } = /** @type {typeof import('../site/llms.ts')} */ (
  await server.ssrLoadModule('/site/llms.ts')
)
const groups = readGroups()
await server.close()

writeFileSync(
  'dist/llms.txt',
  llmsIndex(groups, ({ source }) => `../${source}`),
)
writeFileSync('dist/llms-full.txt', llmsFull(groups))
