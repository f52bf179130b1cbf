// Whatever an application passes on, a user's suite sees a notification, and no crash.
import { useEffect } from 'react'
import { act, render, screen } from '@testing-library/react'
import { notify } from 'belfry'
import { Toaster } from 'belfry/react'
import { resetNotify } from 'belfry/testing'
import { App, runner } from './app'

let complaints

beforeEach(() => {
  complaints = runner.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(() => {
  runner.restoreAllMocks()
  act(() => resetNotify())
})

function Answer({ message }) {
  useEffect(() => void notify.error(message), [message])
  return <h1>Still here</h1>
}

test('an undefined title breaks nothing, is reported, and shows the word for its type', async () => {
  render(
    <>
      <Answer message={undefined} />
      <Toaster />
    </>,
  )
  expect(await screen.findByText('Error')).toBeTruthy()
  expect(screen.getByText('Still here')).toBeTruthy()
  expect(complaints).toHaveBeenCalledWith(expect.any(TypeError))
})

test('titles that are numbers, null or nothing at all are shown somehow', async () => {
  render(<App />)
  act(() => {
    notify(42)
    notify(null)
    notify()
  })
  expect(await screen.findByText('42')).toBeTruthy()
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
})

test('a promise whose outcome has no words still shows how it went', async () => {
  render(<App />)
  await act(async () => {
    await notify
      .promise(Promise.reject(new Error('')), {
        loading: 'Saving…',
        success: 'Saved',
        error: (why) => why.message,
      })
      .catch(() => {})
  })
  expect(await screen.findByText('Error')).toBeTruthy()
})
