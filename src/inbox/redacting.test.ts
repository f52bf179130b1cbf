import { afterEach, expect, test, vi } from 'vitest'
import { complaints, fresh } from './fresh.model.ts'

afterEach(() => void vi.restoreAllMocks())

test('a notification with keep: false leaves no trace', () => {
  const { clock, notify, inbox } = fresh()
  const observer = vi.fn<() => void>()
  inbox.observe(observer)
  notify('Copied', { id: 'c', keep: false })
  clock.advance(5000)
  inbox.add({ title: 'Copied too', keep: false })
  expect(inbox.list('all')).toEqual([])
  expect(inbox.record('c')).toBeUndefined()
  expect(observer).not.toHaveBeenCalled()
})

test('a notification that should no longer be kept is withdrawn', () => {
  const { notify, inbox } = fresh()
  const id = notify('Your code is on its way')
  notify.update(id, { title: 'Your code: 1234', keep: false })
  notify.dismiss(id, 'user')
  expect(inbox.list('all')).toEqual([])
  expect(JSON.stringify(inbox.record(id))).not.toContain('code')
})

test('what keep refuses is not kept, and what it changes is redacted everywhere', () => {
  const { notify, inbox } = fresh({
    keep: ({ category, title }) =>
      category === 'secret' ? { message: '', data: undefined } : title !== 'Noise',
  })
  const sent: unknown[] = []
  inbox.observe((records) => sent.push(...records))
  notify('Noise')
  notify('Plain')
  notify('Code', { message: '1234', data: '1234', category: 'secret' })
  notify.clear()
  expect(inbox.list('all')).toEqual([
    expect.objectContaining({ title: 'Code', message: '' }),
    expect.objectContaining({ title: 'Plain' }),
  ])
  expect(JSON.stringify([sent, inbox.list('all')])).not.toContain('1234')
})

test.each([
  [
    'throws',
    () => {
      throw new Error('no')
    },
  ],
  ['answers with a promise', () => Promise.resolve(true)],
  ['answers with a promise that rejects', () => Promise.reject(new Error('no'))],
  ['answers with changes that do not fit', () => ({ message: {} })],
  ['answers with a text', () => 'Code'],
  ['answers with an empty text', () => ''],
  ['answers with a number', () => 1],
  ['answers with a list', () => [{ message: '' }]],
])('a keep that %s is reported, and nothing is kept', (_, keep) => {
  const heard = complaints()
  const { notify, inbox } = fresh({ keep: keep as unknown as () => boolean })
  notify('Code', { message: '1234' })
  notify.clear()
  expect(inbox.list('all')).toEqual([])
  expect(heard).toEqual([expect.any(Error)])
})

test('a keep that spreads its input may return parts that cannot be kept', () => {
  const heard = complaints()
  const { notify, inbox } = fresh({ keep: (given) => ({ ...given, message: '•' }) })
  const url = `data:image/png;base64,${'A'.repeat(3000)}`
  notify('Code', { message: '1234', media: { type: 'image', url }, data: () => {}, silent: true })
  expect(inbox.list()).toEqual([expect.objectContaining({ title: 'Code', message: '•' })])
  expect(heard).toEqual([])
})

test('texts are cut, large pictures left out, and functions never kept', () => {
  const { inbox } = fresh()
  const id = inbox.add({
    title: 'a'.repeat(3000),
    message: `${'b'.repeat(1998)}😀😀`,
    media: { type: 'image', url: `data:image/png;base64,${'A'.repeat(3000)}` },
    action: { label: 'Undo', onAction: () => {} },
    data: { run: () => {} },
  })
  const record = inbox.record(id)!
  expect(record.title).toBe(`${'a'.repeat(1999)}…`)
  expect(record.message).toBe(`${'b'.repeat(1998)}…`)
  expect(Object.keys(record)).toEqual([
    'v',
    'id',
    'filed',
    'edited',
    'state',
    'title',
    'message',
    'type',
  ])
})

test('what is said of a picture or on a button is cut too', () => {
  const long = 'a'.repeat(3000)
  const { inbox } = fresh()
  const id = inbox.add({
    title: 'a',
    media: { type: 'image', url: '/a.png', alt: long },
    action: { label: long, href: '/' },
  })
  const cut = `${'a'.repeat(1999)}…`
  expect(inbox.record(id)).toMatchObject({ media: { alt: cut }, action: { label: cut } })
})

test('a keep that answers nothing keeps everything, and one that takes all words away keeps the rest', () => {
  const { inbox } = fresh({
    keep: ({ title }) => (title === 'Code' ? { title: undefined, message: undefined } : null),
  })
  inbox.add({ id: 'a', title: 'Plain' })
  inbox.add({ id: 'b', title: 'Code', message: '1234', type: 'warning' })
  expect(inbox.list()).toMatchObject([
    { id: 'b', title: '', message: '', type: 'warning' },
    { id: 'a', title: 'Plain' },
  ])
})

test('a redaction that names another id is filed under its own', () => {
  const { notify, inbox } = fresh({ keep: () => ({ id: 'other', title: '•' }) })
  notify('Code', { id: 'own' })
  notify.dismiss('own', 'user')
  expect(inbox.list()).toMatchObject([{ id: 'own', title: '•', state: 'read' }])
})

test('a redaction may replace the action, and keep works without a console', () => {
  vi.stubGlobal('console', undefined)
  const onAction = vi.fn<() => void>()
  const { inbox } = fresh({
    keep: ({ title }) => {
      if (title === 'Bad') throw new Error('no')
      return { action: { label: 'Other', onAction }, timestamp: new Date(5) }
    },
  })
  inbox.add({ title: 'Bad' })
  inbox.act(inbox.add({ title: 'Good', action: { label: 'One', href: '/' } }))
  vi.unstubAllGlobals()
  expect(onAction).toHaveBeenCalledTimes(1)
  expect(inbox.list()).toEqual([expect.objectContaining({ title: 'Good', timestamp: 5 })])
})
