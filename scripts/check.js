// @ts-check
import { stylesheets } from './doors.js'
import { run } from './run.js'

const sheets = stylesheets.map(({ name }) => name.replace('belfry/', '')).join(' ')

const steps = [
  ['Format', 'oxfmt --check'],
  ['Lint and layers', 'oxlint'],
  ['Types', 'tsc'],
  ['Core without DOM or Node', 'tsc -p tsconfig.core.json'],
  ['Build', 'node scripts/build.js'],
  ['Tests and coverage', 'vitest run --coverage'],
  ['Package, by publint', 'publint'],
  [
    'Types of the package, by attw',
    `attw --pack . --exclude-entrypoints ${sheets} --no-summary --format table-flipped`,
  ],
  ['Size', 'size-limit'],
  ['API reports', 'node scripts/api.js --check'],
  ['The picture of the house', 'node scripts/architecture.js --check'],
  ['Nothing unused, by knip', 'knip'],
]

/** @type {string[]} */
const failures = []
for (const [index, [name, command]] of steps.entries()) {
  console.log(`\n[${index + 1}/${steps.length}] ${name}`)
  if (run(`${command}`)) continue
  failures.push(`${name} failed: ${command}`)
  // Whatever comes after it looks at what is built.
  if (name === 'Build') break
}
for (const failure of failures) console.error(`\n${failure}`)
if (failures.length > 0) process.exitCode = 1
