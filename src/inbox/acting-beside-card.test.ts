import { afterEach, expect, test, vi } from 'vitest'
import { fresh, settle } from './fresh.model.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Creates an action that is done when the test says so. */
function slowAction() {
  let end = () => {}
  const onAction = vi.fn<() => Promise<void>>(() => new Promise((done) => (end = done)))
  return { action: { label: 'Undo', onAction }, end: () => end() }
}

test('an action that the card has started is not started again here, even after the card has gone', async () => {
  const { notify, inbox } = fresh()
  const { action, end } = slowAction()
  const id = notify('Deleted', { action })
  notify.act(id)
  notify.dismiss(id, 'user')
  expect(inbox.act(id)).toBe(false)
  end()
  await settle()
  expect(action.onAction).toHaveBeenCalledTimes(1)
})

test.each([
  ['is done', true],
  ['has failed', false],
])('an action that the card has started %s after the card has gone', async (_, succeeds) => {
  vi.stubGlobal('reportError', vi.fn<(error: unknown) => void>())
  const { notify, inbox } = fresh({ keep: () => ({ message: 'redacted' }) })
  let end = () => {}
  const onAction = () =>
    new Promise<void>((done, fail) => (end = succeeds ? done : () => fail(new Error('offline'))))
  const id = notify('Deleted', { action: { label: 'Undo', onAction } })
  const watched = vi.fn<() => void>()
  notify.act(id)
  notify.dismiss(id, 'user')
  inbox.watch(watched)
  end()
  await settle()
  expect('action' in inbox.list()[0]!).toBe(!succeeds)
  expect(watched).toHaveBeenCalledTimes(succeeds ? 1 : 0)
})

test('… and is not mistaken for the action of a newer one with its id', async () => {
  const { notify, inbox } = fresh()
  const { action, end } = slowAction()
  notify('First', { id: 'a', action })
  notify.act('a')
  notify.dismiss('a')
  notify('Second', { id: 'a', action })
  notify.dismiss('a')
  end()
  await settle()
  expect(inbox.list()).toEqual([
    expect.objectContaining({ title: 'Second', action: { label: 'Undo' } }),
  ])
})

test('… and a closed inbox hears nothing of it', async () => {
  const { notify, inbox } = fresh()
  const { action, end } = slowAction()
  notify('Deleted', { id: 'a', action })
  notify.act('a')
  notify.dismiss('a')
  inbox.close()
  end()
  await settle()
  expect(inbox.list()[0]).toHaveProperty('action')
})

test('… and an item that was removed meanwhile stays away', async () => {
  const reported = vi.fn<(error: unknown) => void>()
  vi.stubGlobal('reportError', reported)
  const { notify, inbox } = fresh()
  const { action, end } = slowAction()
  notify('Deleted', { id: 'a', action })
  notify.act('a')
  notify.dismiss('a')
  inbox.remove('a')
  end()
  await settle()
  expect(inbox.list('all')).toEqual([])
  expect(reported).not.toHaveBeenCalled()
})
