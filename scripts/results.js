// @ts-check

/**
 * What a runner's JSON tells: how many passed, what failed and why, and the names of those that
 * were skipped or needed a second try, and why.
 * @typedef {{ passed: number, failed: string[], skipped: string[], flaky: string[] }} Result
 */

/**
 * What Playwright tells: suites in suites, with the tests at their ends.
 * @typedef {{ message?: string }} Failure
 * @typedef {{ status: string, results?: { errors?: Failure[] }[] }} PlaywrightTest
 * @typedef {{ title: string, specs?: { title: string, tests: PlaywrightTest[] }[], suites?: Suite[] }} Suite
 * @typedef {{ stats: { expected: number, flaky: number }, suites?: Suite[], errors?: Failure[] }} PlaywrightReport
 */

/**
 * What Vitest tells, and Jest.
 * @typedef {{ status: string, fullName: string, failureMessages?: string[] }} Assertion
 * @typedef {{ name: string, status: string, message?: string, assertionResults: Assertion[] }} TestFile
 * @typedef {{ success: boolean, numPassedTests: number, testResults: TestFile[] }} VitestReport
 */

/** @param {Failure} failure */
const messageOf = ({ message = '' }) => message

/** @param {string} name @param {string[]} messages */
const told = (name, messages) => [name, ...messages].join('\n')

/**
 * @param {Pick<Suite, 'specs' | 'suites'>} suite
 * @param {string[]} above
 * @returns {{ name: string, status: string, messages: string[] }[]}
 */
const testsOf = ({ specs = [], suites = [] }, above = []) => [
  ...specs.flatMap(({ title, tests }) =>
    tests.map(({ status, results = [] }) => ({
      name: [...above, title].join(' › '),
      status,
      messages: results.flatMap(({ errors = [] }) => errors.map(messageOf)),
    })),
  ),
  ...suites.flatMap((inner) => testsOf(inner, [...above, inner.title])),
]

/** @param {PlaywrightReport} report @returns {Result} */
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
    flaky: having('flaky').map(({ name, messages }) => told(name, messages)),
  }
}

const isSkipped = new Set(['skipped', 'pending', 'todo', 'disabled'])

/**
 * A file that cannot be read has no tests that could fail: it fails as a whole.
 * @param {TestFile} file
 * @returns {string[]}
 */
function failuresOf({ name, status, message = '', assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === 'failed')
  if (failed.length === 0) return status === 'failed' ? [told(name, [message])] : []
  return failed.map(({ fullName, failureMessages = [] }) =>
    told(`${name} › ${fullName}`, failureMessages),
  )
}

/** @param {VitestReport} report @returns {Result} */
function ofVitest(report) {
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults)
  const failed = report.testResults.flatMap(failuresOf)
  /** @param {(test: Assertion) => boolean} isMeant */
  const named = (isMeant) => tests.filter(isMeant).map(({ fullName }) => fullName)
  return {
    passed: report.numPassedTests,
    failed: failed.length > 0 || report.success ? failed : ['A run failed outside its tests.'],
    skipped: named(({ status }) => isSkipped.has(status)),
    // What passed and has something to say failed at its first try.
    flaky: tests.flatMap(({ status, fullName, failureMessages = [] }) =>
      status === 'passed' && failureMessages.length > 0 ? [told(fullName, failureMessages)] : [],
    ),
  }
}

/**
 * Reads the JSON report of Vitest, Jest or Playwright.
 * @param {PlaywrightReport | VitestReport} report
 */
export const readResult = (report) => ('stats' in report ? ofPlaywright(report) : ofVitest(report))

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
