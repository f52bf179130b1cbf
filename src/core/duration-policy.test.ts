import { afterEach, expect, test, vi } from 'vitest'
import { startNotifier } from './driven.model.ts'
import type { Notification } from './index.ts'

afterEach(() => void vi.unstubAllGlobals())

test('a policy decides for notifications that name no duration', () => {
  const { notify } = startNotifier({
    duration: ({ message }: Notification) => 1000 + message.length * 100,
  })
  expect(notify.remaining(notify({ message: '12345' }))).toBe(1500)
  expect(notify.remaining(notify({ message: '12345', duration: 7 }))).toBe(7)
})

test('a policy may return 0 or Infinity: until dismissed', () => {
  for (const answer of [0, Infinity]) {
    const { notify } = startNotifier({ duration: () => answer })
    expect(notify.remaining(notify('Stays'))).toBe(Infinity)
  }
})

test('a policy is asked whenever time starts, with the notification as it is then', () => {
  const policy = vi.fn<(notification: Notification) => number>(() => 1000)
  const { notify } = startNotifier({ duration: policy })
  const asked = () => policy.mock.calls.map(([{ title }]) => title)
  const id = notify('Saving', { pending: true })
  expect(asked()).toEqual([])
  notify.update(id, { title: 'Saved', pending: false })
  expect(asked()).toEqual(['Saved'])
  notify.update(id, { data: 1 })
  expect(asked()).toEqual(['Saved'])
  notify.update(id, { message: 'Safe.' })
  expect(asked()).toEqual(['Saved', 'Saved'])
  notify('Again', { id })
  expect(asked()).toEqual(['Saved', 'Saved', 'Again'])
})

test.each([
  [
    'throws',
    () => {
      throw new Error('policy')
    },
  ],
  ['answers -1', () => -1],
  ['answers NaN', () => NaN],
  ['answers nothing', () => undefined as unknown as number],
  ['answers a text', () => '1000' as unknown as number],
])('a policy that %s is reported and means 5000', (_, duration) => {
  const reportError = vi.fn<(error: unknown) => void>()
  vi.stubGlobal('reportError', reportError)
  const { notify, clock } = startNotifier({ duration })
  const id = notify('Saved')
  expect(reportError).toHaveBeenCalledTimes(1)
  expect(notify.remaining(id)).toBe(5000)
  clock.advance(5000)
  expect(notify.size()).toBe(0)
})

test('a policy may call the notifier: what it changes stays changed', () => {
  let busy = false
  const { notify, clock } = startNotifier({
    duration: ({ id, title }: Notification) => {
      if (busy) return 100
      busy = true
      if (title === 'update') notify.update(id, { duration: 7000 })
      if (title === 'dismiss') notify.dismiss(id)
      if (title === 'replace') notify('Other', { id, duration: 9000 })
      if (title === 'add') notify('Other')
      busy = false
      return 200
    },
  })
  expect(notify.remaining(notify('update'))).toBe(7000)
  expect(notify.remaining(notify('dismiss'))).toBeUndefined()
  expect(notify.remaining(notify('replace'))).toBe(9000)
  expect(notify.remaining(notify('add'))).toBe(200)
  clock.advance(9000)
  expect(notify.size()).toBe(0)
})

test.each([{ data: 1 }, { priority: 2 }, { silent: true }])(
  'a policy may change what restarts no time (%o), and its answer counts all the same',
  (changes) => {
    let isFirst = true
    const { notify, clock } = startNotifier({
      duration: ({ id }: Notification) => {
        if (isFirst) notify.update(id, changes)
        isFirst = false
        return 1000
      },
    })
    const id = notify('Saved')
    expect(notify.remaining(id)).toBe(1000)
    clock.advance(1000)
    expect(notify.size()).toBe(0)
  },
)
