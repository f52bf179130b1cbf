// @ts-check
// npm runs this before it packs: a fresh clone has neither packages nor `dist`.
import { preparePackages } from './packages.js'
import { run } from './run.js'

preparePackages()
if (!run('npm run --silent build')) process.exitCode = 1
