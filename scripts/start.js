// @ts-check
import { preparePackages } from './packages.js'
import { run } from './run.js'

preparePackages()
if (!run('npm run --silent build')) process.exit(1)
await import('./demo.js')
