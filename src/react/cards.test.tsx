// @vitest-environment jsdom
import { act, cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { type ReactNode, Suspense, lazy, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Notifier, createNotifier } from '../core/index.ts'
import { type RenderCard, Toaster, type ToasterProps } from './index.ts'

// A busy machine takes its time.
configure({ asyncUtilTimeout: 10_000 })

let notify: Notifier

beforeEach(() => {
  notify = createNotifier({ duration: 0 })
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const show = (props: ToasterProps = {}) => {
  const { rerender } = render(<Toaster notifier={notify} {...props} />)
  return (next: ToasterProps) => rerender(<Toaster notifier={notify} {...next} />)
}
const add = (title: string, options = {}) => {
  let id = ''
  act(() => {
    id = notify(title, options)
  })
  return id
}
const card = () => screen.getByRole('listitem')

/** Keeps what is thrown on purpose from the console and from the run. */
const catchErrors = () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const report = vi.fn<(error: unknown) => void>()
  vi.stubGlobal('reportError', report)
  return report
}

test('icons replace the signs of types, of work under way and of closing', () => {
  show({ icons: { success: <b>Check</b>, pending: <b>Wait</b>, close: <b>X</b> } })
  const id = add('Saving', { pending: true })
  expect(card().textContent).toContain('Wait')
  act(() => void notify.update(id, { type: 'success', title: 'Saved' }))
  expect(card().textContent).toContain('Check')
  expect(screen.getByRole('button', { name: 'Dismiss notification' }).textContent).toBe('X')
})

test('a card is not drawn anew because another one comes or goes', () => {
  const drawn: string[] = []
  show({
    children: ({ title }) => {
      drawn.push(title)
      return null
    },
  })
  add('First')
  drawn.length = 0
  const second = add('Second')
  act(() => void notify.dismiss(second))
  expect(new Set(drawn)).toEqual(new Set(['Second']))
})

test('attributes go to a card, and Belfry’s own win', () => {
  show({
    cardProps: ({ title }) => ({
      className: `mine ${title}`,
      title,
      tabIndex: 5,
      'data-state': 'mine',
      'data-order': 7,
    }),
  })
  add('Saved')
  expect(card().className).toBe('belfry-item mine Saved')
  expect(card().title).toBe('Saved')
  expect(card().tabIndex).toBe(-1)
  expect(card().dataset).toMatchObject({ state: 'entering', order: '7' })
})

test('all that a Toaster does not know goes to the landmark', () => {
  show({ id: 'news', style: { zIndex: 3 }, 'data-mine': 'yes', className: 'wide' } as ToasterProps)
  add('Saved')
  const region = screen.getByRole('region', { name: 'Notifications' })
  expect(region.id).toBe('news')
  expect(region.style.zIndex).toBe('3')
  expect(region.dataset.mine).toBe('yes')
  expect(region.classList.contains('wide')).toBe(true)
})

test('a renderer gets its state and the usual card’s pieces', () => {
  show({
    children: ({ title }, { state, parts }) => (
      <article>
        {title} is {state}: {parts.picture}
        {parts.text}
        {parts.action}
        {parts.close}
      </article>
    ),
  })
  const onAction = vi.fn<() => void>()
  add('Deleted', { action: { label: 'Undo', onAction, keepOpen: true } })
  expect(card().textContent).toContain('Deleted is entering')
  expect(card().querySelector('.belfry-sign')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(onAction).toHaveBeenCalledOnce()
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss notification' }))
  expect(notify.size()).toBe(0)
})

test.each([null, undefined])('a renderer that answers %s means the usual card', (nothing) => {
  show({ children: ({ title }) => (title === 'Mine' ? <em>My own</em> : nothing) })
  add('Usual')
  expect(card().querySelector('.belfry-card')?.textContent).toContain('Usual')
  expect(card().dataset.custom).toBeUndefined()
})

test('a card that draws itself is marked, so that the usual look leaves it alone', () => {
  show()
  add('Saved', { render: () => <em>Mine</em> })
  expect(card().dataset.custom).toBe('')
})

test('a renderer may suspend; the usual card stands there meanwhile', async () => {
  let arrive = (_module: { default: () => ReactNode }) => {}
  const Slow = lazy(() => new Promise<{ default: () => ReactNode }>((done) => (arrive = done)))
  render(
    <Suspense fallback="The application waits">
      <p>The application</p>
      <Toaster notifier={notify} />
    </Suspense>,
  )
  add('Saved', { render: () => <Slow /> })
  expect(screen.getByText('The application')).toBeTruthy()
  expect(screen.getByText('Saved').className).toBe('belfry-title')
  expect(card().dataset.custom).toBeUndefined()
  await act(async () => arrive({ default: () => <em>It is here</em> }))
  expect(await screen.findByText('It is here')).toBeTruthy()
  expect(card().dataset.custom).toBe('')
})

test('a notification’s own renderer takes the pieces as they are', () => {
  show()
  const own: RenderCard<unknown> = (_, { parts }) => <article>{parts.text}</article>
  act(() => void notify('Saved', { render: (_, { parts }) => <article>{parts.text}</article> }))
  act(() => void notify('Sent', { render: own }))
  expect(screen.getAllByRole('article').map((each) => each.textContent)).toEqual([
    'Info: Sent',
    'Info: Saved',
  ])
})

test('another renderer does not run on the hooks of the last', () => {
  show()
  const First = () => useState('first')[0]
  const Second = () => {
    const [words] = useState('second')
    return useState(words)[0]
  }
  const id = add('Saved', { render: First })
  expect(card().textContent).toBe('first')
  act(() => void notify.update(id, { render: Second }))
  expect(card().textContent).toBe('second')
})

test('a card keeps its state when the Toaster gets another function to draw with', () => {
  const drawWith = (word: string) => () => <>{useState(word)[0]}</>
  const rerender = show({ children: drawWith('first') })
  add('Saved')
  rerender({ children: drawWith('second') })
  expect(card().textContent).toBe('first')
})

test('one that needs other hooks than the last draws, and begins anew', () => {
  const report = catchErrors()
  const One = () => <em>{useState('one')[0]}</em>
  const Two = () => {
    const [words] = useState('two')
    return <em>{useState(words)[0]}</em>
  }
  const rerender = show({ children: One })
  add('Saved')
  rerender({ children: Two })
  expect(card().textContent).toBe('two')
  expect(card().dataset.custom).toBe('')
  rerender({ children: One })
  expect(card().textContent).toBe('one')
  expect(report).not.toHaveBeenCalled()
})

test('one that fails in the place of another is reported once', () => {
  const report = catchErrors()
  const broken = new Error('broken')
  const rerender = show({ children: () => <em>Mine</em> })
  add('Saved')
  rerender({
    children: () => {
      throw broken
    },
  })
  expect(report).toHaveBeenCalledExactlyOnceWith(broken)
  expect(card().querySelector('.belfry-card')).toBeTruthy()
})

test('after a renderer has failed the usual card has its look, and the next one is tried', () => {
  const report = catchErrors()
  show()
  const broken = new Error('broken')
  const id = add('Saved', {
    render: () => {
      throw broken
    },
  })
  expect(report).toHaveBeenCalledWith(broken)
  expect(card().querySelector('.belfry-card')).toBeTruthy()
  expect(card().dataset.custom).toBeUndefined()
  act(() => void notify.update(id, { render: () => <em>Mended</em> }))
  expect(screen.getByText('Mended')).toBeTruthy()
})

test('a card that never was drawn leaves without a farewell', () => {
  show()
  act(() => void notify.dismiss(notify('Gone')))
  expect(screen.queryByText('Gone')).toBeNull()
})

test('one without words shows the word of its type', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  show({ labels: { types: { error: 'Fehler' } } })
  add('', { message: '', type: 'error' })
  expect(screen.getByText('Fehler').className).toBe('belfry-title')
  expect(card().getAttribute('aria-label')).toBe('Fehler.')
})

test('the failure of an action stays with it, and goes with the next', async () => {
  catchErrors()
  show()
  const onAction = () => Promise.reject(new Error('offline'))
  const id = add('Deleted', { action: { label: 'Undo', onAction } })
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('It failed. Try again.')).toBeTruthy()
  act(() => void notify.update(id, { message: 'Still there' }))
  expect(screen.getByText('It failed. Try again.')).toBeTruthy()
  add('All is well', { id, action: { label: 'Fine', onAction: () => {} } })
  expect(screen.queryByText('It failed. Try again.')).toBeNull()
})

test('a click while the action runs leaves nothing busy for ever', async () => {
  let finish = () => {}
  show()
  const onAction = () => new Promise<void>((done) => (finish = done))
  const id = add('Deleted', { action: { label: 'Undo', onAction, keepOpen: true } })
  act(() => void notify.act(id))
  const button = screen.getByRole('button', { name: 'Undo' })
  fireEvent.click(button)
  await act(async () => finish())
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('false'))
})

test('an action may be named, and a link closes its card', () => {
  const archive = vi.fn<() => void>()
  notify.configure({ actions: { archive } })
  const onNavigate = vi.fn<(href: string, event: Event) => void>((_, event) => {
    event.preventDefault()
  })
  show({ onNavigate })
  add('Mail', { action: { label: 'Archive', name: 'archive' } })
  fireEvent.click(screen.getByRole('button', { name: 'Archive' }))
  expect(archive).toHaveBeenCalledOnce()
  add('Order', { action: { label: 'See it', href: '/orders/1' } })
  fireEvent.click(screen.getByRole('link', { name: 'See it' }))
  expect(onNavigate).toHaveBeenCalledWith('/orders/1', expect.anything())
  expect(notify.size()).toBe(0)
})

test('another notifier is shown with no more cards than there is room for', () => {
  const another = createNotifier()
  for (const title of ['One', 'Two', 'Three', 'Four']) another(title)
  const drawn = new Set<string>()
  const children: RenderCard<unknown> = ({ title }) => void drawn.add(title)
  const set = show({ limit: 1, children })
  add('Before')
  set({ limit: 1, children, notifier: another })
  expect([...drawn]).toEqual(['Before', 'Four'])
})

test('“+N more” follows what waits, also while the same are shown', () => {
  notify.configure({ overflow: 'oldest-first' })
  show({ limit: 1 })
  add('One')
  add('Two')
  const last = add('Three')
  expect(screen.getByText('+2 more')).toBeTruthy()
  act(() => void notify.dismiss(last))
  expect(screen.getByText('+1 more')).toBeTruthy()
})

test('close button and “Dismiss all” close as the user', () => {
  const closed: unknown[] = []
  notify.observe(({ notification, reason, by }) => {
    if (reason) closed.push([notification.title, reason, by])
  })
  show({ limit: 1 })
  add('One')
  add('Two')
  add('Unseen', { silent: true })
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss notification' }))
  add('Three')
  expect(screen.getByText('+1 more')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss all' }))
  expect(closed).toEqual([
    ['Two', 'dismissed', 'user'],
    ['One', 'cleared', 'user'],
    ['Three', 'cleared', 'user'],
  ])
})
