// @ts-check
import { build } from 'vite'
import { serveFolder } from '../../scripts/serve-folder.js'

// The static site, from a sub-path that it knows nothing of.
await build({ configFile: 'playground/vite.config.ts', logLevel: 'warn' })
const { url } = await serveFolder(
  'playground/dist',
  '/some/where/',
  Number(process.env.BELFRY_E2E_PLAYGROUND_PORT ?? 4311),
)
console.log(`The playground is at ${url}`)
