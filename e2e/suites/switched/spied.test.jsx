// Unit tests that mock nothing, or a single call.
import { act, render, screen, waitFor } from '@testing-library/react'
import hotToast, { Toaster as HotToaster } from 'react-hot-toast'
import { Toaster, toast } from 'sonner'
import { publish, remove, save } from './drafts.js'

afterEach(() => {
  vi.restoreAllMocks()
  act(() => {
    toast.dismiss()
    hotToast.remove()
  })
})

test('a spy can watch a call to sonner, which is still shown', async () => {
  const success = vi.spyOn(toast, 'success')
  render(<Toaster />)
  act(() => void save())
  expect(success).toHaveBeenCalledTimes(1)
  const card = (await screen.findByText('Saved')).closest('[data-sonner-toast]')
  expect(card.closest('[data-notification]')).toBeTruthy()
})

test('a promise is followed to its end', async () => {
  render(<Toaster />)
  await act(async () => void (await publish(Promise.resolve()).unwrap()))
  expect(await screen.findByText('Published')).toBeTruthy()
})

test('a spy can watch a call to react-hot-toast, which is still shown', async () => {
  const error = vi.spyOn(hotToast, 'error')
  render(<HotToaster />)
  act(() => void remove())
  expect(error).toHaveBeenCalledWith('Not removed', { id: 'remove' })
  expect((await screen.findByText('Not removed')).closest('[data-notification]')).toBeTruthy()
  act(() => hotToast.dismiss('remove'))
  await waitFor(() => expect(screen.queryByText('Not removed')).toBeNull())
})

test('a call replaced by a mock shows nothing', () => {
  vi.spyOn(hotToast, 'error').mockImplementation(() => 'silent')
  render(<HotToaster />)
  act(() => void remove())
  expect(screen.queryByText('Not removed')).toBeNull()
})

test('an unsupported option says so once, in development', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  render(<HotToaster reverseOrder />)
  expect(warn.mock.calls.map(([words]) => words.split(' has no effect')[0])).toEqual([
    'belfry/react-hot-toast: reverseOrder',
  ])
})
