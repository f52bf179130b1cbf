// @vitest-environment jsdom
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { type ReactNode, Suspense, lazy, useEffect } from 'react'
import { createPortal } from 'react-dom'
import { expect, test, vi } from 'vitest'
import { Bell, InboxList } from './index.ts'
import { cleanUpAfterEach, rows, setUp } from './set-up.model.tsx'

cleanUpAfterEach()

test('a custom row is drawn inside its li; one that throws gives way to the default row', () => {
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

test('a custom row that threw is drawn once its renderer is mended', () => {
  const { inbox, add } = setUp()
  vi.stubGlobal('reportError', vi.fn<(error: unknown) => void>())
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const broken = () => {
    throw new Error('no')
  }
  const { rerender } = render(<InboxList inbox={inbox}>{broken}</InboxList>)
  add('One')
  expect(screen.getByText('One')).toBeDefined()
  rerender(<InboxList inbox={inbox}>{() => <b>mended</b>}</InboxList>)
  expect(screen.getByText('mended')).toBeDefined()
})

test('a custom row may suspend; meanwhile the default row is there', async () => {
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

test('a custom row that fails while it unmounts harms neither list nor bell', async () => {
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
  add('First')
  expect(rows(), 'and can come back').toEqual(['First', 'Second', 'Usual'])
  await user.keyboard('{Escape}')
  expect(reported).toHaveBeenCalledTimes(3)
  expect(screen.getByRole('button', { name: 'Notifications, 3 unread' })).toBeDefined()
})

test('a custom row that returns a promise gives way to the default row', async () => {
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

test('keys in a field of a row of one’s own are the field’s', () => {
  const { inbox, add } = setUp()
  add('One', 'Two')
  render(<InboxList inbox={inbox}>{({ title }) => <input aria-label={title} />}</InboxList>)
  const field = screen.getByRole('textbox', { name: 'Two' })
  act(() => field.focus())
  for (const key of ['ArrowDown', 'ArrowUp', 'Home', 'End']) {
    expect(fireEvent.keyDown(field, { key })).toBe(true)
    expect(document.activeElement).toBe(field)
  }
})

test('a key that a button of one’s own has used moves no focus', () => {
  const { inbox, add } = setUp()
  add('One', 'Two')
  const menu = <button onKeyDown={(event) => event.preventDefault()}>Menu</button>
  render(<InboxList inbox={inbox}>{() => menu}</InboxList>)
  const [button] = screen.getAllByText('Menu')
  act(() => button!.focus())
  fireEvent.keyDown(button!, { key: 'ArrowDown' })
  expect(document.activeElement).toBe(button)
})

test('Enter on a row of one’s own follows the link that it draws for the action', async () => {
  const { inbox, user } = setUp()
  const followed = vi.fn<(event: MouseEvent) => void>((event) => event.preventDefault())
  render(
    <InboxList inbox={inbox}>
      {({ action }) => (
        <p>
          <a href="/ada">Ada</a>
          <a href={action?.href} onClick={({ nativeEvent }) => followed(nativeEvent)}>
            has a question
          </a>
        </p>
      )}
    </InboxList>,
  )
  act(() => void inbox.add({ title: 'One', action: { label: 'Answer', href: '/questions/7' } }))
  act(() => screen.getByRole('listitem').focus())
  await user.keyboard('{Enter}')
  expect(followed).toHaveBeenCalledOnce()
})

test.each(['Escape', 'ArrowDown', 'Home'])(
  '%s in a dialog that a row of one’s own has opened is the dialog’s',
  (key) => {
    const { inbox, add } = setUp()
    add('One')
    const dialog = createPortal(
      <dialog open>
        <button>Sure</button>
      </dialog>,
      document.body,
    )
    render(<Bell inbox={inbox}>{() => dialog}</Bell>)
    fireEvent.click(screen.getByRole('button', { name: /Notifications/ }))
    const button = screen.getByText('Sure')
    act(() => button.focus())
    expect(fireEvent.keyDown(button, { key })).toBe(true)
    expect(document.activeElement).toBe(button)
    expect(screen.getByRole('heading', { name: 'Notifications' })).toBeDefined()
  },
)

test('Escape that a row of one’s own keeps to itself leaves the panel open', () => {
  const { inbox, add } = setUp()
  add('One')
  const field = <input onKeyDown={(event) => event.stopPropagation()} />
  render(<Bell inbox={inbox}>{() => field}</Bell>)
  fireEvent.click(screen.getByRole('button', { name: /Notifications/ }))
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape' })
  expect(screen.getByRole('heading', { name: 'Notifications' })).toBeDefined()
})

test('Escape that ends what an input method was writing leaves the panel open', () => {
  const { inbox, add } = setUp()
  add('One')
  render(<Bell inbox={inbox}>{() => <input />}</Bell>)
  fireEvent.click(screen.getByRole('button', { name: /Notifications/ }))
  const field = screen.getByRole('textbox')
  expect(fireEvent.keyDown(field, { key: 'Escape', isComposing: true })).toBe(true)
  expect(screen.getByRole('heading', { name: 'Notifications' })).toBeDefined()
})

test('Escape on the document itself, as scripts press it, is not the panel’s', () => {
  const { inbox } = setUp()
  render(<Bell inbox={inbox} />)
  fireEvent.click(screen.getByRole('button', { name: 'Notifications' }))
  expect(fireEvent.keyDown(document, { key: 'Escape' })).toBe(true)
  expect(screen.getByRole('heading', { name: 'Notifications' })).toBeDefined()
})

test('a row takes no focus that has left it before its button went', () => {
  const { inbox } = setUp()
  render(<InboxList inbox={inbox} />)
  act(() => void inbox.add({ id: 'a', title: 'a', action: { label: 'Undo', name: 'undo' } }))
  const button = screen.getByRole('button', { name: 'Undo' })
  act(() => button.focus())
  // As a click on the page itself does.
  act(() => button.blur())
  act(() => inbox.merge([{ v: 1, id: 'a', acted: Date.now() + 1000 }]))
  expect(button.isConnected).toBe(false)
  expect(document.activeElement).toBe(document.body)
})

test('a picture that cannot be loaded gives way to the sign of its type', () => {
  const { inbox } = setUp()
  render(<InboxList inbox={inbox} />)
  const show = (url: string) =>
    act(() => void inbox.add({ id: 'a', title: 'Ada', media: { type: 'image', url, alt: 'Her' } }))
  show('/gone.png')
  const row = screen.getByRole('listitem')
  fireEvent.error(screen.getByRole('img', { name: 'Her' }))
  expect(screen.queryByRole('img')).toBeNull()
  expect(row.querySelector('.belfry-inbox-sign')).not.toBeNull()
  show('/another.png')
  expect(screen.getByRole('img', { name: 'Her' }).getAttribute('src')).toBe('/another.png')
})

test('a row says when it happened, and of what has yet to happen only that it is here now', () => {
  const { inbox } = setUp()
  render(<InboxList inbox={inbox} />)
  const hour = 3_600_000
  act(() => {
    inbox.add({ title: 'Sent', timestamp: Date.now() - 2.5 * hour })
    inbox.add({ title: 'Due', timestamp: Date.now() + 2 * hour })
  })
  const names = screen.getAllByRole('listitem').map((row) => row.getAttribute('aria-label'))
  expect(names).toEqual(['Unread. Info: Due. now.', 'Unread. Info: Sent. 2 hours ago.'])
})

test('a type that has no word is not read before the text of a row', () => {
  const { inbox, add } = setUp()
  render(<InboxList inbox={inbox} labels={{ types: { info: '' } }} />)
  add('One')
  expect(screen.getByRole('listitem').textContent).toMatch(/^Unread\. One/)
})

test('a row without a title shows its message, and one without words its type', () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { inbox } = setUp()
  render(<InboxList inbox={inbox} />)
  act(() => {
    inbox.add({ id: 'a', title: '', message: 'Only this' })
    inbox.add({ id: 'b', title: '', type: 'warning' })
  })
  const [none, message] = screen.getAllByRole('listitem')
  expect(within(none!).getByText('Warning')).toBeDefined()
  expect(within(message!).queryByText('Info')).toBeNull()
})
