import { expect, test } from 'vitest'
import { readResult, total } from './results.js'

const playwright = {
  stats: { expected: 2, unexpected: 1, flaky: 1, skipped: 1 },
  errors: [],
  suites: [
    {
      title: 'swipe.spec.ts',
      specs: [{ title: 'a swipe dismisses', tests: [{ status: 'skipped' }] }],
      suites: [
        {
          title: 'by mouse',
          specs: [
            {
              title: 'too',
              tests: [{ status: 'flaky', results: [{ errors: [{ message: 'too slow' }] }] }],
            },
            {
              title: 'far enough',
              tests: [{ status: 'unexpected', results: [{ errors: [{ message: 'too far' }] }] }],
            },
          ],
        },
      ],
    },
  ],
}

const vitest = {
  success: false,
  numPassedTests: 5,
  testResults: [
    {
      name: 'redis.test.ts',
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'one' },
        { status: 'failed', fullName: 'two', failureMessages: ['no answer'] },
        { status: 'passed', fullName: 'at last', failureMessages: ['too late'] },
        { status: 'pending', fullName: 'Redis keeps order' },
        { status: 'todo', fullName: 'three' },
      ],
    },
  ],
}

test('Playwright’s report says what was skipped and what needed a second try', () => {
  expect(readResult(playwright)).toEqual({
    passed: 3,
    failed: ['swipe.spec.ts › by mouse › far enough\ntoo far'],
    skipped: ['swipe.spec.ts › a swipe dismisses'],
    flaky: ['swipe.spec.ts › by mouse › too\ntoo slow'],
  })
})

test('Vitest’s and Jest’s reports say the same', () => {
  expect(readResult(vitest)).toEqual({
    passed: 5,
    failed: ['redis.test.ts › two\nno answer'],
    skipped: ['Redis keeps order', 'three'],
    flaky: ['at last\ntoo late'],
  })
})

test('what fails outside a test is counted', () => {
  const unread = { name: 'a.test.ts', status: 'failed', message: 'no file', assertionResults: [] }
  expect(readResult({ ...vitest, testResults: [unread] }).failed).toEqual(['a.test.ts\nno file'])
  expect(readResult({ ...vitest, testResults: [] }).failed).toHaveLength(1)
  expect(readResult({ ...playwright, errors: [{ message: 'no server' }] }).failed).toHaveLength(2)
})

test('results add up', () => {
  expect(total([readResult(playwright), readResult(vitest)])).toEqual({
    passed: 8,
    failed: ['swipe.spec.ts › by mouse › far enough\ntoo far', 'redis.test.ts › two\nno answer'],
    skipped: ['swipe.spec.ts › a swipe dismisses', 'Redis keeps order', 'three'],
    flaky: ['swipe.spec.ts › by mouse › too\ntoo slow', 'at last\ntoo late'],
  })
})
