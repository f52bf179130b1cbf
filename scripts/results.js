// @ts-check

/**
 * What a runner's JSON tells: how many passed, what failed and why, and the names of those that
 * were skipped or needed a second try.
 * @typedef {{ passed: number, failed: string[], skipped: string[], flaky: string[] }} Result
 */

/** @param {{ message: string }} error */
const messageOf = ({ message }) => message

/** @param {string} name @param {string[]} messages */
const told = (name, messages) => [name, ...messages].join('\n')

/**
 * Of Playwright: suites in suites, with the tests at their ends.
 * @param {any} suite
 * @param {string[]} above
 * @returns {{ name: string, status: string, messages: string[] }[]}
 */
const testsOf = (suite, above = []) => [
  ...(suite.specs ?? []).flatMap((/** @type {any} */ { title, tests }) =>
    tests.map((/** @type {any} */ { status, results = [] }) => ({
      name: [...above, title].join(' › '),
      status,
      messages: results.flatMap((/** @type {any} */ { errors = [] }) => errors.map(messageOf)),
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
  const having = (wanted) => tests.filter(({ status }) => status === wanted)
  /** @param {string} wanted */
  const named = (wanted) => having(wanted).map(({ name }) => name)
  return {
    passed: report.stats.expected + report.stats.flaky,
    failed: [
      ...having('unexpected').map(({ name, messages }) => told(name, messages)),
      // What fails outside a test, such as a server that does not start, fails as well.
      ...(report.errors ?? []).map(messageOf),
    ],
    skipped: named('skipped'),
    flaky: named('flaky'),
  }
}

const isSkipped = new Set(['skipped', 'pending', 'todo', 'disabled'])

/**
 * A file that cannot be read has no tests that could fail: it fails as a whole.
 * @param {any} file
 * @returns {string[]}
 */
function failuresOf({ name, status, message, assertionResults }) {
  const failed = assertionResults.filter((/** @type {any} */ test) => test.status === 'failed')
  if (failed.length === 0) return status === 'failed' ? [told(name, [message])] : []
  return failed.map((/** @type {any} */ { fullName, failureMessages }) =>
    told(`${name} › ${fullName}`, failureMessages),
  )
}

/** @param {any} report Vitest's, or Jest's @returns {Result} */
function ofVitest(report) {
  const tests = report.testResults.flatMap((/** @type {any} */ file) => file.assertionResults)
  const failed = report.testResults.flatMap(failuresOf)
  /** @param {(test: any) => boolean} isMeant */
  const named = (isMeant) =>
    tests.filter(isMeant).map((/** @type {any} */ { fullName }) => fullName)
  return {
    passed: report.numPassedTests,
    failed: failed.length > 0 || report.success ? failed : ['A run failed outside its tests.'],
    skipped: named(({ status }) => isSkipped.has(status)),
    // What passed and has something to say failed at its first try.
    flaky: named(
      ({ status, failureMessages = [] }) => status === 'passed' && failureMessages.length > 0,
    ),
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
  failed: results.flatMap(({ failed }) => failed),
  skipped: results.flatMap(({ skipped }) => skipped),
  flaky: results.flatMap(({ flaky }) => flaky),
})
