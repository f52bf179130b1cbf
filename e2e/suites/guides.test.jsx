// What the guides print, from the packed package: every block is loaded, and every live one used.
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { notify } from 'belfry'
import { resetNotify } from 'belfry/testing'
import { RouterProvider, createMemoryRouter } from 'react-router'

const modules = import.meta.glob('./guides/*.tsx')
const live = Object.entries(modules).filter(([file]) => file.endsWith('.live.tsx'))
const others = Object.entries(modules).filter(([file]) => !file.endsWith('.live.tsx'))

afterEach(() => {
  vi.restoreAllMocks()
  act(() => resetNotify())
})

test('there is code to run', () => {
  expect(live.length).toBeGreaterThan(9)
  expect(others.length).toBeGreaterThan(9)
})

test.each(live)('%s shows a card when its button is pressed', async (_, load) => {
  const Example = Object.values(await load()).find((value) => typeof value === 'function')
  render(<Example />)
  await userEvent.click(screen.getAllByRole('button').at(-1))
  const unread = () => screen.queryAllByRole('button', { name: /1 unread/ })
  await waitFor(() =>
    expect([...screen.queryAllByRole('listitem'), ...unread()].length).toBeGreaterThan(0),
  )
})

test.each(others)('%s runs as it is printed', async (_, load) => {
  const assertions = vi.spyOn(console, 'assert')
  const complaints = vi.spyOn(console, 'error')
  await act(async () => {
    await load()
  })
  expect(complaints).not.toHaveBeenCalled()
  expect(assertions.mock.calls.filter(([isTrue]) => !isTrue)).toEqual([])
})

test('a link in a card goes through React Router', async () => {
  const { default: Root } = await modules['./guides/app-root.tsx']()
  const children = [
    { index: true, element: <p>Home</p> },
    { path: 'inbox', element: <p>The inbox</p> },
  ]
  const router = createMemoryRouter([{ path: '/', element: <Root />, children }])
  render(<RouterProvider router={router} />)
  act(() => void notify('New', { action: { label: 'Open', href: '/inbox' } }))
  await userEvent.click(await screen.findByRole('link', { name: 'Open' }))
  expect(await screen.findByText('The inbox')).toBeDefined()
})
