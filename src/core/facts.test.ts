import { expect, test, vi } from 'vitest'
import { systemClock } from './clock.ts'
import { behindOf, clockOf, onLate, overflowOf, quietOf } from './facts.ts'

test('a foreign notifier, such as a test’s stand-in, is treated as a normal one', () => {
  const standIn = {}
  const listener = vi.fn<() => void>()
  expect(clockOf(standIn)).toBe(systemClock)
  expect(overflowOf(standIn)).toBe('newest-first')
  expect(quietOf(standIn, {})).toBe(false)
  expect(onLate(standIn, listener)).not.toThrow()
  expect(behindOf(standIn).current()).toBe(standIn)
  expect(behindOf(standIn).watch(listener)).not.toThrow()
  expect(listener).not.toHaveBeenCalled()
})
