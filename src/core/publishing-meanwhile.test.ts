import { expect, test, vi } from 'vitest'
import { startNotifier } from './driven.model.ts'
import type { Notification } from './index.ts'

const titles = (list: readonly Notification[]) => list.map(({ title }) => title).join('')

test('changes made by observers and onClose wait their turn, and the list goes out once', () => {
  const { notify } = startNotifier()
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

test('nobody sees an older list after a newer one, and everybody ends with the final list', () => {
  const { notify } = startNotifier()
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

test('observers hear of a watcher’s change before subscribers get a list with it', () => {
  const { notify } = startNotifier()
  const heard: string[] = []
  notify.watch(() => notify.size() < 2 && notify('b'))
  notify.observe(({ notification }) => heard.push(notification.title))
  notify.subscribe((list) => heard.push(`list ${titles(list)}`))
  notify('a')
  expect(heard).toEqual(['a', 'list a', 'b', 'list ab'])
})

test('a change made and undone meanwhile is still published to the end', () => {
  const { notify } = startNotifier()
  const heard: string[] = []
  notify.subscribe((list) => {
    heard.push(titles(list))
    if (heard.length === 1) notify.dismiss(notify('b'))
  })
  notify('a')
  expect(heard).toEqual(['a', 'a'])
})

test('a listener can unsubscribe others at once, and nobody else is skipped', () => {
  const { notify } = startNotifier()
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

test('a listener that subscribes meanwhile hears of the next change', () => {
  const { notify } = startNotifier()
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

test('a listener that a watcher subscribes hears of the next change too, with the current list', () => {
  const { notify } = startNotifier()
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

test('an observer that always throws and an error handler that notifies come to an end', () => {
  const { notify } = startNotifier()
  let heard = 0
  let isReporting = false
  // As in browsers: an error in an error handler is not handled again.
  vi.stubGlobal('reportError', () => {
    if (isReporting) return
    isReporting = true
    notify.error('Crashed')
    isReporting = false
  })
  notify.observe(() => {
    if (++heard < 100) throw new Error('boom')
  })
  // As every view does: a call within the line, which ends before the line does.
  notify.watch(() => notify.hold()())
  notify('a')
  vi.unstubAllGlobals()
  expect(heard).toBe(2)
})
