// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { spoken } from '../testing/index.ts'
import toast, { Toaster } from './index.ts'
import { driveEachTest, isShown, passes } from './screen.model.tsx'

const complaints = driveEachTest()

test('a call shows a toast and returns its id', async () => {
  render(<Toaster />)
  let id = ''
  await act(async () => void (id = toast('Hello')))
  expect(id).toMatch(/^\d+$/)
  expect(screen.getByRole('status').textContent).toBe('Hello')
})

test('each type stays as long as in the original', async () => {
  render(<Toaster />)
  await act(async () => {
    toast('Blank')
    toast.success('Success')
    toast.error('Error')
    toast.loading('Loading')
    toast.custom(<p>Custom</p>)
  })
  await passes(2300)
  expect(['Blank', 'Success', 'Error', 'Loading', 'Custom'].filter(isShown)).toEqual([
    'Blank',
    'Error',
    'Loading',
    'Custom',
  ])
  await passes(2000)
  expect(['Blank', 'Success', 'Error', 'Loading', 'Custom'].filter(isShown)).toEqual(['Loading'])
})

test('a duration is the toast’s own, or else the Toaster’s for its type, or else the Toaster’s', async () => {
  render(<Toaster toastOptions={{ duration: 1000, success: { duration: 3000 } }} />)
  await act(async () => {
    toast.success('Own', { duration: 5000 })
    toast.success('Type')
    toast('Toaster')
    toast.loading('Loading')
  })
  await passes(1300)
  expect(['Own', 'Type', 'Toaster', 'Loading'].filter(isShown)).toEqual(['Own', 'Type'])
  await passes(2000)
  expect(['Own', 'Type'].filter(isShown)).toEqual(['Own'])
})

test('using an id again changes the toast in its place and keeps what it said before', async () => {
  render(<Toaster />)
  await act(async () => {
    toast.loading('Saving', { id: 'save', icon: '💾', className: 'mine' })
    toast.success('Saved', { id: 'save' })
  })
  expect(isShown('Saving')).toBe(false)
  expect(screen.getByText('Saved').closest('.mine')?.textContent).toBe('💾Saved')
})

test('dismiss closes one toast or all of them, in one toaster or in all', async () => {
  render(
    <>
      <Toaster />
      <Toaster toasterId="other" />
    </>,
  )
  await act(async () => {
    toast('First', { id: 'first' })
    toast('Second')
    toast('Third', { toasterId: 'other' })
  })
  act(() => toast.dismiss('first'))
  await passes(300)
  expect(['First', 'Second', 'Third'].filter(isShown)).toEqual(['Second', 'Third'])
  act(() => toast.dismissAll('other'))
  await passes(300)
  expect(['First', 'Second', 'Third'].filter(isShown)).toEqual(['Second'])
  act(() => toast.dismiss())
  await passes(300)
  expect(isShown('Second')).toBe(false)
})

test('remove takes everything off the screen at once', async () => {
  render(<Toaster />)
  await act(async () => void toast('Hello'))
  act(() => toast.remove())
  expect(isShown('Hello')).toBe(false)
})

test('a promise shows loading, then its outcome, and is itself returned', async () => {
  render(<Toaster />)
  let resolve!: (value: number) => void
  const work = new Promise<number>((done) => (resolve = done))
  let returned: unknown
  await act(async () => {
    returned = toast.promise(work, {
      loading: 'Loading',
      success: (value) => `Got ${value}`,
      error: 'Failed',
    })
  })
  expect(returned).toBe(work)
  expect(isShown('Loading')).toBe(true)
  await act(async () => resolve(42))
  expect(['Loading', 'Got 42'].filter(isShown)).toEqual(['Got 42'])
})

test('a failing promise says so; without words for it, the toast closes', async () => {
  render(<Toaster />)
  const told = Promise.reject(new Error('no room'))
  const untold = Promise.reject(new Error('no room'))
  await act(async () => {
    void toast.promise(told, { loading: 'One', error: (error) => `Sorry, ${error.message}` })
    void toast.promise(() => untold, { loading: 'Two' })
  })
  await passes(300)
  expect(['One', 'Two', 'Sorry, no room'].filter(isShown)).toEqual(['Sorry, no room'])
})

test('a message may be an element or a function of the toast; its words are spoken once', async () => {
  const Name = () => <b>Ada</b>
  render(<Toaster />)
  await act(async () => {
    toast((t) => (
      <span>
        Hello <Name /> ({t.type})
      </span>
    ))
  })
  await passes(1000)
  expect(screen.getByRole('status').textContent).toBe('Hello Ada (blank)')
  expect(screen.getByRole('listitem').getAttribute('aria-label')).toContain('Hello Ada (blank)')
  expect(spoken().filter((words) => words.includes('Ada'))).toHaveLength(1)
})

test('a custom toast is drawn bare, and learns when it leaves', async () => {
  render(<Toaster />)
  await act(async () => {
    toast.custom((t) => <i>{t.visible ? 'Here' : 'Leaving'}</i>, { id: 'custom' })
  })
  expect(screen.getByText('Here').closest('[role=status]')).toBeNull()
  act(() => toast.dismiss('custom'))
  expect(isShown('Leaving')).toBe(true)
})

test('you can dismiss a toast with a button', async () => {
  render(<Toaster />)
  await act(async () => void toast('Hello'))
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss notification' }))
  expect(screen.getByRole('listitem', { hidden: true }).dataset.state).toBe('leaving')
})

test('loose input is shown as well as it can be and never throws', async () => {
  render(<Toaster />)
  const loose = toast as unknown as (message?: unknown, options?: unknown) => string
  await act(async () => {
    loose()
    loose(42)
    loose(null, null)
    loose('Text', { duration: '5000', id: 7, position: undefined })
    loose('Nowhere', { position: 'middle' })
    loose('Never', { duration: Number.NaN })
    loose(new Error('It failed'))
    loose({ status: 409, message: 'Taken' })
  })
  const words = ['42', 'Text', 'Nowhere', 'Never', 'It failed', 'Taken']
  expect(words.filter(isShown)).toEqual(words)
  await passes(4500)
  expect(words.filter(isShown)).toEqual(['Text'])
})

test('an unsupported option says so once', async () => {
  const props = { reverseOrder: true }
  const { rerender } = render(<Toaster {...props} toastOptions={{ removeDelay: 500 }} />)
  await act(async () => {
    toast('One')
    toast('Two', { removeDelay: 100 })
  })
  rerender(<Toaster {...props} toastOptions={{ removeDelay: 300 }} />)
  expect(complaints.splice(0).map(([words]) => (words as string).split(';')[0])).toEqual([
    'belfry/react-hot-toast: reverseOrder has no effect',
    'belfry/react-hot-toast: removeDelay has no effect',
  ])
})
