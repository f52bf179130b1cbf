import { expect, test, vi } from 'vitest'
import { startWithReasons } from './driven.model.ts'

const told = () => vi.spyOn(console, 'error').mockImplementation(() => {})

test('an action’s name runs the handler of that name, with the notification', () => {
  const undo = vi.fn<(notification: unknown) => void>()
  const { notify, reasons } = startWithReasons({ actions: { undo } })
  const id = notify('a', { action: { label: 'Undo', name: 'undo' } })
  const [notification] = notify.list()
  expect(notify.act(id)).toBe(true)
  expect(undo).toHaveBeenCalledExactlyOnceWith(notification)
  expect(reasons).toEqual(['acted'])
})

test('a function takes precedence over a name', () => {
  const undo = vi.fn<() => void>()
  const onAction = vi.fn<() => void>()
  const { notify } = startWithReasons({ actions: { undo } })
  notify.act(notify('a', { action: { label: 'Undo', name: 'undo', onAction } }))
  expect(onAction).toHaveBeenCalledTimes(1)
  expect(undo).not.toHaveBeenCalled()
})

test.each(['undo', 'constructor', '__proto__'])(
  'an unknown name (%s) is reported, does nothing, and leaves the notification open',
  (name) => {
    const { notify, clock } = startWithReasons({ actions: { redo: () => {} } })
    const console = told()
    const id = notify('a', { action: { label: 'Undo', name } })
    expect(notify.act(id)).toBe(false)
    expect(String(console.mock.lastCall)).toMatch(
      /^TypeError: belfry: action\.name must be .+; got /,
    )
    clock.advance(1000)
    expect(notify.remaining(id)).toBe(4000)
    console.mockRestore()
  },
)

test('acting on a mere href only closes it, since the view’s link goes there', () => {
  const { notify, reasons } = startWithReasons()
  expect(notify.act(notify('a', { action: { label: 'Open', href: '/a' } }))).toBe(true)
  expect(notify.act(notify('b', { action: { label: 'Open', href: '/b', keepOpen: true } }))).toBe(
    true,
  )
  expect(reasons).toEqual(['acted'])
  expect(notify.list()).toMatchObject([{ title: 'b' }])
})
