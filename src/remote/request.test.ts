import { expect, test } from 'vitest'
import { waitOf } from './request.ts'

test.each<[string | undefined, number]>([
  [undefined, 0],
  ['', 0],
  ['0', 0],
  ['120', 120_000],
  ['Mon, 16 Nov 2026 00:01:00 GMT', 60_000],
  ['Sun, 15 Nov 2026 00:00:00 GMT', 0],
  ['soon', 0],
  ['-5', 0],
])('reads a Retry-After of %j as %j ms', (value, expected) => {
  const headers: Record<string, string> = value === undefined ? {} : { 'retry-after': value }
  const response = new Response(null, { headers, status: 503 })
  expect(waitOf(response, Date.parse('2026-11-16T00:00:00Z'))).toBe(expected)
})
