// What a user's own suite does, from the packed package: no stub, no set-up, no configuration.
// Vitest (jsdom, happy-dom) and Jest (jsdom) all run this file.
import { StrictMode } from 'react'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createNotifier, notify } from 'belfry'
import { Toaster } from 'belfry/react'
import { createTestClock, resetNotify, spoken } from 'belfry/testing'
import { App, clickSave, dismissButton, runner } from './app'

let complaints

beforeEach(() => {
  complaints = runner.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(() => {
  const [complaint] = complaints.mock.calls
  runner.useRealTimers()
  runner.restoreAllMocks()
  act(() => resetNotify())
  if (complaint) throw new Error(`console.error: ${complaint.join(' ')}`)
})

test('a notification is found by its words, once', async () => {
  render(<App />)
  expect(screen.queryByText('Saved')).toBeNull()
  await clickSave()
  expect(await screen.findByText('Saved')).toBeTruthy()
  expect(screen.getByText(/draft is safe/)).toBeTruthy()
  expect(screen.getAllByText(/saved/i)).toHaveLength(1)
})

test('a notification is an item of the region “Notifications”', async () => {
  render(<App />)
  await clickSave()
  const region = await screen.findByRole('region', { name: 'Notifications' })
  expect(within(region).getByRole('listitem').textContent).toContain('Saved')
})

test('nothing is left over from the test before', () => {
  render(<App />)
  expect(screen.queryByRole('listitem')).toBeNull()
  expect(notify.size()).toBe(0)
})

test('a click dismisses it', async () => {
  render(<App />)
  await clickSave()
  await screen.findByText('Saved')
  await userEvent.click(dismissButton())
  await waitFor(() => expect(screen.queryByText('Saved')).toBeNull())
})

test('the keyboard dismisses it', async () => {
  render(<App />)
  await clickSave()
  await screen.findByText('Saved')
  dismissButton().focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByText('Saved')).toBeNull())
})

test('its action runs once and closes it', async () => {
  const restore = runner.fn()
  render(<App save={() => notify('Deleted', { action: { label: 'Undo', onAction: restore } })} />)
  await clickSave()
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Undo' }))
  expect(restore).toHaveBeenCalledTimes(1)
  await waitFor(() => expect(screen.queryByText('Deleted')).toBeNull())
})

test('a promise shows how it goes', async () => {
  let finish
  const upload = new Promise((resolve) => (finish = resolve))
  const states = { loading: 'Uploading…', success: (name) => `Uploaded ${name}`, error: 'Failed' }
  render(<App save={() => notify.promise(upload, states)} />)
  await clickSave()
  expect(await screen.findByText('Uploading…')).toBeTruthy()
  await act(async () => finish('a.png'))
  expect(await screen.findByText('Uploaded a.png')).toBeTruthy()
  expect(screen.queryByText('Uploading…')).toBeNull()
})

test('a promise that fails says so', async () => {
  const upload = () => Promise.reject(new Error('offline'))
  const states = { loading: 'Uploading…', success: 'Uploaded', error: (why) => why.message }
  render(<App save={() => notify.promise(upload, states)} />)
  await clickSave()
  expect(await screen.findByText('offline')).toBeTruthy()
})

test('fake timers let its time pass', () => {
  runner.useFakeTimers()
  render(<App />)
  act(() => void notify('Saved'))
  expect(screen.getByText('Saved')).toBeTruthy()
  act(() => void runner.advanceTimersByTime(4000))
  expect(screen.getByText('Saved')).toBeTruthy()
  act(() => void runner.advanceTimersByTime(2000))
  expect(screen.queryByText('Saved')).toBeNull()
})

test('user-event and fake timers go together', async () => {
  // Testing Library waits for real moments: both runners let them pass, under different names.
  runner.useFakeTimers({ shouldAdvanceTime: true, advanceTimers: true })
  const user = userEvent.setup({ advanceTimers: (ms) => runner.advanceTimersByTime(ms) })
  render(<App />)
  await clickSave(user)
  act(() => void runner.advanceTimersByTime(100))
  expect(screen.getByText('Saved')).toBeTruthy()
  await user.click(dismissButton())
  act(() => void runner.advanceTimersByTime(1000))
  expect(screen.queryByText('Saved')).toBeNull()
  expect(notify.size()).toBe(0)
})

test('your own clock ends its time and its exit', () => {
  const clock = createTestClock()
  const own = createNotifier({ clock })
  render(<Toaster notifier={own} />)
  act(() => void own('Saved'))
  expect(screen.getByText('Saved')).toBeTruthy()
  act(() => clock.advance(5000))
  act(() => clock.advance(1000))
  expect(screen.queryByText('Saved')).toBeNull()
})

test('you can ask what a screen reader hears', async () => {
  render(<App />)
  await clickSave()
  await waitFor(() => expect(spoken().join(' ')).toContain('Your draft is safe.'))
})

test('a custom card is found and clicked like any other', async () => {
  render(
    <Toaster>
      {({ title }, { dismiss }) => <button onClick={dismiss}>Close “{title}”</button>}
    </Toaster>,
  )
  act(() => void notify('Saved'))
  await userEvent.click(await screen.findByRole('button', { name: 'Close “Saved”' }))
  await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull())
})

test('StrictMode and mounting again show each notification once', async () => {
  const first = render(<App />, { wrapper: StrictMode })
  await clickSave()
  expect(await screen.findAllByText('Saved')).toHaveLength(1)
  first.unmount()
  render(<App />, { wrapper: StrictMode })
  expect(await screen.findAllByText('Saved')).toHaveLength(1)
})

test('a spy can watch calls', async () => {
  const success = runner.spyOn(notify, 'success')
  render(<App save={() => notify.success('Saved')} />)
  await clickSave()
  expect(success).toHaveBeenCalledWith('Saved')
})
