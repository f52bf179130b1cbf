// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { RelativeTime, inWords } from './relative-time.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  document.documentElement.lang = ''
})

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

test.each([
  [0, 'now'],
  [-59 * SECOND, 'now'],
  [-MINUTE, '1 minute ago'],
  [-1.9 * HOUR, '1 hour ago'],
  [-DAY, 'yesterday'],
  [-29 * DAY, '29 days ago'],
  [-30 * DAY, 'last month'],
  [-364 * DAY, '12 months ago'],
  [-2 * 365 * DAY, '2 years ago'],
  [3 * HOUR, 'in 3 hours'],
])('%d ms from now is “%s”', (ms, words) => {
  document.documentElement.lang = 'en'
  const now = Date.UTC(2026, 5, 1)
  expect(inWords(now + ms, now)).toBe(words)
})

test.each([
  ['de', 'vor 2 Stunden'],
  ['de_AT', 'vor 2 Stunden'],
  ['', '2 hours ago'],
  ['no language at all', '2 hours ago'],
])('a page in “%s” reads “%s”', (language, words) => {
  document.documentElement.lang = language
  expect(inWords(0, 2 * HOUR)).toBe(words)
})

test('a time on screen stays current, and nothing goes on when it is gone', () => {
  vi.useFakeTimers({ now: 0 })
  const { unmount } = render(<RelativeTime timestamp={0} className="time" />)
  const time = screen.getByRole('time')
  expect([time.textContent, time.getAttribute('datetime')]).toEqual([
    'now',
    '1970-01-01T00:00:00.000Z',
  ])
  act(() => void vi.advanceTimersByTime(2 * MINUTE))
  expect(time.textContent).toBe('2 minutes ago')
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
