import { expect, test, vi } from 'vitest'
import { startNotifier, stubReportError } from './driven.model.ts'
import type { Notification } from './index.ts'

const reportError = stubReportError()

const titles = (list: readonly Notification[]) => list.map(({ title }) => title).join('')
const boom = () => {
  throw new Error('boom')
}

test('subscribers get the updated list, synchronously, after every change', () => {
  const { notify, clock } = startNotifier()
  const heard: string[] = []
  notify.subscribe((list) => heard.push(titles(list)))
  const a = notify('a')
  notify('b', { duration: 100 })
  notify.update(a, { title: 'A' })
  clock.advance(100)
  notify.dismiss(a)
  expect(heard).toEqual(['a', 'ab', 'Ab', 'A', ''])
})

test('the list that is published is the list that is read', () => {
  const { notify } = startNotifier()
  const heard = vi.fn<(value?: unknown) => void>()
  notify.subscribe(heard)
  notify('a')
  expect(heard.mock.calls[0]![0]).toBe(notify.list())
})

test('watchers are called at the same moments, without a list', () => {
  const { notify, clock } = startNotifier()
  const watched = vi.fn<(value?: unknown) => void>()
  const published = vi.fn<(value?: unknown) => void>()
  notify.watch(watched)
  notify.subscribe(published)
  notify('a')
  notify('b')
  clock.advance(5000)
  expect(watched.mock.calls).toEqual([[], [], []])
  expect(published).toHaveBeenCalledTimes(3)
})

test('observers hear each change with its notification and, at the end, its reason', () => {
  const { notify } = startNotifier()
  const heard = vi.fn<(value?: unknown) => void>()
  notify.observe(heard)
  const id = notify('a')
  const [added] = notify.list()
  notify.update(id, { title: 'b' })
  const [updated] = notify.list()
  notify.dismiss(id)
  expect(heard.mock.calls.map(([change]) => change)).toStrictEqual([
    { type: 'added', notification: added },
    { type: 'updated', notification: updated },
    { type: 'closed', notification: updated, reason: 'dismissed' },
  ])
})

test('nothing is published when nothing changed', () => {
  const { notify } = startNotifier()
  const id = notify('a', { media: { type: 'image', url: 'a.png' } })
  const heard = vi.fn<(value?: unknown) => void>()
  notify.subscribe(heard)
  notify.watch(heard)
  notify.observe(heard)
  notify.dismiss('unknown')
  notify.update('unknown', { title: 'b' })
  notify.update(id, {})
  notify.update(id, { title: 'a', media: { type: 'image', url: 'a.png' } })
  notify.act(id)
  notify.batch(() => {})
  notify.dismiss(id)
  expect(heard).toHaveBeenCalledTimes(3)
  notify.clear()
  notify.dismiss(id)
  expect(heard).toHaveBeenCalledTimes(3)
})

test('clearing many publishes once', () => {
  const { notify } = startNotifier({ limit: 2 })
  for (const title of 'abcd') notify(title)
  const published = vi.fn<(value?: unknown) => void>()
  const changes: string[] = []
  notify.subscribe(published)
  notify.observe((change) => changes.push(change.notification.title))
  notify.clear()
  expect(published.mock.calls).toEqual([[[]]])
  expect(changes).toEqual(['a', 'b', 'c', 'd'])
})

test('subscribing calls nobody', () => {
  const { notify } = startNotifier()
  notify('a')
  const heard = vi.fn<(value?: unknown) => void>()
  notify.subscribe(heard)
  notify.watch(heard)
  notify.observe(heard)
  expect(heard).not.toHaveBeenCalled()
})

test('the same function subscribed twice is two subscriptions', () => {
  const { notify } = startNotifier()
  const heard = vi.fn<(value?: unknown) => void>()
  const one = notify.subscribe(heard)
  notify.subscribe(heard)
  notify('a')
  expect(heard).toHaveBeenCalledTimes(2)
  one()
  one()
  notify('b')
  expect(heard).toHaveBeenCalledTimes(3)
})

test('the state changes first, then onClose, then the observers, then the list', () => {
  const { notify } = startNotifier()
  const heard: string[] = []
  const note = (who: string) => heard.push(`${who}: ${titles(notify.list())}`)
  notify.subscribe(() => note('subscriber'))
  notify.observe(() => note('observer'))
  const id = notify('a', { onClose: () => note('onClose') })
  heard.length = 0
  notify.dismiss(id)
  expect(heard).toEqual(['onClose: ', 'observer: ', 'subscriber: '])
})

test('each change reaches its onClose and the observers before the next one does', () => {
  const { notify } = startNotifier()
  const heard: string[] = []
  notify.observe(({ notification }) => heard.push(`observer ${notification.title}`))
  for (const title of 'ab') notify(title, { onClose: () => heard.push(`onClose ${title}`) })
  heard.length = 0
  notify.clear()
  expect(heard).toEqual(['onClose a', 'observer a', 'onClose b', 'observer b'])
})

test('a listener that throws is reported, and stops neither the others nor the queue', () => {
  const { notify } = startNotifier()
  const heard = vi.fn<(value?: unknown) => void>()
  notify.subscribe(boom)
  notify.subscribe(heard)
  notify.watch(boom)
  notify.watch(heard)
  notify.observe(boom)
  notify.observe(heard)
  const id = notify('a', { onClose: boom })
  expect(heard).toHaveBeenCalledTimes(3)
  expect(reportError).toHaveBeenCalledTimes(3)
  expect(notify.dismiss(id)).toBe(true)
  expect(heard).toHaveBeenCalledTimes(6)
  expect(reportError).toHaveBeenCalledTimes(7)
  expect(reportError).toHaveBeenLastCalledWith(new Error('boom'))
})

test('without reportError the error is thrown in a task of its own', () => {
  vi.stubGlobal('reportError', undefined)
  vi.useFakeTimers()
  const { notify } = startNotifier()
  notify.subscribe(boom)
  expect(() => notify('a')).not.toThrow()
  expect(() => vi.runAllTimers()).toThrow('boom')
  vi.useRealTimers()
})

test('even a reportError that throws stops neither the others nor the caller', () => {
  reportError.mockImplementation(boom)
  vi.useFakeTimers()
  const { notify } = startNotifier()
  const heard = vi.fn<(value?: unknown) => void>()
  notify.subscribe(boom)
  notify.subscribe(heard)
  expect(() => notify('a')).not.toThrow()
  expect(heard).toHaveBeenCalledTimes(1)
  expect(() => vi.runAllTimers()).toThrow('boom')
  vi.useRealTimers()
})

test('you can pass members around on their own', () => {
  const { notify } = startNotifier()
  const { list, dismiss, error, clear } = notify
  const id = error('a')
  expect(list()).toHaveLength(1)
  expect(dismiss(id)).toBe(true)
  ;['b', 'c'].forEach((title) => notify(title))
  clear()
  expect(list()).toHaveLength(0)
})
