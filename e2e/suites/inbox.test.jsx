// What a user's own suite does with the inbox, from the packed package: no stub, no set-up, no
// configuration. Vitest (jsdom, happy-dom) and Jest (jsdom) all run this file.
import { act, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { notify } from 'belfry'
import { createPreferences } from 'belfry/browser'
import { createInbox } from 'belfry/inbox'
import { Bell, InboxList, PreferencesForm } from 'belfry/inbox/react'
import { Toaster } from 'belfry/react'
import { connect } from 'belfry/remote'

/** Vitest's and Jest's own, which have the same names for what is used here. */
const runner = typeof vi === 'undefined' ? jest : vi

// As applications have it: made once, by a module.
const inbox = createInbox()
const bell = () => screen.getByRole('button', { name: /^Notifications/ })

let complaints

beforeEach(() => {
  complaints = runner.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(async () => {
  const [complaint] = complaints.mock.calls
  runner.useRealTimers()
  runner.restoreAllMocks()
  await act(async () => {
    notify.clear()
    await inbox.forget()
  })
  if (complaint) throw new Error(`console.error: ${complaint.join(' ')}`)
})

test('the panel is opened, used and closed', async () => {
  const open = runner.fn()
  inbox.add({ title: 'Ada replied' })
  inbox.add({ title: 'Export ready', action: { label: 'Open', onAction: open } })
  render(<Bell inbox={inbox} />)
  expect(screen.queryByRole('dialog')).toBeNull()
  await userEvent.click(bell())

  const panel = within(screen.getByRole('dialog', { name: 'Notifications' }))
  const row = within(panel.getByRole('listitem', { name: /Ada replied/ }))
  await userEvent.click(row.getByRole('button', { name: 'Mark as read' }))
  expect(bell().getAttribute('aria-label')).toBe('Notifications, 1 unread')
  await userEvent.click(row.getByRole('button', { name: 'Archive' }))
  expect(panel.getAllByRole('listitem')).toHaveLength(1)
  await userEvent.click(panel.getByRole('button', { name: 'Undo' }))
  expect(panel.getAllByRole('listitem')).toHaveLength(2)
  await userEvent.click(panel.getByRole('button', { name: 'Open' }))
  expect(open).toHaveBeenCalledTimes(1)

  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(bell())
})

test('the next test begins with an empty inbox that still listens', () => {
  render(<Bell inbox={inbox} />)
  expect(bell().getAttribute('aria-label')).toBe('Notifications')
  act(() => void notify('Backup done', { silent: true }))
  expect(bell().getAttribute('aria-label')).toBe('Notifications, 1 unread')
})

test('fake timers let a toast become an item', () => {
  runner.useFakeTimers()
  render(
    <>
      <InboxList inbox={inbox} />
      <Toaster />
    </>,
  )
  act(() => void notify('Saved'))
  expect(screen.getByText('Nothing here yet.')).toBeTruthy()
  act(() => void runner.advanceTimersByTime(6000))
  expect(screen.getByRole('listitem', { name: /Unread.*Saved/ })).toBeTruthy()
})

test('preferences are chosen', async () => {
  const preferences = createPreferences({ categories: { comments: 'Comments' } })
  render(<PreferencesForm preferences={preferences} />)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Comments' }))
  expect(preferences.get().muted).toEqual(['comments'])
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }))
  expect(preferences.get().muted).toEqual([])
  preferences.close()
})

test('a connection that nobody answers waits, and closes', async () => {
  const fetch = () => Promise.reject(new TypeError('fetch failed'))
  const remote = connect({ url: '/notifications', name: 'ada', inbox, fetch })
  await waitFor(() => expect(remote.state()).toBe('waiting'))
  remote.close()
  expect(remote.state()).toBe('closed')
})
