// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { createPreferences } from '../../browser/index.ts'
import { createNotifier } from '../../core/index.ts'
import { PreferencesForm } from './index.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('each choice takes effect at once', async () => {
  const notifier = createNotifier()
  const preferences = createPreferences({
    notifier,
    account: 'ada',
    categories: { comments: 'Comments' },
  })
  const user = userEvent.setup()
  render(<PreferencesForm preferences={preferences} />)
  const questions = screen.getAllByRole<HTMLInputElement>('radio').map(({ name }) => name)
  expect(new Set(questions).size, 'arrow keys stay within a question').toBe(2)
  await user.click(screen.getByRole('radio', { name: '10 times as long' }))
  const id = notifier('Slow', { duration: 1000 })
  expect(notifier.remaining(id)).toBeGreaterThan(9000)
  await user.click(screen.getByRole('checkbox', { name: 'Comments' }))
  expect(preferences.get().muted).toEqual(['comments'])
  await user.click(screen.getByRole('checkbox', { name: 'Comments' }))
  expect(preferences.get().muted).toEqual([])
  await user.click(screen.getByRole('radio', { name: 'For one hour' }))
  expect(preferences.get().quiet).toBeCloseTo(Date.now() + 3_600_000, -5)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'For one hour' }).checked).toBe(true)
  await user.click(screen.getByRole('radio', { name: 'Until I turn it off' }))
  notifier('Quiet')
  expect(notifier.shown().map(({ title }) => title)).toEqual(['Slow'])
  await user.click(screen.getByRole('checkbox', { name: 'Show errors all the same' }))
  expect(preferences.get().errorsPass).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Reset' }))
  expect(preferences.get()).toMatchObject({ time: 1, quiet: false, muted: [], errorsPass: true })
  preferences.close()
})

test('in a form of the page it is no part of that: neither sent nor reset with it', () => {
  const preferences = createPreferences({ notifier: createNotifier() })
  preferences.set({ quiet: true })
  const { container } = render(
    <form>
      <PreferencesForm preferences={preferences} />
    </form>,
  )
  const form = container.querySelector('form')!
  expect([...new FormData(form)]).toEqual([])
  form.reset()
  const chosen = screen.getByRole<HTMLInputElement>('radio', { name: 'Until I turn it off' })
  expect(chosen.checked).toBe(true)
  preferences.close()
})

test('answers may have the same words', () => {
  const complaints = vi.spyOn(console, 'error').mockReturnValue()
  const preferences = createPreferences({ notifier: createNotifier() })
  const labels = { times: (times: number) => (times === 1 ? 'As usual' : 'Longer') }
  render(<PreferencesForm preferences={preferences} labels={labels} />)
  expect(screen.getAllByRole('radio', { name: 'Longer' })).toHaveLength(3)
  expect(complaints).not.toHaveBeenCalled()
  preferences.close()
})

test('the form says what a browser refuses, and offers nothing that it cannot do', () => {
  const forms = ['denied', undefined].map((permission) => {
    vi.stubGlobal('Notification', permission && { permission })
    const preferences = createPreferences({ notifier: createNotifier() })
    const { container, unmount } = render(<PreferencesForm preferences={preferences} />)
    const notes = [...container.querySelectorAll('fieldset[aria-describedby]')].map(
      (group) => document.getElementById(group.getAttribute('aria-describedby')!)?.textContent,
    )
    const groups = screen.getAllByRole('group').length
    unmount()
    preferences.close()
    return [groups, ...notes]
  })
  expect(forms).toEqual([[3, 'This browser does not allow it.'], [2]])
})

test('without its permission, what the system shows is nothing, until it is chosen again', async () => {
  const requestPermission = vi.fn<() => Promise<string>>(() => Promise.resolve('granted'))
  vi.stubGlobal('Notification', { permission: 'default', requestPermission })
  localStorage.setItem('belfry:preferences', JSON.stringify({ system: 'full' }))
  const preferences = createPreferences({ notifier: createNotifier() })
  render(<PreferencesForm preferences={preferences} />)
  const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
  expect(radio('Nothing').checked).toBe(true)
  await act(async () => radio('What they say').click())
  expect(requestPermission).toHaveBeenCalledOnce()
  expect(radio('What they say').checked).toBe(true)
  preferences.close()
})

test('a time of one’s own stays, with focus on it, when another one is chosen elsewhere', () => {
  const preferences = createPreferences({ notifier: createNotifier() })
  preferences.set({ time: 3 })
  render(<PreferencesForm preferences={preferences} />)
  const own = screen.getByRole<HTMLInputElement>('radio', { name: '3 times as long' })
  own.focus()
  act(() => preferences.reset())
  expect(own.checked).toBe(false)
  expect(document.activeElement).toBe(own)
  preferences.close()
})

test('when a category goes, focus stays in the form', () => {
  const [first, second] = [{ a: 'Alpha', b: 'Beta' }, { a: 'Alpha' }].map((categories) =>
    createPreferences({ notifier: createNotifier(), categories }),
  )
  const { container, rerender } = render(<PreferencesForm preferences={first!} />)
  screen.getByRole('checkbox', { name: 'Beta' }).focus()
  rerender(<PreferencesForm preferences={second!} />)
  expect(document.activeElement).toBe(container.firstElementChild)
  first!.close()
  second!.close()
})

test.each(['denied', 'default'])(
  'an answer of “%s” is said, one of before is not',
  async (answer) => {
    const requestPermission = () => {
      vi.stubGlobal('Notification', { permission: answer, requestPermission })
      return Promise.resolve(answer)
    }
    vi.stubGlobal('Notification', { permission: 'default', requestPermission })
    const preferences = createPreferences({ notifier: createNotifier() })
    const { unmount } = render(<PreferencesForm preferences={preferences} />)
    await act(async () => screen.getByRole('radio', { name: 'What they say' }).click())
    expect(screen.getByRole('alert').textContent).toBe('This browser does not allow it.')
    unmount()
    const { container } = render(<PreferencesForm preferences={preferences} />)
    expect(container.textContent.includes('does not allow')).toBe(answer === 'denied')
    expect(screen.queryByRole('alert')).toBeNull()
    preferences.close()
  },
)

test('a refusal is said again, even if an earlier one was there from the start', async () => {
  const requestPermission = () => {
    vi.stubGlobal('Notification', { permission: 'denied' })
    return Promise.resolve('denied')
  }
  vi.stubGlobal('Notification', { permission: 'denied' })
  const preferences = createPreferences({ notifier: createNotifier() })
  const { container } = render(<PreferencesForm preferences={preferences} />)
  vi.stubGlobal('Notification', { permission: 'default', requestPermission })
  act(() => preferences.set({ time: 2 }))
  expect(container.textContent).not.toContain('does not allow')
  await act(async () => screen.getByRole('radio', { name: 'What they say' }).click())
  expect(screen.getByRole('alert').textContent).toBe('This browser does not allow it.')
  preferences.close()
})

test('nothing is refused by a reset while the browser asks, nor later by settings of the browser', async () => {
  const status = new EventTarget()
  vi.stubGlobal('navigator', { permissions: { query: () => Promise.resolve(status) } })
  const become = (permission: string) => {
    vi.stubGlobal('Notification', { permission, requestPermission: () => new Promise(() => {}) })
    act(() => void status.dispatchEvent(new Event('change')))
  }
  become('default')
  const preferences = createPreferences({ notifier: createNotifier() })
  render(<PreferencesForm preferences={preferences} />)
  const radio = screen.getByRole<HTMLInputElement>('radio', { name: 'What they say' })
  await act(async () => radio.click())
  act(() => screen.getByRole('button', { name: 'Reset' }).click())
  expect(screen.queryByRole('alert'), 'reset').toBeNull()
  await act(async () => radio.click())
  become('granted')
  expect(radio.checked).toBe(true)
  become('default')
  expect(radio.checked, 'withdrawn').toBe(false)
  expect(screen.queryByRole('alert'), 'withdrawn').toBeNull()
  preferences.close()
})

test('each refusal is said', async () => {
  vi.stubGlobal('Notification', { permission: 'denied' })
  const preferences = createPreferences({ notifier: createNotifier() })
  render(<PreferencesForm preferences={preferences} />)
  const ask = () => act(async () => screen.getByRole('radio', { name: 'What they say' }).click())
  await ask()
  const first = screen.getByRole('alert')
  await ask()
  expect(screen.getByRole('alert')).not.toBe(first)
  preferences.close()
})

test.each([
  [
    'throws',
    () => {
      throw new TypeError('no')
    },
  ],
  ['answers nothing', () => undefined],
  ['answers what tells nothing', () => Promise.resolve({})],
])('a browser whose permissions are odd has a form too: it %s', async (_, query) => {
  vi.stubGlobal('navigator', { permissions: { query } })
  vi.stubGlobal('Notification', { permission: 'default' })
  const preferences = createPreferences({ notifier: createNotifier() })
  const { unmount } = render(<PreferencesForm preferences={preferences} />)
  await act(async () => {})
  expect(screen.getByRole('button', { name: 'Reset' })).toBeDefined()
  unmount()
  preferences.close()
})

test('what a browser allows later is drawn by every form, and what it withdraws by none', async () => {
  const status = new EventTarget()
  vi.stubGlobal('navigator', { permissions: { query: () => Promise.resolve(status) } })
  const become = (permission: string) => {
    vi.stubGlobal('Notification', { permission, requestPermission: () => new Promise(() => {}) })
    act(() => void status.dispatchEvent(new Event('change')))
  }
  const preferences = createPreferences({ notifier: createNotifier() })
  const chosen = () =>
    screen
      .getAllByRole<HTMLInputElement>('radio', { name: 'What they say' })
      .map(({ checked }) => checked)
  become('default')
  render(
    <>
      <PreferencesForm preferences={preferences} />
      <PreferencesForm preferences={preferences} />
    </>,
  )
  await act(async () => screen.getAllByRole('radio', { name: 'What they say' })[0]!.click())
  expect(chosen(), 'one asks').toEqual([true, false])
  become('granted')
  expect(chosen()).toEqual([true, true])
  become('denied')
  expect(chosen()).toEqual([false, false])
  preferences.close()
})

test('a form without preferences harms nothing around it, and comes with its preferences', () => {
  const reported = vi.fn<(error: unknown) => void>()
  vi.stubGlobal('reportError', reported)
  vi.spyOn(console, 'error').mockReturnValue()
  const preferences = createPreferences({ notifier: createNotifier() })
  const page = (given: typeof preferences) => (
    <section>
      <h1>Page</h1>
      <PreferencesForm preferences={given} />
    </section>
  )
  const { rerender } = render(page(undefined as never))
  expect(screen.getByText('Page')).toBeDefined()
  expect(reported).toHaveBeenCalledOnce()
  rerender(page(preferences))
  expect(screen.getByRole('button', { name: 'Reset' })).toBeDefined()
  preferences.close()
})

test('the server’s markup hydrates without a warning, and then shows the choices', async () => {
  const warnings = vi.spyOn(console, 'error').mockImplementation(() => {})
  const onServer = createPreferences({ notifier: createNotifier() })
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(<PreferencesForm preferences={onServer} />)
  onServer.close()
  expect(place.textContent, 'nothing grows later').toContain('Only how many')

  vi.stubGlobal('Notification', { permission: 'default' })
  localStorage.setItem('belfry:preferences', JSON.stringify({ time: 3 }))
  const preferences = createPreferences({ notifier: createNotifier() })
  const onRecoverableError = vi.fn<(error: unknown) => void>()
  const root = await act(() =>
    hydrateRoot(place, <PreferencesForm preferences={preferences} />, { onRecoverableError }),
  )
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(warnings).not.toHaveBeenCalled()
  const chosen = screen.getByRole<HTMLInputElement>('radio', { name: '3 times as long' })
  expect(chosen.checked).toBe(true)
  const times = screen.getAllByRole('radio', { name: /times/ }).map((one) => one.closest('label'))
  expect(times.map((one) => Number.parseInt(one!.textContent, 10))).toEqual([2, 3, 10])
  expect(screen.getByRole('radio', { name: 'Only how many' })).toBeDefined()
  act(() => root.unmount())
  place.remove()
  preferences.close()
})

test('a refusal of before is not said when the server’s markup hydrates', async () => {
  vi.stubGlobal('Notification', { permission: 'denied' })
  const preferences = createPreferences({ notifier: createNotifier() })
  const form = <PreferencesForm preferences={preferences} />
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(form)
  render(form, { container, hydrate: true })
  expect(container.textContent).toContain('does not allow')
  expect(screen.queryByRole('alert')).toBeNull()
  preferences.close()
})
