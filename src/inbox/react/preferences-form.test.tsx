// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { createPreferences } from '../../browser/index.ts'
import { createNotifier } from '../../core/index.ts'
import { PreferencesForm } from './index.ts'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

test('each choice is in force at once', async () => {
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
