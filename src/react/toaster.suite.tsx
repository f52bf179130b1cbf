import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { StrictMode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Notifier, createNotifier } from '../core/index.ts'
import { createTestClock, spoken } from '../testing/index.ts'
import { Toaster } from './index.ts'
import { testMishaps } from './mishaps.suite.tsx'

/** Tests what a user's own test suite does with a Toaster, in a DOM that isn't a browser's. */
export const testInTestDom = (): void => {
  let notify: Notifier
  let complaints: unknown[][]

  beforeEach(() => {
    notify = createNotifier()
    complaints = []
    vi.spyOn(console, 'error').mockImplementation((...words) => void complaints.push(words))
    vi.spyOn(console, 'warn').mockImplementation((...words) => void complaints.push(words))
  })

  afterEach(() => {
    cleanup()
    vi.useRealTimers()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    expect(complaints).toEqual([])
  })

  const App = () => (
    <main>
      <button type="button" onClick={() => notify.success('Saved', { message: 'All of it.' })}>
        Save
      </button>
      <Toaster notifier={notify} />
    </main>
  )

  test('a card is shown, found once by its words, dismissed and gone', async () => {
    const user = userEvent.setup()
    render(<App />)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Saved')).toBeTruthy()
    expect(screen.getAllByText(/all of it/i)).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Dismiss notification' }))
    await waitFor(() => expect(screen.queryByText('Saved')).toBeNull())
    expect(notify.size()).toBe(0)
  })

  test('it is found in the landmark, as a list item named by what it says', async () => {
    render(<App />)
    act(() => void notify('Hello', { message: 'World' }))
    const region = screen.getByRole('region', { name: 'Notifications' })
    expect(within(region).getByRole('listitem').getAttribute('aria-label')).toBe(
      'Info: Hello. World.',
    )
  })

  test('three cards are shown, or as many as the notifier’s own limit says, or the Toaster’s', () => {
    const { rerender } = render(<App />)
    act(() => {
      for (let count = 1; count <= 7; count++) notify(`Number ${count}`)
    })
    const shown = () => screen.getAllByRole('listitem').length
    expect(shown()).toBe(3)
    act(() => notify.configure({ limit: 5 }))
    expect(shown()).toBe(5)
    act(() => notify.configure({ limit: Infinity }))
    expect(shown()).toBe(7)
    act(() => notify.configure({ limit: undefined }))
    expect(screen.getByText('+4 more')).toBeTruthy()
    rerender(<Toaster notifier={notify} limit={6} />)
    expect(screen.getByText('+1 more')).toBeTruthy()
  })

  test('it is there where something around its shadow root is hidden', () => {
    const component = document.body.appendChild(document.createElement('div'))
    component.setAttribute('aria-hidden', 'true')
    const container = document.createElement('div')
    component.attachShadow({ mode: 'open' }).append(container)
    render(<Toaster notifier={notify} />, { container })
    act(() => void notify('Saved'))
    expect(screen.getByText('Saved')).toBeTruthy()
    component.remove()
  })

  test('it is there where popovers are hidden and cannot be shown', () => {
    render(
      <>
        <style>{'[popover] { display: none }'}</style>
        <App />
      </>,
    )
    act(() => void notify('Hello'))
    expect(screen.getByRole('listitem')).toBeTruthy()
  })

  test('in StrictMode each is shown once', () => {
    render(
      <StrictMode>
        <App />
      </StrictMode>,
    )
    act(() => void notify('Hello'))
    expect(screen.getAllByText('Hello')).toHaveLength(1)
  })

  test('an action runs, and its card goes', async () => {
    const user = userEvent.setup()
    const onAction = vi.fn<() => void>()
    render(<App />)
    act(() => void notify('Deleted', { action: { label: 'Undo', onAction } }))
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(onAction).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByText('Deleted')).toBeNull())
  })

  test('a picture keeps no card from being seen', async () => {
    render(<App />)
    act(
      () => void notify('Photo', { media: { type: 'image', url: '/photo.png', alt: 'A friend' } }),
    )
    expect(await screen.findByRole('img', { name: 'A friend' })).toBeTruthy()
  })

  test('under fake timers it expires when its time is over', () => {
    vi.useFakeTimers()
    render(<App />)
    act(() => void notify('Hello'))
    act(() => void vi.advanceTimersByTime(4999))
    expect(screen.getByText('Hello')).toBeTruthy()
    act(() => void vi.advanceTimersByTime(1000))
    expect(screen.queryByText('Hello')).toBeNull()
  })

  test('it expires when its time is over, also after focus has moved', () => {
    vi.useFakeTimers()
    render(<App />)
    act(() => void notify('Hello'))
    act(() => screen.getByRole('button', { name: 'Save' }).focus())
    act(() => void vi.advanceTimersByTime(6000))
    expect(screen.queryByText('Hello')).toBeNull()
  })

  test('under fake timers it is clicked and gone', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) })
    render(<App />)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await user.click(screen.getByRole('button', { name: 'Dismiss notification' }))
    act(() => void vi.advanceTimersByTime(1000))
    expect(screen.queryByText('Saved')).toBeNull()
  })

  test('a test clock drives its time and its exit', () => {
    const clock = createTestClock()
    notify = createNotifier({ clock })
    render(<App />)
    act(() => void notify('Hello'))
    act(() => clock.advance(4999))
    expect(screen.getByText('Hello')).toBeTruthy()
    act(() => clock.advance(1000))
    expect(screen.queryByText('Hello')).toBeNull()
  })

  test('what was said can be asked for, and is found nowhere in the page', () => {
    const clock = createTestClock()
    notify = createNotifier({ clock })
    render(<App />)
    expect(spoken()).toEqual([])
    act(() => void notify('Unheard', { silent: true }))
    act(() => void notify.error('Not saved', { message: 'Try again.' }))
    act(() => clock.advance(500))
    expect(spoken()).toEqual(['Error: Not saved. Try again.'])
    expect(screen.getAllByText(/not saved/i)).toHaveLength(1)
    cleanup()
    expect(spoken()).toEqual(['Error: Not saved. Try again.'])
    render(<App />)
    expect(spoken()).toEqual([])
  })

  test('the hotkey goes to a card, and Escape dismisses it as the user', async () => {
    const user = userEvent.setup()
    const onClose = vi.fn<(...why: unknown[]) => void>()
    render(<App />)
    act(() => void notify('Hello', { onClose }))
    await user.keyboard('{F6}')
    expect(document.activeElement?.getAttribute('data-notification')).toBeTruthy()
    await user.keyboard('{Escape}')
    expect(onClose.mock.calls).toEqual([['dismissed', 'user']])
    await waitFor(() => expect(screen.queryByText('Hello')).toBeNull())
  })

  test('unmounted while cards leave, it leaves nothing behind', () => {
    const { unmount } = render(<App />)
    act(() => void notify('Hello'))
    act(() => notify.clear())
    unmount()
    expect(document.body.querySelector('.belfry')).toBeNull()
  })

  testMishaps(() => ({ notify, complaints }))
}
