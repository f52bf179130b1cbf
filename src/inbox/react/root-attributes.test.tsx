// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createPreferences } from '../../browser/index.ts'
import { Bell, InboxList, PreferencesForm, type RootAttributes } from './index.ts'
import { cleanUpAfterEach, setUp } from './set-up.model.tsx'

cleanUpAfterEach()

const { inbox, notifier } = setUp()
const preferences = createPreferences({ notifier, account: 'ada' })

test.each([
  ['a bell', (given: RootAttributes) => <Bell inbox={inbox} {...given} />, 'belfry-inbox-root'],
  ['a list', (given: RootAttributes) => <InboxList inbox={inbox} {...given} />, 'belfry-inbox'],
  [
    'a form',
    (given: RootAttributes) => <PreferencesForm preferences={preferences} {...given} />,
    'belfry-inbox-form',
  ],
])('%s passes attributes to its root element, and keeps its own', (_, draw, name) => {
  const { container } = render(
    draw({ id: 'mine', className: 'wide', style: { color: 'red' }, 'data-testid': 'it' }),
  )
  const root = container.firstElementChild as HTMLElement
  expect([...root.classList]).toEqual([name, 'wide'])
  expect([root.id, root.style.color, root.dataset.testid]).toEqual(['mine', 'red', 'it'])
})

test('a handler from untyped code doesn’t replace the bell’s own', async () => {
  const onKeyDown = vi.fn<() => void>()
  const { user } = setUp()
  const { container } = render(<Bell inbox={inbox} {...({ onKeyDown } as object)} />)
  await user.click(container.querySelector('button')!)
  await user.keyboard('{Escape}')
  expect(container.querySelector('[aria-expanded="false"]')).not.toBeNull()
})
