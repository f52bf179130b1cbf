import { expect, test } from 'vitest'
import { startNotifier } from './driven.model.ts'

const start = (options = {}) => {
  const { clock, notify } = startNotifier(options)
  const heard: string[] = []
  notify.observe(({ type, notification }) => heard.push(`${type} ${notification.title}`))
  return { clock, notify, heard }
}

test('a repeat replaces everything but the id of the queued one, and counts', () => {
  const { notify, heard } = start()
  const id = notify('a', { key: 'k', message: 'm', data: 1, pending: true })
  expect(notify.list()[0]).not.toHaveProperty('count')
  expect(notify('b', { key: 'k' })).toBe(id)
  expect(notify.list()).toStrictEqual([
    { id, title: 'b', message: '', type: 'info', key: 'k', count: 2 },
  ])
  notify('c', { key: 'k', id: 'ignored' })
  expect(notify.list()[0]).toMatchObject({ id, count: 3 })
  expect(heard).toEqual(['added a', 'updated b', 'updated c'])
})

test('a repeat has its full time and goes to the end of the queue, as if new', () => {
  const { notify, clock } = start({ limit: 1 })
  const id = notify('a', { key: 'k' })
  clock.advance(3000)
  notify('b')
  notify('a', { key: 'k' })
  expect(notify.list().map(({ title }) => title)).toEqual(['b', 'a'])
  expect(notify.shown().map(({ title }) => title)).toEqual(['a'])
  expect(notify.remaining(id)).toBe(5000)
})

test('oldest-first: a repeat goes to the end of the line', () => {
  const { notify } = start({ limit: 1, overflow: 'oldest-first' })
  notify('a', { key: 'k' })
  notify('b')
  notify('a', { key: 'k' })
  expect(notify.shown().map(({ title }) => title)).toEqual(['b'])
})

test('a key is free again once its notification is gone or has a different key', () => {
  const { notify } = start()
  const a = notify('a', { key: 'k' })
  notify.dismiss(a)
  const b = notify('b', { key: 'k' })
  expect(b).not.toBe(a)
  expect(notify.list()[0]).not.toHaveProperty('count')
  notify.update(b, { key: 'other' })
  expect(notify('c', { key: 'k' })).not.toBe(b)
  expect(notify('d', { key: 'other' })).toBe(b)
})

test('a queued id wins over a key: that notification is replaced in place, without a count', () => {
  const { notify } = start()
  notify('a', { key: 'k' })
  notify('b', { id: 'b' })
  notify('c')
  expect(notify('B', { id: 'b', key: 'k' })).toBe('b')
  expect(notify.list().map(({ title }) => title)).toEqual(['a', 'B', 'c'])
  expect(notify.list()[1]).not.toHaveProperty('count')
})

test('when two have the same key, a repeat goes to the one that took it last', () => {
  const { notify } = start()
  notify('a', { key: 'k' })
  const b = notify('b')
  notify.update(b, { key: 'k' })
  expect(notify('c', { key: 'k' })).toBe(b)
})

test.each(['a', 'b'])('when two have the same key, the other one keeps it when %s goes', (gone) => {
  const { notify } = start()
  notify('a', { id: 'a', key: 'k' })
  notify('b', { id: 'b' })
  notify.update('b', { key: 'k' })
  notify.dismiss(gone)
  expect(notify('again', { key: 'k' })).toBe(gone === 'a' ? 'b' : 'a')
  expect(notify.list()).toMatchObject([{ title: 'again', count: 2 }])
})

test('an update keeps the count, and closing the notification ends it', () => {
  const { notify } = start()
  const id = notify('a', { key: 'k' })
  notify('a', { key: 'k' })
  notify.update(id, { title: 'b' })
  expect(notify.list()[0]?.count).toBe(2)
  notify('a', { id })
  expect(notify.list()[0]).not.toHaveProperty('count')
})

test('names of object members work as keys and ids like any others', () => {
  const { notify } = start()
  for (const name of ['__proto__', 'constructor', 'toString']) {
    const id = notify('a', { id: name, key: name })
    expect(id).toBe(name)
    expect(notify('b', { key: name })).toBe(name)
    expect(notify.dismiss(name)).toBe(true)
  }
})
