// @ts-check
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { transformSync } from 'esbuild'
import { installPacked } from '../../scripts/consumer.js'
import { runTogether } from '../../scripts/run.js'
import { writeForJest, writeForPlaywright, writeForVitest } from './guides.js'

/**
 * Runs suites as users would, against the packed package, under each runner and document that people
 * have: their own with the configuration that they begin with, `switched`, which was written for other
 * libraries, with the alias alone, and what the guides print, as it is printed.
 */

const project = resolve('.cache/suites')
const results = resolve('.cache/results')
const sources = 'e2e/suites'
const files = [
  'app.jsx',
  'toasts.test.jsx',
  'bad-input.test.jsx',
  'inbox.test.jsx',
  'patience.js',
  ...readdirSync(`${sources}/switched`).map((file) => `switched/${file}`),
]
const aliases = { sonner: 'belfry/sonner', 'react-hot-toast': 'belfry/react-hot-toast' }

rmSync(project, { recursive: true, force: true })
mkdirSync(`${project}/vitest`, { recursive: true })
mkdirSync(`${project}/jest`)
mkdirSync(results, { recursive: true })
installPacked(project)

for (const file of files) cpSync(`${sources}/${file}`, `${project}/vitest/${file}`)
cpSync(`${sources}/guides.test.jsx`, `${project}/vitest/guides.test.jsx`)
writeForVitest(`${project}/vitest`)
writeForJest(`${project}/jest-guide`)
writeForPlaywright(`${project}/playwright`)
writeFileSync(`${project}/vitest/package.json`, JSON.stringify({ type: 'module' }))
writeFileSync(
  `${project}/vitest/vitest.config.js`,
  `export default ${JSON.stringify({
    resolve: { alias: aliases },
    test: { setupFiles: './patience.js' },
  })}`,
)

// A busy machine is ten times as slow at moments.
const patience = '--testTimeout=60000'

// Jest without any presets of Babel reads CommonJS, which is what those presets make. It has
// Vitest's words for mocks, under a name of its own.
mkdirSync(`${project}/jest/switched`)
for (const file of files) {
  const source = readFileSync(`${sources}/${file}`, 'utf8')
  const written = file.startsWith('switched/') ? source.replaceAll('vi.', 'jest.') : source
  const { code } = transformSync(written, { loader: 'jsx', jsx: 'automatic', format: 'cjs' })
  writeFileSync(`${project}/jest/${file.replace('.jsx', '.js')}`, code)
}
const moduleNameMapper = Object.fromEntries(
  Object.entries(aliases).map(([name, door]) => [`^${name}$`, door]),
)
writeFileSync(
  `${project}/jest/package.json`,
  JSON.stringify({ jest: { testEnvironment: 'jsdom', moduleNameMapper } }),
)

/** @param {string} document */
const vitest = (document) =>
  `cd ${project}/vitest && vitest run --globals --environment ${document} ${patience} ` +
  `--reporter=default --reporter=json --outputFile.json=${results}/suite-vitest-${document}.json`

/** @param {string} folder */
const jest = (folder) =>
  `cd ${project}/${folder} && jest ${patience} --setupFilesAfterEnv=${project}/jest/patience.js ` +
  `--json --outputFile=${results}/suite-${folder}-jsdom.json > log`

const failures = await runTogether([
  ['Vitest, jsdom', vitest('jsdom')],
  ['Vitest, happy-dom', vitest('happy-dom')],
  ['Jest, jsdom', jest('jest')],
  ['Jest as the guide sets it up', jest('jest-guide')],
  ['Playwright as the guide has it', 'playwright test --config e2e/suites/playwright.config.ts'],
])
for (const failure of failures) {
  console.error(`A user's suite fails: ${failure}`)
  process.exitCode = 1
}
