import { expect, test, vi } from 'vitest'
import { startNotifier } from './driven.model.ts'
import type { Notification } from './index.ts'

const titles = (list: readonly Notification[]) => list.map(({ title }) => title).join('')
const boom = () => {
  throw new Error('boom')
}

test('a batch publishes once, at its outermost end; reads inside are current', () => {
  const { notify } = startNotifier()
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

test('an error thrown in a batch passes on after publishing, and nothing is rolled back', () => {
  const { notify } = startNotifier()
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

test('a batch returns nothing, so that an effect may consist of one', () => {
  const { notify } = startNotifier()
  const effect: () => unknown = () => notify.batch(() => notify('a'))
  expect(effect()).toBeUndefined()
})

test('a batch inside a listener waits its turn like any other change', () => {
  const { notify } = startNotifier()
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
