import { expect, test, vi } from 'vitest'
import { createTestClock } from '../testing/index.ts'
import { startNotifier } from './driven.model.ts'
import { type CloseReason, type Notification, createNotifier } from './index.ts'

const start = (options = {}) => {
  const { clock, notify } = startNotifier(options)
  const reasons: CloseReason[] = []
  const onClose = (reason: CloseReason) => reasons.push(reason)
  return { clock, notify, reasons, onClose }
}

test.each([
  ['dismissed', ({ notify }: ReturnType<typeof start>) => notify.dismiss('a')],
  ['expired', ({ clock }: ReturnType<typeof start>) => clock.advance(5000)],
  ['cleared', ({ notify }: ReturnType<typeof start>) => notify.clear()],
  ['acted', ({ notify }: ReturnType<typeof start>) => notify.act('a')],
])('a notification closes exactly once: %s', (reason, close) => {
  const context = start()
  const { notify, clock, reasons, onClose } = context
  const observed: unknown[] = []
  const action = { label: 'Undo', onAction: () => {} }
  notify('a', { id: 'a', onClose, action })
  notify.observe((change) => observed.push('reason' in change && change.reason))
  close(context)
  notify.dismiss('a')
  notify.act('a')
  notify.clear()
  clock.advance(10_000)
  expect(reasons).toEqual([reason])
  expect(observed).toEqual([reason])
})

test('dismiss returns whether there was something to dismiss', () => {
  const { notify } = start()
  const id = notify('a')
  expect(notify.dismiss(id)).toBe(true)
  expect(notify.dismiss(id)).toBe(false)
})

test('dismissing without saying which closes nothing', () => {
  const { notify } = start()
  notify('a')
  const { dismiss, act } = notify as unknown as Record<'dismiss' | 'act', (id?: unknown) => boolean>
  for (const nobody of [undefined, null, 5, {}, Symbol('a')]) {
    expect(dismiss(nobody)).toBe(false)
    expect(act(nobody)).toBe(false)
  }
  expect(notify.size()).toBe(1)
})

test('a notification that is not dismissible still expires, acts, clears and can be dismissed by code', () => {
  const { notify, clock, reasons, onClose } = start()
  const fields = { dismissible: false, onClose, action: { label: 'Undo', onAction: () => {} } }
  notify('a', fields)
  clock.advance(5000)
  notify.act(notify('b', fields))
  notify.dismiss(notify('c', fields))
  notify('d', fields)
  notify.clear()
  expect(reasons).toEqual(['expired', 'acted', 'dismissed', 'cleared'])
})

test('the onClose of the latest version is the one that is called', () => {
  const { notify, onClose, reasons } = start()
  const old = vi.fn<(value?: unknown) => void>()
  const id = notify('a', { onClose: old })
  notify.update(id, { onClose })
  notify.dismiss(id)
  expect(old).not.toHaveBeenCalled()
  expect(reasons).toEqual(['dismissed'])
})

test('an id can be used again once it is gone, and inherits nothing', () => {
  const { notify, clock } = start()
  notify('a', { id: 'a', data: 1, key: 'k', duration: 0, priority: 4 })
  notify.dismiss('a')
  notify('b', { id: 'a' })
  expect(notify.list()).toStrictEqual([{ id: 'a', title: 'b', message: '', type: 'info' }])
  clock.advance(5000)
  expect(notify.size()).toBe(0)
})

test('onClose may add the same id again, as a new notification', () => {
  const { notify, clock } = start()
  let again = 2
  const onClose = () => again-- > 0 && notify('a', { id: 'a', onClose })
  notify('a', { id: 'a', onClose })
  clock.advance(5000)
  expect(notify.remaining('a')).toBe(5000)
  notify.clear()
  expect(notify.size()).toBe(1)
  notify.clear()
  expect(notify.size()).toBe(0)
})

test('dismissing a notification object means that very notification, not a newer one with its id', () => {
  const { notify } = start()
  notify('old', { id: 'a' })
  const [old] = notify.list() as [Notification]
  notify.dismiss('a')
  notify('new', { id: 'a' })
  expect(notify.dismiss(old)).toBe(false)
  const [first] = notify.list() as [Notification]
  notify('replaced', { id: 'a' })
  expect(notify.dismiss(first)).toBe(false)
  expect(notify.dismiss({ ...first })).toBe(false)
  const [second] = notify.list() as [Notification]
  notify.update('a', { title: 'updated' })
  notify.update('a', { title: 'updated again' })
  expect(notify.dismiss(second)).toBe(true)
  expect(notify.size()).toBe(0)
})

test('dismiss and update by id mean the notification that has the id now', () => {
  const { notify } = start()
  notify('old', { id: 'a' })
  notify.dismiss('a')
  notify('new', { id: 'a' })
  expect(notify.update('a', { title: 'newer' })).toBe(true)
  expect(notify.list()[0]?.title).toBe('newer')
  expect(notify.dismiss('a')).toBe(true)
})

// By whom

test('dismissed and cleared come with by: user when a person did it', () => {
  const notify = createNotifier({ clock: createTestClock() })
  const changes: unknown[] = []
  const onClose = vi.fn<(...given: unknown[]) => void>()
  notify.observe(({ type, reason, by }) => type === 'closed' && changes.push([reason, by]))
  notify.dismiss(notify('a', { onClose }), 'user')
  notify('b', { onClose })
  notify.clear('user')
  expect(changes).toEqual([
    ['dismissed', 'user'],
    ['cleared', 'user'],
  ])
  expect(onClose.mock.calls).toEqual(changes)
})

test.each([undefined, null, true, 'code', { type: 'click' }])(
  '… and without it when code did, which any other value (%j) means',
  (by) => {
    const notify = createNotifier({ clock: createTestClock() })
    const changes: object[] = []
    const onClose = vi.fn<(...given: unknown[]) => void>()
    notify('a', { id: 'a', onClose })
    notify('b', { onClose })
    notify.observe((change) => changes.push(change))
    notify.dismiss('a', by)
    notify.clear(by)
    for (const change of changes) expect(change).not.toHaveProperty('by')
    expect(onClose.mock.calls).toEqual([['dismissed'], ['cleared']])
  },
)
