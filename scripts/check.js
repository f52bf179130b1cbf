// @ts-check
import { pack } from './consumer.js'
import { stylesheets } from './doors.js'
import { run, runTogether } from './run.js'

const sheets = stylesheets.map(({ name }) => name.replace('belfry/', '')).join(' ')

/** @type {[name: string, command: string][]} */
const steps = [
  ['Format', 'oxfmt --check'],
  ['Lint and layers', 'oxlint'],
  ['Types', 'tsc'],
  ['Core without DOM or Node', 'tsc -p tsconfig.core.json'],
  ['Build', 'node scripts/build.js'],
  ['Tests and coverage', 'vitest run --coverage'],
]

/**
 * What looks at the build. attw gets the tarball: it would pack by itself, and so build again, while the
 * others read.
 * @returns {[name: string, command: string][]}
 */
const looksAtWhatIsBuilt = () => [
  ['API reports', 'node scripts/api.js --check'],
  [
    'Types of the package, by attw',
    `attw ${pack('.cache/package')} --exclude-entrypoints ${sheets} --no-summary --format table-flipped`,
  ],
  ['Package, by publint', 'publint'],
  ['Size', 'size-limit'],
  ['The picture of the house', 'node scripts/architecture.js --check'],
  ['Nothing unused, by knip', 'knip'],
]

/** @type {string[]} */
const failures = []
for (const [name, command] of steps) {
  console.log(`\n${name}`)
  if (run(command)) continue
  failures.push(`${name} failed: ${command}`)
  // Whatever comes after it looks at what is built.
  if (name === 'Build') break
}
if (!failures.some((failure) => failure.startsWith('Build')))
  failures.push(...(await runTogether(looksAtWhatIsBuilt())))
for (const failure of failures) console.error(`\n${failure}`)
if (failures.length > 0) process.exitCode = 1
