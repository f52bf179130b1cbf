// Unit tests that mock a library by its name, without saying how.
import hotToast from 'react-hot-toast'
import { toast } from 'sonner'
import { toast as hotDoor } from 'belfry/react-hot-toast'
import { toast as door } from 'belfry/sonner'
import { publish, remove, save } from './drafts.js'

vi.mock('sonner')
vi.mock('react-hot-toast')

afterEach(() => {
  vi.clearAllMocks()
})

test('the name resolves to the door, in the test and in the tested code', () => {
  expect(toast).toBe(door)
  expect(hotToast.success).toBe(hotDoor.success)
})

test('every function of sonner is a mock', () => {
  save()
  expect(toast.success).toHaveBeenCalledWith('Saved', { description: 'Your draft is safe.' })
  expect(toast.error).not.toHaveBeenCalled()
  const work = Promise.resolve()
  toast.promise.mockReturnValue('followed')
  expect(publish(work)).toBe('followed')
  expect(toast.promise.mock.calls[0][0]).toBe(work)
  toast('Plain')
  expect(toast).toHaveBeenCalledTimes(1)
})

test('every function of react-hot-toast is a mock', () => {
  hotToast.error.mockReturnValue('mocked')
  expect(remove()).toBe('mocked')
  expect(hotToast.error).toHaveBeenCalledWith('Not removed', { id: 'remove' })
})
