// @ts-check
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { transformSync } from 'esbuild'
import { installPacked } from '../../scripts/consumer.js'
import { run } from '../../scripts/run.js'
import { writeForJest, writeForVitest } from './guides.js'

/**
 * Runs the suite as users would, against the packed package: `toasts.test.jsx` under each runner
 * and document that people have, with the configuration that they begin with; and what the guides
 * print, as it is printed.
 */

const project = resolve('.cache/suites')
const results = resolve('.cache/results')
const source = 'e2e/suites/toasts.test.jsx'

rmSync(project, { recursive: true, force: true })
mkdirSync(`${project}/vitest`, { recursive: true })
mkdirSync(`${project}/jest`)
mkdirSync(results, { recursive: true })
installPacked(project)

cpSync(source, `${project}/vitest/toasts.test.jsx`)
cpSync('e2e/suites/guides.test.jsx', `${project}/vitest/guides.test.jsx`)
writeForVitest(`${project}/vitest`)
writeForJest(`${project}/jest-guide`)
writeFileSync(`${project}/vitest/package.json`, JSON.stringify({ type: 'module' }))
// Nothing in it: it only keeps Vitest from finding the one of this repository.
writeFileSync(`${project}/vitest/vitest.config.js`, 'export default {}')

// Jest without any presets of Babel reads CommonJS, which is what those presets make.
const { code } = transformSync(readFileSync(source, 'utf8'), {
  loader: 'jsx',
  jsx: 'automatic',
  format: 'cjs',
})
writeFileSync(`${project}/jest/toasts.test.js`, code)
writeFileSync(
  `${project}/jest/package.json`,
  JSON.stringify({ jest: { testEnvironment: 'jsdom' } }),
)

/** @param {string} document */
const vitest = (document) =>
  `cd ${project}/vitest && vitest run --globals --environment ${document} ` +
  `--reporter=default --reporter=json --outputFile.json=${results}/suite-vitest-${document}.json`

/** @param {string} folder */
const jest = (folder) =>
  `cd ${project}/${folder} && jest --json --outputFile=${results}/suite-${folder}-jsdom.json > log`

const suites = [
  ['Vitest, jsdom', vitest('jsdom')],
  ['Vitest, happy-dom', vitest('happy-dom')],
  ['Jest, jsdom', jest('jest')],
  ['Jest as the guide sets it up', jest('jest-guide')],
]

for (const [name, command] of suites) {
  console.log(`\n${name}`)
  if (run(`${command}`)) continue
  console.error(`A user's suite fails: ${name}`)
  process.exitCode = 1
}
