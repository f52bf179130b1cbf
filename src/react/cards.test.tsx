// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { type MouseEvent, createElement } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type NotificationOptions, createNotifier } from '../core/index.ts'
import type { RenderCard, ToasterProps } from './index.ts'
import { card, catchErrors, cleanUpAfterEach, fresh } from './screen.model.tsx'

cleanUpAfterEach()

test('icons replace the default icons for types, for work under way and for closing', () => {
  const { add, notify, show } = fresh()
  show({ icons: { success: <b>Check</b>, pending: <b>Wait</b>, close: <b>X</b> } })
  const id = add('Saving', { pending: true })
  expect(card().textContent).toContain('Wait')
  act(() => void notify.update(id, { type: 'success', title: 'Saved' }))
  expect(card().textContent).toContain('Check')
  expect(screen.getByRole('button', { name: 'Dismiss notification' }).textContent).toBe('X')
})

test('a card is not drawn again because another one comes or goes', () => {
  const { add, notify, show } = fresh()
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
  const { add, show } = fresh()
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

test('props that a Toaster does not know go to the landmark', () => {
  const { add, show } = fresh()
  show({ id: 'news', style: { zIndex: 3 }, 'data-mine': 'yes', className: 'wide' } as ToasterProps)
  add('Saved')
  const region = screen.getByRole('region', { name: 'Notifications' })
  expect(region.id).toBe('news')
  expect(region.style.zIndex).toBe('3')
  expect(region.dataset.mine).toBe('yes')
  expect(region.classList.contains('wide')).toBe(true)
})

test('a card that was never drawn leaves without an exit', () => {
  const { notify, show } = fresh()
  show()
  act(() => void notify.dismiss(notify('Gone')))
  expect(screen.queryByText('Gone')).toBeNull()
})

test.each<[string, NotificationOptions]>([
  ['pending work', { pending: true }],
  ['a renderer', { render: () => <em>Mine</em> }],
])('a card waits for no image that it does not draw: %s', (_, options) => {
  const decode = () => new Promise<void>(() => {})
  Object.assign(HTMLImageElement.prototype, { decode })
  onTestFinished(() => void Reflect.deleteProperty(HTMLImageElement.prototype, 'decode'))
  const { add, notify, show } = fresh()
  show()
  const media = { type: 'image', url: '/slow.png' } as const
  const waiting = add('Photo', { media })
  expect(screen.queryByRole('listitem')).toBeNull()
  act(() => void notify.dismiss(waiting))
  add('Upload', { media, ...options })
  expect(card()).toBeDefined()
})

test('a card without words shows the word for its type', () => {
  const { add, show } = fresh()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  show({ labels: { types: { error: 'Fehler' } } })
  add('', { message: '', type: 'error' })
  expect(screen.getByText('Fehler').className).toBe('belfry-title')
  expect(card().getAttribute('aria-label')).toBe('Fehler.')
})

test.each([
  ['has no word', 'Saved', { info: '' }],
  ['is the title', 'Info', {}],
])('a type that %s is not read before the text', (_, title, types) => {
  const { add, show } = fresh()
  show({ labels: { types } })
  add(title)
  expect(card().textContent).toBe(title)
})

test('an action’s failure survives an update, and goes when its notification is replaced', async () => {
  const { add, notify, show } = fresh()
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
  const { add, notify, show } = fresh()
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

test('an action may have a name, and a link closes its card', () => {
  const { add, notify, show } = fresh()
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

test.each([
  ['asked', { href: '/files' }],
  ['asked', { href: '/files', target: '_self' }],
  ['not asked', { href: '/files', target: '_blank' }],
  ['not asked', { href: '/files', download: '' }],
  ['not asked', { href: '/files', onClick: (event: MouseEvent) => event.preventDefault() }],
  ['not asked', { href: 'https://example.org/' }],
  ['not asked', { href: 'blob:http://localhost:3000/0' }],
  ['not asked', { id: 'place' }],
])('onNavigate is %s about a link like %o in a custom card', (asked, attributes: object) => {
  // jsdom can't navigate.
  vi.spyOn(console, 'error').mockReturnValue()
  const { add, show } = fresh()
  const onNavigate = vi.fn<(href: string, event: Event) => void>((_, event) =>
    event.preventDefault(),
  )
  show({ onNavigate })
  const words = createElement('b', {}, 'All files')
  add('Done', { render: () => createElement('a', attributes, words) })
  fireEvent.click(screen.getByText('All files'))
  expect(onNavigate.mock.calls.map(([href]) => href)).toEqual(asked === 'asked' ? ['/files'] : [])
})

test('onNavigate is asked once about an action, also if clicks on its card go no further', () => {
  const { add, show } = fresh()
  const onNavigate = vi.fn<(href: string, event: Event) => void>((_, event) =>
    event.preventDefault(),
  )
  const action = { label: 'See it', href: '/orders/1', keepOpen: true }
  const set = show({ onNavigate })
  add('Order', { action })
  fireEvent.click(screen.getByRole('link'))
  expect(onNavigate).toHaveBeenCalledTimes(1)
  set({ onNavigate, cardProps: () => ({ onClick: (event) => event.stopPropagation() }) })
  fireEvent.click(screen.getByRole('link'))
  expect(onNavigate).toHaveBeenCalledTimes(2)
})

test('a renderer’s text says that its action has failed, as one piece', async () => {
  catchErrors()
  const { add, show } = fresh()
  show({ children: (_, { parts }) => <div data-testid="own">{[parts.text, parts.action]}</div> })
  const onAction = () => Promise.reject(new Error('offline'))
  add('Deleted', { action: { label: 'Undo', onAction } })
  const own = screen.getByTestId('own')
  expect(own.childElementCount).toBe(2)
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Undo' })))
  expect(own.firstElementChild?.textContent).toContain('It failed. Try again.')
  expect(own.childElementCount).toBe(2)
})

test('a different notifier shows no more cards than there is room for', () => {
  const { add, show } = fresh()
  const another = createNotifier()
  for (const title of ['One', 'Two', 'Three', 'Four']) another(title)
  const drawn = new Set<string>()
  const children: RenderCard = ({ title }) => void drawn.add(title)
  const set = show({ limit: 1, children })
  add('Before')
  set({ limit: 1, children, notifier: another })
  expect([...drawn]).toEqual(['Before', 'Four'])
})

test('“+N more” follows what waits, even while the shown cards stay the same', () => {
  const { add, notify, show } = fresh()
  notify.configure({ overflow: 'oldest-first' })
  show({ limit: 1 })
  add('One')
  add('Two')
  const last = add('Three')
  expect(screen.getByText('+2 more')).toBeTruthy()
  act(() => void notify.dismiss(last))
  expect(screen.getByText('+1 more')).toBeTruthy()
})

test('the close button and “Dismiss all” close as the user', () => {
  const { add, notify, show } = fresh()
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
