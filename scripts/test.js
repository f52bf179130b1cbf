// @ts-check
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { prepareBrowsers } from './browsers.js'
import { preparePackages } from './packages.js'
import { run } from './run.js'

// Every runner leaves its result here as JSON.
const results = '.cache/results'

/** @param {any} result Vitest's or Playwright's */
function count(result) {
  const { stats } = result
  return stats
    ? { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped }
    : {
        passed: result.numPassedTests,
        failed: result.numFailedTests,
        skipped: result.numPendingTests + result.numTodoTests,
      }
}

async function test() {
  preparePackages()
  await prepareBrowsers()
  return run('npm run --silent check') && (!existsSync('e2e') || run('npm run --silent test:e2e'))
}

rmSync(results, { recursive: true, force: true })
const succeeded = await test().catch((error) => {
  console.error(error.message)
  return false
})

const total = { passed: 0, failed: 0, skipped: 0 }
for (const file of existsSync(results) ? readdirSync(results) : []) {
  const { passed, failed, skipped } = count(JSON.parse(readFileSync(join(results, file), 'utf8')))
  total.passed += passed
  total.failed += failed
  total.skipped += skipped
}
// What fails outside a runner, such as a type error, counts as one: the line is never falsely green.
if (!succeeded && total.failed === 0) total.failed = 1
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
process.exitCode = total.failed > 0 ? 1 : 0
