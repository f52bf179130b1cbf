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
  await user.click(screen.getByRole('radio', { name: '10 times as long' }))
  const id = notifier('Slow', { duration: 1000 })
  expect(notifier.remaining(id)).toBeGreaterThan(9000)
  await user.click(screen.getByRole('checkbox', { name: 'Comments' }))
  expect(preferences.get().muted).toEqual(['comments'])
  await user.click(screen.getByRole('radio', { name: 'Until I turn it off' }))
  notifier('Quiet')
  expect(notifier.shown().map(({ title }) => title)).toEqual(['Slow'])
  await user.click(screen.getByRole('checkbox', { name: 'Show errors all the same' }))
  expect(preferences.get().errorsPass).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Reset' }))
  expect(preferences.get()).toMatchObject({ time: 1, quiet: false, muted: [], errorsPass: true })
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
  expect(screen.getByRole('radio', { name: 'Only how many' })).toBeDefined()
  act(() => root.unmount())
  place.remove()
  preferences.close()
})
