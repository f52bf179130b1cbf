import { expect, test, vi } from 'vitest'
import { collectTold, settled, startNotifier } from './driven.model.ts'
import { attempt } from './errors.ts'

const told = collectTold()

test('an error handler whose own notifications fail comes to an end', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { notify } = startNotifier()
  let reported = 0
  vi.stubGlobal('reportError', () => {
    reported++
    notify.error('Crashed')
  })
  // As a view whose renderer always throws.
  notify.watch(() =>
    queueMicrotask(() =>
      attempt(() => {
        throw new Error('no card')
      }),
    ),
  )
  notify('Hello')
  await settled()
  expect(reported).toBe(10)
  expect(told.splice(0)).toEqual([new Error('no card')])

  vi.advanceTimersByTime(1000)
  notify('Hello again')
  await settled()
  expect(reported).toBe(20)
  expect(told.splice(0)).toHaveLength(1)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
