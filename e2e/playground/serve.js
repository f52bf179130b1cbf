// @ts-check
import { resolve } from 'node:path'
import { build } from 'vite'
import { serveFolder } from '../../scripts/serve-folder.js'

const port = Number(process.env.BELFRY_E2E_PLAYGROUND_PORT ?? 4311)
const outDir = resolve(`.cache/e2e/playground-${port}`)

// The static site, from a sub-path that it knows nothing of.
await build({ configFile: 'playground/vite.config.ts', logLevel: 'warn', build: { outDir } })
const { url } = await serveFolder(outDir, '/some/where/', port)
console.log(`The playground is at ${url}`)
