import { afterEach, expect, test, vi } from 'vitest'
import { createNotifier, notify, report } from './index.ts'
import { overflowOf, resetShared } from './inside.ts'

afterEach(() => notify.clear())

test('two copies of the package share one notify', async () => {
  vi.resetModules()
  const copy = await import('./index.ts')
  expect(copy.createNotifier).not.toBe(createNotifier)
  expect(copy.notify).toBe(notify)
  copy.report.info('From the copy')
  expect(notify.list()).toMatchObject([{ message: 'From the copy' }])
})

test('report speaks through the shared notify', () => {
  report.error(new Error('offline'))
  expect(notify.list()).toMatchObject([{ title: 'Error', message: 'offline', type: 'error' }])
})

test('ids from two copies never collide', async () => {
  vi.resetModules()
  const copy = await import('./index.ts')
  const ids = [createNotifier(), copy.createNotifier()].map((own) => own('a'))
  expect(new Set(ids).size).toBe(2)
})

test('the shared notify tells views who goes first, even after a reset', () => {
  notify.configure({ overflow: 'oldest-first' })
  expect(overflowOf(notify)).toBe('oldest-first')
  resetShared()
  expect(overflowOf(notify)).toBe('newest-first')
})
