// @vitest-environment jsdom
import {
  act,
  cleanup,
  configure,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, Suspense, createElement, lazy, useEffect } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { createNotifier } from '../../core/index.ts'
import { saidIn } from '../../dom/index.ts'
import { createTestClock } from '../../testing/index.ts'
import { createInbox } from '../index.ts'
import { Bell, InboxList, useInboxCount } from './index.ts'

// A busy machine takes its time.
configure({ asyncUtilTimeout: 10_000 })

const setUp = (options = {}, notifier = createNotifier()) => {
  const inbox = createInbox({ notifier, ...options })
  const add = (...titles: string[]) =>
    act(() => titles.forEach((title) => void inbox.add({ title, id: title })))
  return { notifier, inbox, add, user: userEvent.setup() }
}

const rows = () => screen.queryAllByRole('listitem').map((row) => row.dataset.item)

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  cleanup()
})

test('the bell’s name holds the true count', () => {
  const { inbox, add } = setUp({ limit: 200 })
  render(<Bell inbox={inbox} />)
  expect(screen.getByRole('button', { name: 'Notifications' })).toBeDefined()
  add(...Array.from({ length: 120 }, (_, index) => `n${index}`))
  const bell = screen.getByRole('button', { name: 'Notifications, 120 unread' })
  expect(bell.textContent).toBe('99+')
})

test('opening moves the focus to the heading and marks nothing; Escape brings it back', async () => {
  const { inbox, add, user } = setUp()
  render(<Bell inbox={inbox} />)
  add('One', 'Two')
  expect(inbox.unseen()).toBe(2)
  await user.click(screen.getByRole('button'))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Notifications' }))
  expect(screen.getByRole('dialog', { name: 'Notifications' })).toBeDefined()
  expect(inbox.count('unread')).toBe(2)
  expect(inbox.unseen()).toBe(0)
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /unread/ }))
})

test('a row says that it is unread, its type, its words and when', () => {
  const { inbox, add } = setUp()
  render(<InboxList inbox={inbox} />)
  add('Saved')
  expect(screen.getByRole('listitem', { name: 'Unread. Info: Saved. now.' })).toBeDefined()
})

test('one Tab stop for all rows; arrow keys, Home and End move between them', async () => {
  const { inbox, add, user } = setUp()
  render(<InboxList inbox={inbox} />)
  add('One', 'Two', 'Three')
  expect(rows()).toEqual(['Three', 'Two', 'One'])
  const stops = screen.getAllByRole('listitem').filter((row) => row.tabIndex === 0)
  expect(stops).toHaveLength(1)
  act(() => stops[0]!.focus())
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement?.getAttribute('data-item')).toBe('Two')
  await user.keyboard('{End}')
  expect(document.activeElement?.getAttribute('data-item')).toBe('One')
  await user.keyboard('{Home}{ArrowUp}')
  expect(document.activeElement?.getAttribute('data-item')).toBe('Three')
})

test('Delete archives a row, its neighbour takes the focus, and Undo brings it back', async () => {
  const { inbox, add, user } = setUp()
  render(<InboxList inbox={inbox} />)
  add('One', 'Two', 'Three')
  act(() => screen.getAllByRole('listitem')[1]!.focus())
  await user.keyboard('{Delete}')
  expect(rows()).toEqual(['Three', 'One'])
  expect(document.activeElement?.getAttribute('data-item')).toBe('One')
  expect(inbox.count('archived')).toBe(1)
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(inbox.list('unread').map(({ id }) => id)).toContain('Two')
})

test('rows are read, unread and archived by their buttons', async () => {
  const { inbox, add, user } = setUp()
  render(<InboxList inbox={inbox} />)
  add('One')
  await user.click(screen.getByRole('button', { name: 'Mark as read' }))
  expect(inbox.count('read')).toBe(1)
  await user.click(screen.getByRole('button', { name: 'Mark as unread' }))
  expect(inbox.count('unread')).toBe(1)
  await user.click(screen.getByRole('button', { name: 'Archive' }))
  expect(inbox.count('archived')).toBe(1)
  await user.click(screen.getByRole('button', { name: 'Archived' }))
  await user.click(screen.getByRole('button', { name: 'Move to inbox' }))
  expect(inbox.count('archived')).toBe(0)
})

test('“Mark all as read” marks what is listed, and stays within reach', async () => {
  const { inbox, add, user } = setUp()
  render(<InboxList inbox={inbox} />)
  add('One', 'Two')
  const all = screen.getByRole('button', { name: 'Mark all as read' })
  await user.click(all)
  expect(inbox.count('unread')).toBe(0)
  expect(document.activeElement).toBe(all)
  expect(all.getAttribute('aria-disabled')).toBe('true')
})

test('an action runs, is busy meanwhile, and a failure is said in its row', async () => {
  const { inbox, notifier, user } = setUp()
  let fail: (error: Error) => void = () => {}
  const reported = vi.fn<(error: unknown) => void>()
  vi.stubGlobal('reportError', reported)
  render(<InboxList inbox={inbox} />)
  const onAction = () => new Promise<void>((_, reject) => (fail = reject))
  act(() => {
    notifier({ id: 'a', title: 'Export', silent: true, action: { label: 'Retry', onAction } })
  })
  const button = screen.getByRole('button', { name: 'Retry' })
  await user.click(button)
  expect(button.getAttribute('aria-busy')).toBe('true')
  await act(async () => fail(new Error('no')))
  expect(button.getAttribute('aria-busy')).toBe('false')
  expect(screen.getByText('It failed. Try again.')).toBeDefined()
  expect(reported).toHaveBeenCalledOnce()
})

test('while the panel is open what is kept shows no toast, is listed at once and said once', async () => {
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

test('while the panel is open an update that leaves the words as they were is not said', async () => {
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

test('while the panel is open what is silent by itself, quiet or muted is listed and not said', async () => {
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

test('nothing moves while the focus goes from a row to its buttons', () => {
  const { inbox, add } = setUp()
  render(<InboxList inbox={inbox} />)
  add('One')
  const row = screen.getByRole('listitem')
  act(() => row.focus())
  add('Two')
  // On its way the focus is nowhere for a moment.
  fireEvent.focusOut(row, { relatedTarget: screen.getByRole('button', { name: 'Archive' }) })
  expect(rows()).toEqual(['One'])
  fireEvent.focusOut(row, { relatedTarget: document.body })
  expect(rows()).toEqual(['Two', 'One'])
})

test('nothing moves under a pointer: what comes meanwhile waits behind a button', async () => {
  const { inbox, add, user } = setUp()
  render(<InboxList inbox={inbox} />)
  add('One')
  await user.hover(screen.getByRole('listitem'))
  add('Two')
  expect(rows()).toEqual(['One'])
  await user.click(screen.getByRole('button', { name: '1 new' }))
  expect(rows()).toEqual(['Two', 'One'])
})

test('a thousand items are drawn in pages, and the focus goes to the first of the next', async () => {
  const { inbox, user } = setUp({ limit: 1000 })
  render(<InboxList inbox={inbox} limit={10} />)
  const now = Date.now()
  const record = (_: unknown, index: number) => {
    const stamp = now - 1000 + index
    const words = { title: `n${index}`, message: '', type: 'info' }
    return {
      v: 1,
      id: `n${index}`,
      filed: stamp,
      edited: stamp,
      state: ['unread', stamp],
      ...words,
    }
  }
  act(() => inbox.merge(Array.from({ length: 1000 }, record)))
  expect(rows()).toHaveLength(10)
  await user.click(screen.getByRole('button', { name: 'Show older' }))
  expect(rows()).toHaveLength(20)
  await waitFor(() => expect(document.activeElement?.getAttribute('data-item')).toBe('n989'))
})

test('a link asks onNavigate for plain clicks of this origin alone', async () => {
  const { inbox, user } = setUp()
  const asked: string[] = []
  render(
    <InboxList
      inbox={inbox}
      onNavigate={(href, event) => {
        event.preventDefault()
        asked.push(href)
      }}
    />,
  )
  act(() => void inbox.add({ title: 'Invoice', action: { label: 'Open', href: '/invoices/1' } }))
  await user.click(screen.getByRole('link', { name: 'Open' }))
  expect(asked).toEqual(['/invoices/1'])
  expect(inbox.count('read')).toBe(1)
})

test('Enter on a row follows its link', async () => {
  const { inbox, user } = setUp()
  const onNavigate = vi.fn<(href: string, event: Event) => void>((_, event) =>
    event.preventDefault(),
  )
  render(<InboxList inbox={inbox} onNavigate={onNavigate} />)
  act(() => void inbox.add({ title: 'Invoice', action: { label: 'Open', href: '/invoices/1' } }))
  act(() => screen.getByRole('listitem').focus())
  await user.keyboard('{Enter}')
  expect(onNavigate).toHaveBeenCalledExactlyOnceWith('/invoices/1', expect.anything())
  expect(inbox.count('read')).toBe(1)
})

test('a row of one’s own is drawn inside its li; one that throws gives way to the usual row', () => {
  const { inbox, add } = setUp()
  const reported = vi.fn<(error: unknown) => void>()
  vi.stubGlobal('reportError', reported)
  vi.spyOn(console, 'error').mockImplementation(() => {})
  render(
    <InboxList inbox={inbox}>
      {({ title }) => {
        if (title === 'Bad') throw new Error('no')
        return title === 'Mine' ? <b>mine</b> : null
      }}
    </InboxList>,
  )
  add('Bad', 'Mine', 'Usual')
  const [usual, mine, bad] = screen.getAllByRole('listitem')
  expect(mine!.textContent).toBe('mine')
  expect(within(usual!).getByText('Usual')).toBeDefined()
  expect(within(bad!).getByText('Bad')).toBeDefined()
  expect(reported).toHaveBeenCalled()
})

test('a row of one’s own may suspend; the usual row stands there meanwhile', async () => {
  const { inbox, add } = setUp()
  let arrive = (_module: { default: () => ReactNode }) => {}
  const Slow = lazy(() => new Promise<{ default: () => ReactNode }>((done) => (arrive = done)))
  render(
    <Suspense fallback="The application waits">
      <p>The application</p>
      <InboxList inbox={inbox}>{({ title }) => (title === 'Slow' ? <Slow /> : null)}</InboxList>
    </Suspense>,
  )
  add('Slow', 'Usual')
  expect(screen.queryByText('The application waits')).toBeNull()
  expect(rows()).toEqual(['Usual', 'Slow'])
  expect(screen.getByText('Slow')).toBeDefined()
  await act(async () => arrive({ default: () => <b>Here at last</b> }))
  expect(screen.getByText('Here at last')).toBeDefined()
  expect(screen.queryByText('Slow')).toBeNull()
})

test('a row of one’s own that fails when it goes harms neither list nor bell', async () => {
  const { inbox, add, user } = setUp()
  const reported = vi.fn<(error: unknown) => void>()
  vi.stubGlobal('reportError', reported)
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const Own = () => {
    useEffect(
      () => () => {
        throw new Error('no')
      },
      [],
    )
    return <b>mine</b>
  }
  render(<Bell inbox={inbox}>{({ title }) => (title === 'Usual' ? null : <Own />)}</Bell>)
  add('Usual', 'First', 'Second')
  await user.click(screen.getByRole('button'))
  const usual = screen.getAllByRole('listitem')[2]
  act(() => void inbox.remove('First'))
  expect(reported).toHaveBeenCalledTimes(1)
  expect(screen.getAllByRole('listitem')[1]).toBe(usual)
  await user.keyboard('{Escape}')
  expect(reported).toHaveBeenCalledTimes(2)
  expect(screen.getByRole('button', { name: 'Notifications, 2 unread' })).toBeDefined()
})

test('a row of one’s own that answers with a promise gives way to the usual row', async () => {
  const { inbox, add } = setUp()
  const reported = vi.fn<(error: unknown) => void>()
  vi.stubGlobal('reportError', reported)
  vi.spyOn(console, 'error').mockImplementation(() => {})
  render(<InboxList inbox={inbox}>{async () => 'Mine'}</InboxList>)
  add('Usual')
  await act(async () => {})
  expect(screen.getByText('Usual')).toBeDefined()
  expect(reported).toHaveBeenCalled()
})

test('the failure of an action goes with what is filed anew', async () => {
  const { inbox, user } = setUp()
  vi.stubGlobal('reportError', vi.fn<(error: unknown) => void>())
  const onAction = () => Promise.reject(new Error('offline'))
  const file = (title: string) =>
    act(() => void inbox.add({ id: 'a', title, action: { label: 'Retry', onAction } }))
  render(<InboxList inbox={inbox} />)
  file('First')
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText(/failed/i)).toBeDefined()
  file('Second')
  expect(screen.getByText('Second')).toBeDefined()
  expect(screen.queryByText(/failed/i)).toBeNull()
})

test('another limit holds at once, and leaves what was asked for besides', async () => {
  const { inbox, add, user } = setUp()
  const { rerender } = render(<InboxList inbox={inbox} limit={2} />)
  add('One', 'Two', 'Three', 'Four', 'Five', 'Six')
  expect(rows()).toHaveLength(2)
  rerender(<InboxList inbox={inbox} limit={3} />)
  expect(rows()).toHaveLength(3)
  await user.click(screen.getByRole('button', { name: 'Show older' }))
  expect(rows()).toHaveLength(6)
})

test('a panel that stands elsewhere leaves the focus where it is', async () => {
  const { inbox, add, user } = setUp()
  const { rerender } = render(<Bell inbox={inbox} />)
  add('One')
  await user.click(screen.getByRole('button'))
  act(() => screen.getByRole('listitem').focus())
  rerender(<Bell inbox={inbox} position="top-start" />)
  expect(document.activeElement).toBe(screen.getByRole('listitem'))
})

test('on a server there is no count', () => {
  const { inbox } = setUp()
  inbox.add({ title: 'One' })
  const Count = () => createElement('b', null, useInboxCount(inbox))
  expect(renderToString(<Count />)).toBe('<b>0</b>')
  expect(renderToString(<Bell inbox={inbox} />)).not.toContain('unread')
})
