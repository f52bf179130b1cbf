import { expect, test } from 'vitest'
import { createTestClock } from '../testing/index.ts'
import { absent } from './absent.model.ts'
import { startNotifier } from './driven.model.ts'
import { type NotificationInput, createNotifier } from './index.ts'

test('a title is enough: the rest has defaults, and there are no other fields', () => {
  const { notify } = startNotifier()
  const id = notify('Saved')
  expect(notify.list()).toStrictEqual([{ id, title: 'Saved', message: '', type: 'info' }])
})

test('a title with options means the same as one object with everything', () => {
  const { notify } = startNotifier()
  notify('Saved', { id: 'a', message: 'Safe.', type: 'success', duration: 0 })
  notify({ id: 'b', title: 'Saved', message: 'Safe.', type: 'success', duration: 0 })
  const [a, b] = notify.list()
  expect({ ...a, id: '' }).toStrictEqual({ ...b, id: '' })
})

test('a message without a title is enough too', () => {
  const { notify } = startNotifier()
  const id = notify({ message: 'Safe.' })
  expect(notify.list()).toStrictEqual([{ id, title: '', message: 'Safe.', type: 'info' }])
})

test('a title given as text wins over a title in the options', () => {
  const { notify } = startNotifier()
  notify('First', { title: 'Second' } as NotificationInput)
  expect(notify.list()[0]?.title).toBe('First')
})

test('every notification gets its own id', () => {
  const { notify } = startNotifier()
  const ids = Array.from({ length: 1000 }, () => notify('Saved'))
  expect(new Set(ids).size).toBe(1000)
  expect(notify.list().map(({ id }) => id)).toEqual(ids)
})

test('a given id is used and returned', () => {
  const { notify } = startNotifier()
  expect(notify('Saved', { id: 'draft' })).toBe('draft')
})

test.each(['info', 'success', 'warning', 'error'] as const)(
  'notify.%s sets the type and nothing else, and returns the id',
  (type) => {
    const { notify } = startNotifier()
    const id = notify[type]('Saved', { message: 'Safe.' })
    notify[type]({ id: 'b', title: 'Saved', type: 'info' })
    expect(notify.list()).toStrictEqual([
      { id, title: 'Saved', message: 'Safe.', type },
      { id: 'b', title: 'Saved', message: '', type },
    ])
  },
)

test('a shorthand reads its fields wherever notify itself reads them', () => {
  const { notify } = startNotifier()
  const inherited = Object.create({ message: 'Inherited' }) as NotificationInput
  notify(inherited)
  notify.error(inherited)
  notify('Title', inherited)
  expect(notify.list().map(({ message }) => message)).toEqual(Array(3).fill('Inherited'))
})

test('a field that is undefined is absent', () => {
  const { notify } = startNotifier()
  const id = notify({ ...absent, id: undefined, title: 'Saved' })
  expect(notify.list()).toStrictEqual([{ id, title: 'Saved', message: '', type: 'info' }])
})

test('every field arrives as it was given', () => {
  const { notify } = startNotifier()
  const given = {
    id: 'a',
    title: 'Saved',
    message: 'Safe.',
    type: 'warning',
    duration: 3,
    timestamp: 1,
    media: { type: 'image', url: 'a.png', alt: 'A' },
    action: { label: 'Undo', onAction: () => {}, keepOpen: true },
    pending: true,
    dismissible: false,
    key: 'k',
    priority: 2,
    onClose: () => {},
    data: { order: 1 },
    render: () => null,
  } as const
  notify(given)
  expect(notify.list()).toStrictEqual([given])
})

test('unknown fields, and count, are left out', () => {
  const { notify } = startNotifier()
  const id = notify({ title: 'Saved', count: 7, colour: 'red' } as NotificationInput)
  expect(notify.list()).toStrictEqual([{ id, title: 'Saved', message: '', type: 'info' }])
})

test('a timestamp may be a Date or epoch milliseconds and is kept as epoch milliseconds', () => {
  const { notify } = startNotifier()
  notify('a', { timestamp: new Date(1234) })
  notify('b', { timestamp: 1234 })
  notify('c', { timestamp: 0 })
  expect(notify.list().map(({ timestamp }) => timestamp)).toEqual([1234, 1234, 0])
})

test('notification, media and action are frozen copies; data is the very object you passed', () => {
  const { notify } = startNotifier()
  const media = { type: 'icon', set: 'mdi', path: 'M0 0' } as const
  const action = { label: 'Undo', onAction: () => {} }
  const data = { order: 1 }
  const given = { title: 'Saved', media, action, data }
  notify(given)
  const [kept] = notify.list()
  expect(kept).not.toBe(given)
  expect(kept?.media).not.toBe(media)
  expect(kept?.action).not.toBe(action)
  for (const copy of [kept, kept?.media, kept?.action]) expect(Object.isFrozen(copy)).toBe(true)
  expect(kept?.data).toBe(data)
  expect(Object.isFrozen(data)).toBe(false)
})

test('changing your object later changes nothing that was added', () => {
  const { notify } = startNotifier()
  const given = { title: 'Saved', media: { type: 'image' as const, url: 'a.png' } }
  notify(given)
  given.title = 'Lost'
  given.media.url = 'b.png'
  expect(notify.list()[0]).toMatchObject({ title: 'Saved', media: { url: 'a.png' } })
})

test('media keeps only what belongs to its type', () => {
  const { notify } = startNotifier()
  notify('a', { media: { type: 'icon', set: 's', path: 'p', url: 'x', alt: 'y' } as never })
  notify('b', { media: { type: 'image', url: 'u', set: 's', path: 'p' } as never })
  expect(notify.list().map(({ media }) => media)).toStrictEqual([
    { type: 'icon', set: 's', path: 'p' },
    { type: 'image', url: 'u' },
  ])
})

test('adding a queued id replaces that notification completely, in its place', () => {
  const { notify } = startNotifier()
  notify('First', { id: 'a', message: 'Old.', data: 1, key: 'k', pending: true })
  notify('Second', { id: 'b' })
  expect(notify('Third', { id: 'a' })).toBe('a')
  expect(notify.list()).toStrictEqual([
    { id: 'a', title: 'Third', message: '', type: 'info' },
    { id: 'b', title: 'Second', message: '', type: 'info' },
  ])
})

test('replacing by id restarts the time, tells observers `updated`, and uses the new onClose', () => {
  const clock = createTestClock()
  const notify = createNotifier({ clock })
  const heard: string[] = []
  notify.observe(({ type, notification }) => heard.push(`${type} ${notification.title}`))
  notify('Old', { id: 'a', onClose: () => heard.push('old onClose') })
  clock.advance(3000)
  notify('New', { id: 'a', onClose: (reason) => heard.push(`new onClose ${reason}`) })
  expect(notify.remaining('a')).toBe(5000)
  clock.advance(5000)
  expect(heard).toEqual(['added Old', 'updated New', 'new onClose expired', 'closed New'])
})

test('the list is the same frozen array until something changes', () => {
  const { notify } = startNotifier()
  const empty = notify.list()
  expect(notify.list()).toBe(empty)
  notify('Saved')
  const one = notify.list()
  expect(one).not.toBe(empty)
  expect(notify.list()).toBe(one)
  expect(notify.shown()).toBe(notify.shown())
  expect(Object.isFrozen(one) && Object.isFrozen(notify.shown())).toBe(true)
  notify('Again')
  expect(one).toHaveLength(1)
  expect(empty).toHaveLength(0)
})

test('size counts what is queued', () => {
  const { notify } = startNotifier()
  const id = notify('a')
  notify('b')
  expect(notify.size()).toBe(2)
  notify.dismiss(id)
  expect(notify.size()).toBe(1)
})

test('notifiers know nothing of each other', () => {
  const { notify: one } = startNotifier()
  const { notify: two } = startNotifier()
  one('Saved', { id: 'a' })
  expect(two.size()).toBe(0)
  expect(two.dismiss('a')).toBe(false)
})
