// @ts-check
import { preparePackages } from './packages.js'

preparePackages()
const { createServer } = await import('vite')

const server = await createServer({ configFile: 'playground/vite.config.ts' })
// Vite takes the next port when one is taken.
await server.listen()
console.log('\n  Belfry’s playground:\n')
server.printUrls()
if (process.stdin.isTTY) server.bindCLIShortcuts({ print: true })
