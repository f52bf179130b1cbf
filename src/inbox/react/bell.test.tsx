// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { createNotifier } from '../../core/index.ts'
import { saidIn } from '../../dom/index.ts'
import { createFakeFetch, frame, hello } from '../../remote/fake-fetch.model.ts'
import { connect } from '../../remote/index.ts'
import { createTestClock } from '../../testing/index.ts'
import type { Inbox } from '../index.ts'
import { Bell, useInboxCount } from './index.ts'
import { cleanUpAfterEach, setUp } from './set-up.model.tsx'

cleanUpAfterEach()

test('the bell’s name contains the true count', () => {
  const { inbox, add } = setUp({ limit: 200 })
  render(<Bell inbox={inbox} />)
  expect(screen.getByRole('button', { name: 'Notifications' })).toBeDefined()
  add(...Array.from({ length: 120 }, (_, index) => `n${index}`))
  const bell = screen.getByRole('button', { name: 'Notifications, 120 unread' })
  expect(bell.textContent).toBe('99+')
})

test('opening moves focus to the heading and marks nothing; Escape brings it back', async () => {
  const { inbox, add, user } = setUp()
  render(<Bell inbox={inbox} />)
  add('One', 'Two')
  expect(inbox.unseen()).toBe(2)
  await user.click(screen.getByRole('button'))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Notifications' }))
  const panel = screen.getByRole('dialog', { name: 'Notifications' })
  const bell = screen.getByRole('button', { name: /unread/, expanded: true })
  expect([bell.getAttribute('aria-haspopup'), bell.getAttribute('aria-controls')]).toEqual([
    'dialog',
    panel.id,
  ])
  expect(inbox.count('unread')).toBe(2)
  expect(inbox.unseen()).toBe(0)
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /unread/ }))
})

test('the panel is there where popovers are hidden and cannot be shown', async () => {
  const { inbox, user } = setUp()
  render(
    <>
      <style>{'[popover] { display: none }'}</style>
      <Bell inbox={inbox} />
    </>,
  )
  await user.click(screen.getByRole('button'))
  expect(screen.getByRole('dialog', { name: 'Notifications' })).toBeDefined()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each([
  ['a pointer', 'fr', 'maintenant', () => fireEvent.pointerOver(screen.getByRole('button'))],
  ['the focus', 'pt', 'agora', () => act(() => screen.getByRole('button').focus())],
])('when %s reaches the bell, its times are prepared', (_, language, now, come) => {
  const made = vi.fn<() => void>()
  const Counted = class extends Intl.RelativeTimeFormat {
    constructor(...given: ConstructorParameters<typeof Intl.RelativeTimeFormat>) {
      super(...given)
      made()
    }
  }
  vi.stubGlobal('Intl', Object.create(Intl, { RelativeTimeFormat: { value: Counted } }))
  // A language in which nothing has been said yet.
  document.documentElement.lang = language
  const { inbox, add } = setUp()
  render(<Bell inbox={inbox} />)
  add('One')
  expect(made).not.toHaveBeenCalled()
  come()
  expect(made).toHaveBeenCalledOnce()
  fireEvent.click(screen.getByRole('button'))
  expect(screen.getByRole('time').textContent).toBe(now)
  expect(made).toHaveBeenCalledOnce()
  document.documentElement.lang = ''
})

test('while the panel is open, a kept message shows no toast, is listed at once and said once', async () => {
  const { inbox, notifier, user } = setUp()
  render(<Bell inbox={inbox} />)
  await user.click(screen.getByRole('button'))
  act(() => {
    notifier('Kept')
    notifier('Not kept', { keep: false })
    notifier('Working', { pending: true })
  })
  expect(notifier.shown().map(({ title }) => title)).toEqual(['Not kept', 'Working'])
  expect(screen.getByText('Kept')).toBeDefined()
  await waitFor(() => expect(saidIn(document)).toEqual(['Info: Kept.']))
  await user.keyboard('{Escape}')
  act(() => void notifier('Later'))
  expect(notifier.shown().map(({ title }) => title)).toContain('Later')
})

test('while the panel is open, an update that leaves the words as they were is not said', async () => {
  const { inbox, notifier, user } = setUp()
  render(<Bell inbox={inbox} />)
  await user.click(screen.getByRole('button'))
  act(() => void notifier('Kept', { id: 'kept' }))
  await waitFor(() => expect(saidIn(document)).toEqual(['Info: Kept.']))
  act(() => {
    notifier.update('kept', { duration: 9000 })
    notifier('Next')
  })
  await waitFor(() => expect(saidIn(document)).toContain('Info: Next.'))
  expect(saidIn(document)).toEqual(['Info: Kept.', 'Info: Next.'])
})

test('while the panel is open, silent, quiet and muted messages are listed and not said', async () => {
  const { inbox, notifier, user } = setUp()
  render(<Bell inbox={inbox} />)
  notifier.quiet(({ category }) => category === 'quiet' || (category === 'muted' && 'read'))
  await user.click(screen.getByRole('button'))
  act(() => {
    notifier('Silent', { silent: true, id: 'silent' })
    notifier('Quiet', { category: 'quiet' })
    notifier('Muted', { category: 'muted' })
    notifier.update('silent', { title: 'Still silent' })
    notifier('Old', { id: 'again', category: 'quiet' })
    notifier.batch(() => {
      notifier.dismiss('again')
      notifier('Said', { id: 'again' })
    })
  })
  expect(screen.getAllByRole('listitem')).toHaveLength(4)
  expect(notifier.shown()).toEqual([])
  await waitFor(() => expect(saidIn(document)).toEqual(['Info: Said.']))
})

test('while the panel is open, an id that comes back is said only if it is hushed again', async () => {
  const { inbox, notifier, user } = setUp()
  render(<Bell inbox={inbox} />)
  await user.click(screen.getByRole('button'))
  act(() => {
    notifier('First', { id: 'silent' })
    notifier('Second', { id: 'working' })
  })
  await waitFor(() => expect(saidIn(document)).toHaveLength(2))
  act(() => {
    notifier.dismiss('silent')
    notifier('Now silent', { id: 'silent', silent: true })
    notifier('Now working', { id: 'working', pending: true })
    notifier('Last')
  })
  await waitFor(() => expect(saidIn(document)).toContain('Info: Last.'))
  expect(saidIn(document)).toEqual(['Info: First.', 'Info: Second.', 'Info: Last.'])
})

test('while the panel is open, what a relay sends is listed at once and said once', async () => {
  const { inbox, notifier, user } = setUp()
  const { fetch, calls } = createFakeFetch()
  const remote = connect({ url: '/relay', inbox, notifier, fetch })
  render(<Bell inbox={inbox} />)
  await user.click(screen.getByRole('button'))
  await waitFor(() => expect(calls).toHaveLength(1))
  const now = Date.now()
  const words = { title: 'Deploy failed', message: '', type: 'error', filed: now, edited: now }
  const state = ['unread', now]
  calls[0]!.open(hello('1', now), frame('2', { v: 1, id: 'deploy', ...words, state }))
  expect(await screen.findByText('Deploy failed')).toBeDefined()
  await waitFor(() => expect(saidIn(document)).toEqual(['Error: Deploy failed.']))
  expect(notifier.shown()).toEqual([])
  remote.close()
})

test('what arrives while a panel is open in a hidden tab is new until somebody looks', async () => {
  const { inbox, add, user } = setUp()
  render(<Bell inbox={inbox} />)
  await user.click(screen.getByRole('button'))
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  add('One')
  expect(inbox.unseen()).toBe(1)
  hidden.mockReturnValue(false)
  fireEvent(document, new Event('visibilitychange'))
  expect(inbox.unseen()).toBe(0)
})

test('while the panel is open, the same words are said again if they come again', async () => {
  const clock = createTestClock()
  const { inbox, notifier, user } = setUp({}, createNotifier({ clock }))
  render(<Bell inbox={inbox} />)
  await user.click(screen.getByRole('button'))
  for (const times of [1, 2]) {
    act(() => {
      notifier('Failed', { id: 'upload' })
      clock.advance(2000)
      notifier.dismiss('upload')
    })
    expect(saidIn(document)).toEqual(Array.from({ length: times }, () => 'Info: Failed.'))
  }
})

test('what arrives is seen while the panel is open, and new once it is closed', async () => {
  const { inbox, add, user } = setUp()
  render(<Bell inbox={inbox} />)
  await user.click(screen.getByRole('button'))
  add('One')
  expect(inbox.unseen()).toBe(0)
  await user.keyboard('{Escape}')
  add('Two')
  expect(inbox.unseen()).toBe(1)
})

test('own words are shown, said and changed everywhere', async () => {
  const clock = createTestClock()
  const { inbox, notifier, user } = setUp({}, createNotifier({ clock }))
  const { rerender } = render(<Bell inbox={inbox} labels={{ heading: 'Nachrichten' }} />)
  await user.click(screen.getByRole('button'))
  const labels = { heading: 'Meldungen', markAll: 'Alle gelesen', types: { info: 'Hinweis' } }
  rerender(<Bell inbox={inbox} labels={labels} dir="rtl" />)
  act(() => {
    notifier('Neu')
    clock.advance(2000)
    notifier.warning('Alt')
    clock.advance(2000)
  })
  expect(saidIn(document)).toEqual(['Hinweis: Neu.', 'Warning: Alt.'])
  const panel = screen.getByRole('dialog', { name: 'Meldungen' })
  expect(within(panel).getByRole('button', { name: 'Alle gelesen' })).toBeDefined()
  expect(panel.closest('[dir=rtl]')).not.toBeNull()
})

test('an inbox that only does what an inbox does has a bell too', async () => {
  const { inbox, add, user } = setUp()
  const own = Object.fromEntries(Object.entries(inbox)) as typeof inbox
  render(<Bell inbox={own} />)
  add('One')
  await user.click(screen.getByRole('button'))
  await user.click(screen.getByRole('button', { name: 'Mark as read' }))
  await waitFor(() => expect(saidIn(document)).toEqual(['Marked as read.']))
})

test('the voice waits by the notifier’s own clock', async () => {
  const clock = createTestClock()
  const { inbox, notifier, user } = setUp({}, createNotifier({ clock }))
  render(<Bell inbox={inbox} />)
  await user.click(screen.getByRole('button'))
  act(() => {
    notifier('Kept')
    clock.advance(2000)
  })
  expect(saidIn(document)).toEqual(['Info: Kept.'])
})

test('a bell that gets another inbox follows that one', async () => {
  const clock = createTestClock()
  const [one, other] = [setUp(), setUp({}, createNotifier({ clock }))]
  const { rerender } = render(<Bell inbox={one.inbox} />)
  await one.user.click(screen.getByRole('button'))
  rerender(<Bell inbox={other.inbox} />)
  act(() => {
    one.notifier('Of the one')
    other.notifier('Of the other')
    clock.advance(2000)
  })
  expect([one, other].map(({ notifier }) => notifier.shown().length)).toEqual([1, 0])
  expect(saidIn(document)).toEqual(['Info: Of the other.'])
})

test('an action that fails after the panel was closed is said where it is heard', async () => {
  vi.stubGlobal('reportError', vi.fn<(error: unknown) => void>())
  const { inbox, user } = setUp()
  let fail = () => {}
  const onAction = () => new Promise<void>((_, reject) => (fail = () => reject(new Error('no'))))
  render(<Bell inbox={inbox} />)
  act(() => void inbox.add({ title: 'One', action: { label: 'Retry', onAction } }))
  await user.click(screen.getByRole('button'))
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await user.keyboard('{Escape}')
  await act(async () => fail())
  await waitFor(() => expect(saidIn(document)).toEqual(['It failed. Try again.']))
  expect(document.querySelector('[aria-live=off]'), 'the voice is on the page').not.toBeNull()
})

test('an open panel that is gone with its page listens no more', async () => {
  const { inbox, user } = setUp()
  const { unmount } = render(<Bell inbox={inbox} />)
  await user.click(screen.getByRole('button'))
  unmount()
  const failed = vi.fn<(event: Event) => void>((event) => event.preventDefault())
  window.addEventListener('error', failed)
  fireEvent.scroll(window)
  fireEvent(window, new Event('resize'))
  window.removeEventListener('error', failed)
  expect(failed).not.toHaveBeenCalled()
})

test('a panel that stands elsewhere leaves focus where it is', async () => {
  const { inbox, add, user } = setUp()
  const { rerender } = render(<Bell inbox={inbox} />)
  add('One')
  await user.click(screen.getByRole('button'))
  act(() => screen.getByRole('listitem').focus())
  rerender(<Bell inbox={inbox} position="top-start" />)
  expect(document.activeElement).toBe(screen.getByRole('listitem'))
})

test('in a form, none of its buttons sends the form', () => {
  const { inbox, add } = setUp()
  const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) =>
    event.preventDefault(),
  )
  render(
    <form onSubmit={onSubmit}>
      <Bell inbox={inbox} limit={1} />
    </form>,
  )
  add('One', 'Two')
  fireEvent.click(screen.getByRole('button'))
  fireEvent.pointerOver(screen.getByRole('list'))
  add('Three')
  for (const button of screen.getAllByRole('button').reverse()) fireEvent.click(button)
  expect(onSubmit).not.toHaveBeenCalled()
})

test('a bell without an inbox is not there, harms nothing around it, and comes with its inbox', () => {
  const reported = vi.fn<(error: unknown) => void>()
  vi.stubGlobal('reportError', reported)
  vi.spyOn(console, 'error').mockReturnValue()
  const page = (inbox: Inbox) => (
    <p>
      Page <Bell inbox={inbox} />
    </p>
  )
  const { rerender } = render(page(undefined as unknown as Inbox))
  expect(screen.getByText('Page')).toBeDefined()
  expect(reported).toHaveBeenCalledOnce()
  rerender(page(setUp().inbox))
  expect(screen.getByRole('button', { name: 'Notifications' })).toBeDefined()
})

test('on a server there is no count', () => {
  const { inbox } = setUp()
  inbox.add({ title: 'One' })
  const Count = () => createElement('b', null, useInboxCount(inbox))
  expect(renderToString(<Count />)).toBe('<b>0</b>')
  expect(renderToString(<Bell inbox={inbox} />)).not.toContain('unread')
})
