// @ts-check

/**
 * What a runner's JSON tells: how many passed and failed, and the names of those that were skipped
 * or needed a second try.
 * @typedef {{ passed: number, failed: number, skipped: string[], flaky: string[] }} Result
 */

/**
 * Of Playwright: suites in suites, with the tests at their ends.
 * @param {any} suite
 * @param {string[]} above
 * @returns {{ name: string, status: string }[]}
 */
const testsOf = (suite, above = []) => [
  ...(suite.specs ?? []).flatMap((/** @type {any} */ { title, tests }) =>
    tests.map((/** @type {any} */ { status }) => ({
      name: [...above, title].join(' › '),
      status,
    })),
  ),
  ...(suite.suites ?? []).flatMap((/** @type {any} */ inner) =>
    testsOf(inner, [...above, inner.title]),
  ),
]

/** @param {any} report @returns {Result} */
function ofPlaywright(report) {
  const tests = testsOf(report)
  /** @param {string} wanted */
  const named = (wanted) => tests.filter(({ status }) => status === wanted).map(({ name }) => name)
  return {
    passed: report.stats.expected + report.stats.flaky,
    // What fails outside a test, such as a server that does not start, fails as well.
    failed: report.stats.unexpected + (report.errors ?? []).length,
    skipped: named('skipped'),
    flaky: named('flaky'),
  }
}

const isSkipped = new Set(['skipped', 'pending', 'todo', 'disabled'])

/** @param {any} report Vitest's, or Jest's @returns {Result} */
function ofVitest(report) {
  const tests = report.testResults.flatMap((/** @type {any} */ file) => file.assertionResults)
  return {
    passed: report.numPassedTests,
    // A file that cannot be read has no tests that could fail.
    failed: Math.max(report.numFailedTests, report.success ? 0 : 1),
    skipped: tests
      .filter((/** @type {any} */ { status }) => isSkipped.has(status))
      .map((/** @type {any} */ { fullName }) => fullName),
    flaky: [],
  }
}

/**
 * Reads the JSON report of Vitest, Jest or Playwright.
 * @param {any} report
 */
export const readResult = (report) => (report.stats ? ofPlaywright(report) : ofVitest(report))

/**
 * Several results as one.
 * @param {Result[]} results
 * @returns {Result}
 */
export const total = (results) => ({
  passed: results.reduce((sum, { passed }) => sum + passed, 0),
  failed: results.reduce((sum, { failed }) => sum + failed, 0),
  skipped: results.flatMap(({ skipped }) => skipped),
  flaky: results.flatMap(({ flaky }) => flaky),
})
