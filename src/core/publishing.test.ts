import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestClock } from '../testing/index.ts'
import { type Notification, createNotifier } from './index.ts'

const reportError = vi.fn<(error: unknown) => void>()
beforeEach(() => {
  reportError.mockReset()
  vi.stubGlobal('reportError', reportError)
})
afterEach(() => vi.unstubAllGlobals())

const start = (options = {}) => {
  const clock = createTestClock()
  const notify = createNotifier({ clock, ...options })
  return { clock, notify }
}

const titles = (list: readonly Notification[]) => list.map(({ title }) => title).join('')
const boom = () => {
  throw new Error('boom')
}

test('subscribers get the updated list, synchronously, after every change', () => {
  const { notify, clock } = start()
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
  const { notify } = start()
  const heard = vi.fn<(value?: unknown) => void>()
  notify.subscribe(heard)
  notify('a')
  expect(heard.mock.calls[0]![0]).toBe(notify.list())
})

test('watchers hear the same moments, without a list', () => {
  const { notify, clock } = start()
  const watched = vi.fn<(value?: unknown) => void>()
  const published = vi.fn<(value?: unknown) => void>()
  notify.watch(watched)
  notify.subscribe(published)
  notify('a')
  notify('b')
  clock.advance(5000)
  expect(watched.mock.calls.flat().filter(Boolean)).toEqual([])
  expect(watched).toHaveBeenCalledTimes(3)
  expect(published).toHaveBeenCalledTimes(3)
})

test('observers hear each change with its notification and, at the end, its reason', () => {
  const { notify } = start()
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
  const { notify } = start()
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
  const { notify } = start({ limit: 2 })
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
  const { notify } = start()
  notify('a')
  const heard = vi.fn<(value?: unknown) => void>()
  notify.subscribe(heard)
  notify.watch(heard)
  notify.observe(heard)
  expect(heard).not.toHaveBeenCalled()
})

test('the same function subscribed twice is two subscriptions', () => {
  const { notify } = start()
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
  const { notify } = start()
  const heard: string[] = []
  const note = (who: string) => heard.push(`${who}: ${titles(notify.list())}`)
  notify.subscribe(() => note('subscriber'))
  notify.observe(() => note('observer'))
  const id = notify('a', { onClose: () => note('onClose') })
  heard.length = 0
  notify.dismiss(id)
  expect(heard).toEqual(['onClose: ', 'observer: ', 'subscriber: '])
})

test('each change goes to its onClose and the observers before the next one does', () => {
  const { notify } = start()
  const heard: string[] = []
  notify.observe(({ notification }) => heard.push(`observer ${notification.title}`))
  for (const title of 'ab') notify(title, { onClose: () => heard.push(`onClose ${title}`) })
  heard.length = 0
  notify.clear()
  expect(heard).toEqual(['onClose a', 'observer a', 'onClose b', 'observer b'])
})

// Calls made meanwhile

test('changes made by observers and onClose join the line, and the list goes out once', () => {
  const { notify } = start()
  const heard: string[] = []
  notify.observe(({ type, notification: { title } }) => {
    heard.push(`${type} ${title}`)
    if (title === 'a' && type === 'added') notify('b', { onClose: () => notify('c') })
    if (title === 'b' && type === 'added') notify.clear()
    heard.push(`done ${title}`)
  })
  notify.subscribe((list) => heard.push(`list ${titles(list)}`))
  notify('a')
  expect(heard).toEqual([
    ...['added a', 'done a', 'added b', 'done b', 'closed a', 'done a'],
    ...['closed b', 'done b', 'added c', 'done c', 'list c'],
  ])
})

test('nobody sees an older list after a newer, and everybody ends with the final list', () => {
  const { notify } = start()
  const heard: string[][] = [[], [], []]
  notify.subscribe((list) => heard[0]!.push(titles(list)))
  notify.subscribe((list) => {
    heard[1]!.push(titles(list))
    if (list.length < 4) notify('x')
  })
  notify.subscribe((list) => heard[2]!.push(titles(list)))
  notify('a')
  const all = ['a', 'ax', 'axx', 'axxx']
  expect(heard).toEqual([all, all, all])
})

test('observers hear of what a watcher changed before the subscribers get a list with it', () => {
  const { notify } = start()
  const heard: string[] = []
  notify.watch(() => notify.size() < 2 && notify('b'))
  notify.observe(({ notification }) => heard.push(notification.title))
  notify.subscribe((list) => heard.push(`list ${titles(list)}`))
  notify('a')
  expect(heard).toEqual(['a', 'list a', 'b', 'list ab'])
})

test('a change made and undone meanwhile is still published to the end', () => {
  const { notify } = start()
  const heard: string[] = []
  notify.subscribe((list) => {
    heard.push(titles(list))
    if (heard.length === 1) notify.dismiss(notify('b'))
  })
  notify('a')
  expect(heard).toEqual(['a', 'a'])
})

test('who unsubscribes others spares them from then on, and nobody is skipped', () => {
  const { notify } = start()
  const heard: string[] = []
  notify.subscribe(() => {
    heard.push('first')
    leave()
  })
  const leave = notify.subscribe(() => heard.push('second'))
  const self = notify.subscribe(() => {
    heard.push('third')
    self()
  })
  notify.subscribe(() => heard.push('fourth'))
  notify('a')
  notify('b')
  expect(heard).toEqual(['first', 'third', 'fourth', 'first', 'fourth'])
})

test('who subscribes meanwhile hears of the next change', () => {
  const { notify } = start()
  const late = vi.fn<(value?: unknown) => void>()
  const leave = notify.subscribe(() => {
    leave()
    notify.subscribe(late)
  })
  notify('a')
  expect(late).not.toHaveBeenCalled()
  notify('b')
  expect(late).toHaveBeenCalledTimes(1)
})

test('who is subscribed by a watcher hears of the next change too, with the list as it is', () => {
  const { notify } = start()
  const heard: string[] = []
  const stop = notify.watch(() => {
    stop()
    notify.subscribe((list) => heard.push(titles(list)))
  })
  notify('a')
  expect(heard).toEqual([])
  notify('b')
  expect(heard).toEqual(['ab'])
})

// Errors

test('whoever throws stops neither the others nor the queue, and is reported', () => {
  const { notify } = start()
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
  const { notify } = start()
  notify.subscribe(boom)
  expect(() => notify('a')).not.toThrow()
  expect(() => vi.runAllTimers()).toThrow('boom')
  vi.useRealTimers()
})

test('even a reportError that throws does not stop the queue for good', () => {
  reportError.mockImplementation(boom)
  const { notify } = start()
  const leave = notify.subscribe(boom)
  expect(() => notify('a')).toThrow('boom')
  leave()
  const heard = vi.fn<(value?: unknown) => void>()
  notify.subscribe(heard)
  notify('b')
  expect(heard).toHaveBeenCalledTimes(1)
})

// Batches

test('a batch publishes once, at its outermost end; reads inside are current', () => {
  const { notify } = start()
  const published: string[] = []
  const changes: string[] = []
  notify.subscribe((list) => published.push(titles(list)))
  notify.observe(({ type, notification }) => changes.push(`${type} ${notification.title}`))
  notify.batch(() => {
    const a = notify('a', { onClose: () => changes.push('onClose') })
    notify.batch(() => notify('b'))
    notify.dismiss(a)
    expect(titles(notify.list())).toBe('b')
    expect(titles(notify.shown())).toBe('b')
    expect(notify.size()).toBe(1)
    expect(changes).toEqual([])
  })
  expect(published).toEqual(['b'])
  expect(changes).toEqual(['added a', 'added b', 'onClose', 'closed a'])
})

test('what a batch throws passes on after publishing, and nothing is rolled back', () => {
  const { notify } = start()
  const published = vi.fn<(value?: unknown) => void>()
  notify.subscribe(published)
  expect(() =>
    notify.batch(() => {
      notify('a')
      boom()
    }),
  ).toThrow('boom')
  expect(notify.size()).toBe(1)
  expect(published).toHaveBeenCalledTimes(1)
  notify('b')
  expect(published).toHaveBeenCalledTimes(2)
})

test('a batch inside a listener joins the same line', () => {
  const { notify } = start()
  const published: string[] = []
  notify.observe(({ notification }) => {
    if (notification.title === 'a')
      notify.batch(() => {
        notify('b')
        notify('c')
      })
  })
  notify.subscribe((list) => published.push(titles(list)))
  notify('a')
  expect(published).toEqual(['abc'])
})

test('members can be passed around on their own', () => {
  const { notify } = start()
  const { list, dismiss, error, clear } = notify
  const id = error('a')
  expect(list()).toHaveLength(1)
  expect(dismiss(id)).toBe(true)
  ;['b', 'c'].forEach((title) => notify(title))
  clear()
  expect(list()).toHaveLength(0)
})
