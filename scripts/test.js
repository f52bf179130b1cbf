// @ts-check
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { prepareBrowsers, prepareEngines } from './browsers.js'
import { prepareOldFirefox } from './old-firefox.js'
import { preparePackages } from './packages.js'
import { readResult, total } from './results.js'
import { run } from './run.js'
import { prepareProgram } from './system.js'

// Sequences and fuzzing take a tenth of their numbers; with this, all of them.
if (process.argv.includes('--long')) process.env.BELFRY_LONG = '1'

// Every runner leaves its result here as JSON.
const results = '.cache/results'

async function test() {
  preparePackages()
  await prepareBrowsers()
  await prepareEngines()
  await prepareOldFirefox()
  await prepareProgram('redis-server', 'what needs Redis')
  await prepareProgram('nginx', 'what needs a proxy')
  const steps = ['check', 'test:suites', 'test:e2e', 'test:hosts']
  return steps.map((step) => run(`npm run --silent ${step}`)).every(Boolean)
}

rmSync(results, { recursive: true, force: true })
const succeeded = await test().catch((error) => {
  console.error(error.message)
  return false
})

const files = existsSync(results) ? readdirSync(results) : []
const { passed, failed, skipped, flaky } = total(
  files.map((file) => readResult(JSON.parse(readFileSync(join(results, file), 'utf8')))),
)
for (const name of flaky) console.log(`Passed at a second try: ${name}`)
for (const name of skipped) console.log(`Skipped: ${name}`)
for (const failure of failed) console.log(`Failed: ${failure}\n`)
// What fails outside a runner, such as a type error, counts as one: the line is never falsely green.
const failures = Math.max(failed.length, succeeded ? 0 : 1)
console.log(`\n${passed} passed, ${failures} failed, ${skipped.length} skipped`)
process.exitCode = failures > 0 ? 1 : 0
