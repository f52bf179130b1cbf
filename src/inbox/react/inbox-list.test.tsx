// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { Activity, useState } from 'react'
import { expect, test, vi } from 'vitest'
import type { Inbox } from '../index.ts'
import { Bell, InboxList, type Navigate } from './index.ts'
import { cleanUpAfterEach, rows, setUp } from './set-up.model.tsx'

cleanUpAfterEach()

test('a row says that it is unread, its type, its words and its time', () => {
  const { inbox, add } = setUp()
  render(<InboxList inbox={inbox} />)
  add('Saved')
  expect(screen.getByRole('listitem', { name: 'Unread. Info: Saved. now.' })).toBeDefined()
})

test('all rows share one Tab stop; arrow keys, Home and End move between them', async () => {
  const { inbox, add, user } = setUp()
  render(<InboxList inbox={inbox} />)
  act(() => void inbox.add({ id: 'One', title: 'One', action: { label: 'Open', name: 'open' } }))
  add('Two', 'Three')
  expect(rows()).toEqual(['Three', 'Two', 'One'])
  const stops = screen.getAllByRole('listitem').filter((row) => row.tabIndex === 0)
  expect(stops).toHaveLength(1)
  for (const button of within(screen.getByRole('list')).getAllByRole('button'))
    expect(button.tabIndex).toBe(stops[0]!.contains(button) ? 0 : -1)
  act(() => stops[0]!.focus())
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement?.getAttribute('data-item')).toBe('Two')
  await user.keyboard('{End}')
  expect(document.activeElement?.getAttribute('data-item')).toBe('One')
  await user.keyboard('{Home}{ArrowUp}')
  expect(document.activeElement?.getAttribute('data-item')).toBe('Three')
  expect(fireEvent.keyDown(stops[0]!, { key: 'End' }), 'they scroll nothing').toBe(false)
})

test('whoever removes the last row finds focus on the list, and Undo in another view leaves it there', async () => {
  const { inbox, add, user } = setUp()
  const { container } = render(<InboxList inbox={inbox} />)
  add('One')
  act(() => screen.getByRole('listitem').focus())
  await user.keyboard('{Delete}')
  expect(document.activeElement).toBe(container.firstElementChild)
  await user.click(screen.getByRole('button', { name: 'Archived' }))
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(inbox.count('unread')).toBe(1)
  expect(document.activeElement).toBe(container.firstElementChild)
})

test('once the focused row is gone, with all others, what comes later takes no focus', async () => {
  const { inbox, add, user } = setUp()
  render(<Bell inbox={inbox} />)
  add('One')
  await user.click(screen.getByRole('button', { name: /Notifications/ }))
  act(() => screen.getByRole('listitem').focus())
  act(() => void inbox.remove('One'))
  expect(document.activeElement).toBe(screen.getByRole('heading'))
  const close = screen.getByRole('button', { name: 'Close' })
  act(() => close.focus())
  add('Two')
  expect(rows()).toEqual(['Two'])
  expect(document.activeElement).toBe(close)
})

test('of two lists, only the one in use keeps its rows in place', () => {
  const [one, other] = [setUp(), setUp()]
  render(
    <>
      <InboxList inbox={one.inbox} />
      <InboxList inbox={other.inbox} />
    </>,
  )
  one.add('One')
  other.add('Other')
  const [mine, theirs] = screen.getAllByRole('listitem')
  act(() => mine!.focus())
  act(() => theirs!.focus())
  one.add('Two')
  expect(rows()).toEqual(['Two', 'One', 'Other'])
  act(() => void one.inbox.remove('One'))
  expect(document.activeElement).toBe(theirs)
})

test.each([
  [['Four', 'Six', 'Five'], 'Three'],
  [['Four', 'Three', 'Two', 'One', 'Six'], 'Five'],
])('of several rows that go at once, %s, the nearest that stays takes focus', (gone, heir) => {
  const { inbox, add } = setUp()
  render(<InboxList inbox={inbox} />)
  add('One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven')
  act(() => screen.getByRole('listitem', { name: /Four/ }).focus())
  act(() => void inbox.mark(gone, 'archived'))
  expect(document.activeElement?.getAttribute('data-item')).toBe(heir)
})

test('Delete archives a row, its neighbour takes focus, and Undo brings it back', async () => {
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
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

test('an id and a key of the same name are two rows', () => {
  const complaints = vi.spyOn(console, 'error').mockReturnValue()
  const { inbox } = setUp()
  render(<InboxList inbox={inbox} />)
  act(() => {
    inbox.add({ id: 'build', title: 'By id' })
    inbox.add({ id: 'other', key: 'build', title: 'By key' })
  })
  expect(rows()).toEqual(['other', 'build'])
  expect(complaints).not.toHaveBeenCalled()
})

test('a row that is brought back by key is there at once, wherever the pointer rests', async () => {
  const { inbox, add, user } = setUp()
  render(<InboxList inbox={inbox} />)
  add('One', 'Two')
  act(() => screen.getAllByRole('listitem')[0]!.focus())
  await user.keyboard('{Delete}')
  act(() => screen.getByRole('button', { name: 'Undo' }).focus())
  await user.hover(screen.getByRole('list'))
  await user.keyboard('{Enter}')
  expect(rows()).toEqual(['Two', 'One'])
  expect(document.activeElement?.getAttribute('data-item')).toBe('Two')
})

test('Undo takes back what was archived, and nothing that came since under its key', async () => {
  const { inbox, user } = setUp()
  render(<InboxList inbox={inbox} />)
  const arrive = (id: string) => act(() => void inbox.add({ id, key: 'build', title: id }))
  arrive('One')
  await user.click(screen.getByRole('button', { name: 'Mark as read' }))
  await user.click(screen.getByRole('button', { name: 'Archive' }))
  arrive('Two')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(inbox.count('archived')).toBe(0)
  expect(inbox.list('unread').map(({ id }) => id)).toEqual(['Two'])
})

test('a row’s buttons mark it as read or unread and archive it', async () => {
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
  expect(inbox.count('read')).toBe(1)
})

test('Undo goes with the account whose item was archived', async () => {
  const [one, other] = [setUp(), setUp()]
  const { rerender } = render(<InboxList inbox={one.inbox} />)
  one.add('Same')
  other.add('Same')
  await one.user.click(screen.getByRole('button', { name: 'Archive' }))
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDefined()
  rerender(<InboxList inbox={other.inbox} />)
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

test('Undo goes when there is nothing to take back: the item was dropped, or moved elsewhere', async () => {
  const { inbox, add, user } = setUp({ limit: 2 })
  render(<InboxList inbox={inbox} />)
  const archiveFirst = () => user.click(screen.getAllByRole('button', { name: 'Archive' })[0]!)
  const undo = () => screen.queryByRole('button', { name: 'Undo' })
  add('One', 'Two')
  await archiveFirst()
  expect(undo()).toBeTruthy()
  act(() => void inbox.mark('Two', 'read'))
  expect(undo(), 'moved').toBeNull()
  await archiveFirst()
  add('Three', 'Four')
  expect(inbox.list('archived')).toEqual([])
  expect(undo(), 'dropped').toBeNull()
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

test('“Mark all as read” reaches no further than the eye: not what waits, nor what the archive hides', async () => {
  const { inbox, add, user } = setUp()
  render(<InboxList inbox={inbox} />)
  add('One')
  await user.hover(screen.getByRole('list'))
  add('Two')
  const all = screen.getByRole('button', { name: 'Mark all as read' })
  act(() => all.focus())
  await user.keyboard('{Enter}')
  expect(inbox.list('unread').map(({ id }) => id)).toEqual(['Two'])
  await user.click(screen.getByRole('button', { name: 'Archived' }))
  expect(all.getAttribute('aria-disabled')).toBe('true')
  await user.click(all)
  expect(inbox.count('unread')).toBe(1)
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
  expect(button.ariaDescription, 'it says which row it means').toBe('Info: Export.')
  await user.click(button)
  expect(button.getAttribute('aria-busy')).toBe('true')
  await act(async () => fail(new Error('no')))
  expect(button.getAttribute('aria-busy')).toBe('false')
  expect(screen.getByText('It failed. Try again.')).toBeDefined()
  expect(reported).toHaveBeenCalledOnce()
})

test('nothing moves while focus goes from a row to its buttons', () => {
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

test('a row that goes hands its focus on, also while another window has it', () => {
  const { inbox, add } = setUp()
  render(<InboxList inbox={inbox} />)
  add('One', 'Two')
  const [two, one] = screen.getAllByRole('listitem')
  act(() => two!.focus())
  // The document remembers what has focus in it.
  fireEvent.focusOut(two!)
  act(() => void inbox.mark('Two', 'archived'))
  expect(document.activeElement).toBe(one)
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

test('nothing waits for a pointer that has left, also if the row under it was removed', async () => {
  const { inbox, add, user } = setUp()
  render(<InboxList inbox={inbox} />)
  add('One', 'Two')
  await user.hover(screen.getAllByRole('listitem')[1]!)
  act(() => void inbox.mark('One', 'archived'))
  add('Three')
  expect(rows()).toEqual(['Two'])
  await user.hover(document.body)
  expect(rows()).toEqual(['Three', 'Two'])
})

test('the archive is listed whole, also while a pointer rests where what was archived last had been', async () => {
  const { inbox, add, user } = setUp()
  render(<InboxList inbox={inbox} />)
  add('One', 'Two', 'Three')
  act(() => void inbox.mark(['One'], 'archived'))
  await user.hover(screen.getByRole('list'))
  act(() => screen.getAllByRole('listitem')[0]!.focus())
  await user.keyboard('{Delete}')
  act(() => screen.getByRole('button', { name: 'Archived' }).focus())
  await user.keyboard('{Enter}')
  expect(rows()).toEqual(['Three', 'One'])
  expect(screen.queryByRole('button', { name: /new/ })).toBeNull()
  act(() => void inbox.mark(['Two'], 'archived'))
  expect(rows(), 'but then it keeps still').toEqual(['Three', 'One'])
})

test('focus goes to the rows when the button for new items goes, and nothing waits once it leaves them', async () => {
  const { inbox, add, user } = setUp()
  render(<InboxList inbox={inbox} />)
  add('One')
  await user.hover(screen.getByRole('list'))
  add('Two')
  act(() => screen.getByRole('button', { name: '1 new' }).focus())
  await user.unhover(screen.getByRole('list'))
  act(() => void inbox.mark('Two', 'archived'))
  expect(document.activeElement?.getAttribute('data-item')).toBe('One')
  act(() => (document.activeElement as HTMLElement).blur())
  add('Three')
  expect(rows()).toEqual(['Three', 'One'])
})

test('when “Show older” goes, focus goes to the row before it', () => {
  const { inbox, add } = setUp()
  render(<InboxList inbox={inbox} limit={2} />)
  add('One', 'Two', 'Three')
  act(() => screen.getByRole('button', { name: 'Show older' }).focus())
  act(() => void inbox.mark('Three', 'archived'))
  expect(rows()).toEqual(['Two', 'One'])
  expect(document.activeElement?.getAttribute('data-item')).toBe('Two')
})

test('“Show older” leads to the first row that was not there, whatever has come meanwhile', async () => {
  const { inbox, add, user } = setUp()
  render(<InboxList inbox={inbox} limit={2} />)
  add('One', 'Two', 'Three', 'Four')
  act(() => screen.getByRole('button', { name: 'Show older' }).focus())
  add('Five')
  const before = rows()
  await user.keyboard('{Enter}')
  expect(before).not.toContain(document.activeElement?.getAttribute('data-item'))
})

test.each(['fresh', 'older', 'undo'])(
  'focus goes once from a button that goes: %s',
  async (part) => {
    const { inbox, add, user } = setUp()
    render(<InboxList inbox={inbox} limit={2} />)
    add('One', 'Two', 'Three', 'Four')
    await user.click(screen.getAllByRole('button', { name: 'Archive' })[0]!)
    await user.hover(screen.getByRole('list'))
    add('Five')
    const button = document.querySelector<HTMLElement>(
      `.belfry-inbox-${part}:is(button), .belfry-inbox-${part} button`,
    )!
    act(() => button.focus())
    const focused: unknown[] = []
    document.addEventListener('focusin', ({ target }) => focused.push(target), { once: false })
    await user.keyboard('{Enter}')
    expect(focused).toEqual([document.activeElement])
  },
)

test('a list whose elements other code removes is drawn anew, in a panel and alone', async () => {
  vi.stubGlobal('reportError', vi.fn<(error: unknown) => void>())
  vi.spyOn(console, 'error').mockReturnValue()
  const { inbox, add, user } = setUp()
  const { unmount } = render(<InboxList inbox={inbox} />)
  document.querySelector('.belfry-inbox-empty')!.remove()
  add('One')
  expect(rows()).toEqual(['One'])
  act(() => void inbox.remove('One'))
  unmount()
  render(<Bell inbox={inbox} />)
  await user.click(screen.getByRole('button', { name: /Notifications/ }))
  document.querySelector('.belfry-inbox-empty')!.remove()
  add('Two')
  expect(rows()).toEqual(['Two'])
})

test('when Undo goes with its account, focus stays in the list', async () => {
  const [ada, bob] = [setUp(), setUp()]
  const { rerender } = render(<InboxList inbox={ada.inbox} />)
  ada.add('One')
  bob.add('Two', 'Three')
  await ada.user.click(screen.getByRole('button', { name: 'Archive' }))
  act(() => screen.getByRole('button', { name: 'Undo' }).focus())
  rerender(<InboxList inbox={bob.inbox} />)
  expect(document.activeElement?.getAttribute('data-item')).toBe('Three')
})

test('a list without an inbox harms nothing around it, and comes with its inbox', () => {
  const reported = vi.fn<(error: unknown) => void>()
  vi.stubGlobal('reportError', reported)
  vi.spyOn(console, 'error').mockReturnValue()
  const page = (inbox: Inbox) => (
    <section>
      <h1>Page</h1>
      <InboxList inbox={inbox} />
    </section>
  )
  const { rerender } = render(page(undefined as never))
  expect(screen.getByText('Page')).toBeDefined()
  expect(reported).toHaveBeenCalledOnce()
  rerender(page(setUp().inbox))
  expect(screen.getByRole('list')).toBeDefined()
})

test('another account is listed whole, also if both hold an item of the same id under the pointer', async () => {
  const [ada, bob] = [setUp(), setUp()]
  const { rerender } = render(<InboxList inbox={ada.inbox} />)
  ada.add('One', 'Two')
  bob.add('Two', 'Three')
  await ada.user.hover(screen.getByRole('list'))
  rerender(<InboxList inbox={bob.inbox} />)
  expect(rows()).toEqual(['Three', 'Two'])
})

test('a list that is hidden under the pointer keeps no height', async () => {
  const { inbox, user } = setUp()
  const list = (mode: 'hidden' | 'visible') => (
    <Activity mode={mode}>
      <InboxList inbox={inbox} data-testid="list" style={{ minHeight: '3px' }} />
    </Activity>
  )
  const { rerender } = render(list('visible'))
  const { style } = screen.getByTestId('list')
  await user.hover(screen.getByTestId('list'))
  expect(style.minHeight).not.toBe('3px')
  rerender(list('hidden'))
  expect(style.minHeight).toBe('3px')
})

test('a list that was hidden for an hour says so at once when it is shown again', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { inbox, add } = setUp()
  const list = (mode: 'hidden' | 'visible') => (
    <Activity mode={mode}>
      <InboxList inbox={inbox} />
    </Activity>
  )
  const { rerender } = render(list('visible'))
  add('Saved')
  rerender(list('hidden'))
  vi.setSystemTime(Date.now() + 3_600_000)
  rerender(list('visible'))
  expect(screen.getByRole('time').textContent).toBe('1 hour ago')
  vi.useRealTimers()
})

test('nothing waits for focus that was lost, as when a button of your own removes itself', async () => {
  const { inbox, add, user } = setUp()
  const Once = () => {
    const [isThere, setThere] = useState(true)
    return isThere ? <button onClick={() => setThere(false)}>Once</button> : 'Done'
  }
  render(<InboxList inbox={inbox}>{() => <Once />}</InboxList>)
  add('One')
  act(() => screen.getByRole('button', { name: 'Once' }).focus())
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(document.body)
  add('Two')
  expect(rows()).toEqual(['Two', 'One'])
})

test('what comes again under its key changes in place while its row is in use', async () => {
  const { inbox, add, user } = setUp()
  render(<InboxList inbox={inbox} />)
  const arrive = (id: string) => act(() => void inbox.add({ id, key: 'build', title: id }))
  arrive('One')
  add('Other')
  await user.hover(screen.getByRole('list'))
  const button = screen.getAllByRole('button', { name: 'Archive' })[1]!
  act(() => button.focus())
  arrive('Two')
  expect(rows()).toEqual(['Other', 'Two'])
  expect(screen.queryByRole('button', { name: '1 new' })).toBeNull()
  expect(document.activeElement).toBe(button)
  act(() => button.blur())
  await user.unhover(screen.getByRole('list'))
  expect(rows()).toEqual(['Two', 'Other'])
})

test('a thousand items are drawn in pages, and focus goes to the first item of the next page', async () => {
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

test('a link calls onNavigate only for plain clicks to the same origin', async () => {
  const { inbox, user } = setUp()
  const onNavigate = vi.fn<Navigate>()
  // The page stays.
  const stay = (event: Event) => event.preventDefault()
  document.addEventListener('click', stay)
  document.addEventListener('auxclick', stay)
  render(<InboxList inbox={inbox} onNavigate={onNavigate} />)
  act(() => {
    inbox.add({ title: 'Elsewhere', action: { label: 'Visit', href: 'https://example.org/' } })
    inbox.add({ title: 'Invoice', action: { label: 'Open', href: '/invoices/1' } })
  })
  const link = screen.getByRole('link', { name: 'Open' })
  fireEvent.click(screen.getByRole('link', { name: 'Visit' }))
  for (const how of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])
    fireEvent.click(link, { [how]: true })
  fireEvent.click(link, { button: 1 })
  expect(onNavigate).not.toHaveBeenCalled()
  await user.click(link)
  expect(onNavigate).toHaveBeenCalledExactlyOnceWith('/invoices/1', expect.any(MouseEvent))
  expect(inbox.count('read')).toBe(2)
  document.removeEventListener('click', stay)
  document.removeEventListener('auxclick', stay)
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

test('Enter on a row runs its action, and marks as read what has none that can run', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { inbox, add } = setUp()
  const onAction = vi.fn<() => Promise<never>>(() => new Promise(() => {}))
  render(<InboxList inbox={inbox} />)
  act(() => {
    inbox.add({ id: 'unknown', title: 'b', action: { label: 'Open', name: 'unknown' } })
    inbox.add({ id: 'action', title: 'a', action: { label: 'Undo', onAction } })
  })
  add('plain')
  for (const row of screen.getAllByRole('listitem')) {
    act(() => row.focus())
    const isLeftToOthers = fireEvent.keyDown(row, { key: 'Enter' })
    expect(isLeftToOthers, 'it presses nothing that gets focus meanwhile').toBe(false)
  }
  expect(onAction).toHaveBeenCalledOnce()
  expect(inbox.list('unread').map(({ id }) => id)).toEqual(['action'])
})

test('Enter takes nothing out of the archive, and does nothing more while an action runs', async () => {
  const { inbox, add, user } = setUp()
  const onAction = () => new Promise(() => {})
  render(<InboxList inbox={inbox} />)
  act(() => void inbox.add({ id: 'action', title: 'a', action: { label: 'Undo', onAction } }))
  act(() => screen.getByRole('listitem').focus())
  await user.keyboard('{Enter}{Enter}')
  expect(inbox.list('unread').map(({ id }) => id)).toEqual(['action'])

  add('old')
  act(() => void inbox.mark('old', 'archived'))
  await user.click(screen.getByRole('button', { name: 'Archived' }))
  act(() => screen.getByRole('listitem').focus())
  await user.keyboard('{Enter}')
  expect(rows()).toEqual(['old'])
})

test('a key that is held down archives one row, not all of them', async () => {
  const { inbox, add, user } = setUp()
  render(<InboxList inbox={inbox} />)
  add('One', 'Two', 'Three')
  act(() => screen.getAllByRole('listitem')[0]!.focus())
  await user.keyboard('{Delete>3/}')
  expect(rows()).toEqual(['Two', 'One'])
})

test.each(['Control', 'Alt', 'Meta', 'Shift'])(
  'a key pressed with %s is left to the browser',
  async (other) => {
    const { inbox, add, user } = setUp()
    render(<InboxList inbox={inbox} />)
    add('One', 'Two')
    const [first] = screen.getAllByRole('listitem')
    act(() => first!.focus())
    await user.keyboard(`{${other}>}{ArrowDown}{End}{Enter}{Delete}{/${other}}`)
    expect(rows()).toEqual(['Two', 'One'])
    expect(inbox.count('unread')).toBe(2)
    expect(document.activeElement).toBe(first)
  },
)

test('filing an item again removes the failure of its action', async () => {
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

test('a new limit applies at once, and “Show older” adds as many again', async () => {
  const { inbox, add, user } = setUp()
  const { rerender } = render(<InboxList inbox={inbox} limit={2} />)
  add('One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine')
  expect(rows()).toHaveLength(2)
  rerender(<InboxList inbox={inbox} limit={3} />)
  expect(rows()).toHaveLength(3)
  await user.click(screen.getByRole('button', { name: 'Show older' }))
  expect(rows()).toHaveLength(6)
  await user.click(screen.getByRole('button', { name: 'Show older' }))
  expect(rows()).toHaveLength(9)
  expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull()
})

test.each([0, -1, 1.5, Number.NaN, null as never])('a limit of %s is complained of', (limit) => {
  const complaints = vi.spyOn(console, 'error').mockReturnValue()
  const { inbox, add } = setUp()
  render(<InboxList inbox={inbox} limit={limit} />)
  add('One', 'Two')
  expect(rows()).toEqual(['Two', 'One'])
  expect(complaints.mock.calls.map(([error]) => String(error))).toEqual([
    `TypeError: belfry: limit must be a whole number from 1 or Infinity; got ${limit}`,
  ])
})
