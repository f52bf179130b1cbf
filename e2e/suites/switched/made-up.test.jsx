// Unit tests that put a module of their own in the place of a library's name.
import { render, screen } from '@testing-library/react'
import hotToast from 'react-hot-toast'
import { Toaster, toast } from 'sonner'
import { toast as door } from 'belfry/sonner'
import { remove, save } from './drafts.js'

vi.mock('sonner', () => ({
  toast: { success: vi.fn(), error: vi.fn() },
  Toaster: () => 'No toasts here',
}))
vi.mock('react-hot-toast', () => ({
  __esModule: true,
  default: { success: vi.fn(), error: vi.fn() },
}))

test('a mocked module is what gets called', () => {
  save()
  remove()
  expect(toast.success).toHaveBeenCalledTimes(1)
  expect(hotToast.error).toHaveBeenCalledTimes(1)
  expect(toast).toBe(door)
})

test('a mocked module is what gets drawn', () => {
  render(<Toaster />)
  expect(screen.getByText('No toasts here')).toBeTruthy()
})
