import { expect, test } from 'vitest'
import { readResult, total } from './results.js'

const playwright = {
  stats: { expected: 2, unexpected: 1, flaky: 1, skipped: 1 },
  errors: [],
  suites: [
    {
      title: 'swipe.spec.ts',
      specs: [{ title: 'a swipe dismisses', tests: [{ status: 'skipped' }] }],
      suites: [{ title: 'by mouse', specs: [{ title: 'too', tests: [{ status: 'flaky' }] }] }],
    },
  ],
}

const vitest = {
  success: false,
  numPassedTests: 5,
  numFailedTests: 2,
  testResults: [
    {
      assertionResults: [
        { status: 'passed', fullName: 'one' },
        { status: 'pending', fullName: 'Redis keeps order' },
        { status: 'todo', fullName: 'three' },
      ],
    },
  ],
}

test('Playwright’s report tells what was skipped and what needed a second try', () => {
  expect(readResult(playwright)).toEqual({
    passed: 3,
    failed: 1,
    skipped: ['swipe.spec.ts › a swipe dismisses'],
    flaky: ['swipe.spec.ts › by mouse › too'],
  })
})

test('Vitest’s and Jest’s report tells the same', () => {
  expect(readResult(vitest)).toEqual({
    passed: 5,
    failed: 2,
    skipped: ['Redis keeps order', 'three'],
    flaky: [],
  })
})

test('what fails outside a test is counted', () => {
  expect(readResult({ ...vitest, numFailedTests: 0 }).failed).toBe(1)
  expect(readResult({ ...playwright, errors: [{ message: 'no server' }] }).failed).toBe(2)
})

test('results add up', () => {
  expect(total([readResult(playwright), readResult(vitest)])).toEqual({
    passed: 8,
    failed: 3,
    skipped: ['swipe.spec.ts › a swipe dismisses', 'Redis keeps order', 'three'],
    flaky: ['swipe.spec.ts › by mouse › too'],
  })
})
