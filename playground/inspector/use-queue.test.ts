// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { createNotifier } from 'belfry'
import { afterEach, expect, test, vi } from 'vitest'
import { useQueue } from './use-queue.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('what is muted is queued, but neither shown nor waiting: it is not listed', () => {
  vi.useFakeTimers()
  const notify = createNotifier({ limit: 1 })
  const { result } = renderHook(() => useQueue(notify))
  act(() => {
    notify('Muted', { silent: true })
    notify('Waiting')
    notify('Shown')
    vi.advanceTimersByTime(100)
  })
  expect(result.current).toMatchObject({ shown: 1, waiting: 1 })
  expect(result.current.rows.map(({ notification }) => notification.title)).toEqual([
    'Shown',
    'Waiting',
  ])
})
