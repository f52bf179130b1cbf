// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { spoken } from '../testing/index.ts'
import toast, { ToastBar, Toaster, useToaster, useToasterStore } from './index.ts'

let complaints: unknown[][]

beforeEach(() => {
  vi.useFakeTimers()
  complaints = []
  const complain = (...words: unknown[]) => void complaints.push(words)
  vi.spyOn(console, 'error').mockImplementation(complain)
  vi.spyOn(console, 'warn').mockImplementation(complain)
})

afterEach(() => {
  act(() => toast.removeAll())
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  if (complaints.length > 0) throw new Error(`On the console: ${JSON.stringify(complaints)}`)
})

const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const shown = (text: string) => screen.queryByText(text) !== null

test('a call shows a toast and answers with its id', async () => {
  render(<Toaster />)
  let id = ''
  await act(async () => void (id = toast('Hello')))
  expect(id).toMatch(/^\d+$/)
  expect(screen.getByRole('status').textContent).toBe('Hello')
})

test('a call before hydration is shown after it, and the server’s page is taken over', async () => {
  await act(async () => void toast('Early'))
  const page = (
    <main>
      <Toaster />
      <p>Page</p>
    </main>
  )
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(page)
  expect(place.innerHTML).toBe('<main><p>Page</p></main>')
  const onRecoverableError = vi.fn<(error: unknown) => void>()
  const root = await act(async () => hydrateRoot(place, page, { onRecoverableError }))
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(shown('Early')).toBe(true)
  act(() => root.unmount())
  place.remove()
})

test('each type stays as long as one is used to', async () => {
  render(<Toaster />)
  await act(async () => {
    toast('Blank')
    toast.success('Success')
    toast.error('Error')
    toast.loading('Loading')
    toast.custom(<p>Custom</p>)
  })
  await passes(2300)
  expect(['Blank', 'Success', 'Error', 'Loading', 'Custom'].filter(shown)).toEqual([
    'Blank',
    'Error',
    'Loading',
    'Custom',
  ])
  await passes(2000)
  expect(['Blank', 'Success', 'Error', 'Loading', 'Custom'].filter(shown)).toEqual(['Loading'])
})

test('a duration is its own, else that of its type on the Toaster, else the Toaster’s', async () => {
  render(<Toaster toastOptions={{ duration: 1000, success: { duration: 3000 } }} />)
  await act(async () => {
    toast.success('Own', { duration: 5000 })
    toast.success('Type')
    toast('Toaster')
    toast.loading('Loading')
  })
  await passes(1300)
  expect(['Own', 'Type', 'Toaster', 'Loading'].filter(shown)).toEqual(['Own', 'Type'])
  await passes(2000)
  expect(['Own', 'Type'].filter(shown)).toEqual(['Own'])
})

test('what a Toaster says holds for toasts that were there before it', async () => {
  await act(async () => {
    toast('Short')
    toast.loading('Loading')
    toast.success('Long')
    toast('Its corner', { position: 'bottom-right' })
  })
  const toastOptions = { duration: 1000, success: { duration: 9000 } }
  const { baseElement } = render(<Toaster position="bottom-right" toastOptions={toastOptions} />)
  expect(baseElement.querySelectorAll('[data-rht-toaster]')).toHaveLength(1)
  await passes(1300)
  expect(['Short', 'Loading', 'Long', 'Its corner'].filter(shown)).toEqual(['Long'])
})

test('what a Toaster says later holds for toasts on their way, and nothing else disturbs them', async () => {
  const { rerender } = render(<Toaster toastOptions={{ duration: 3000 }} />)
  await act(async () => {
    toast('Hello')
    toast('Own', { duration: 8000 })
  })
  await passes(2000)
  rerender(<Toaster toastOptions={{ duration: 3000, className: 'mine' }} />)
  expect(screen.getByText('Hello').closest('.mine')).not.toBeNull()
  await passes(1300)
  expect(['Hello', 'Own'].filter(shown)).toEqual(['Own'])
  await act(async () => void toast('Again'))
  rerender(<Toaster toastOptions={{ duration: 6000 }} />)
  await passes(5500)
  expect(['Again', 'Own'].filter(shown)).toEqual(['Again'])
})

test('words that a component has drawn outlive a change of what the Toaster says', async () => {
  const Name = () => <b>Ada</b>
  const { rerender } = render(<Toaster />)
  await act(async () => void toast(<Name />))
  rerender(<Toaster toastOptions={{ duration: 9000 }} />)
  await passes(1000)
  expect(screen.getByRole('listitem').getAttribute('aria-label')).toContain('Ada')
})

test('the same id changes a toast in its place and keeps what it said before', async () => {
  render(<Toaster />)
  await act(async () => {
    toast.loading('Saving', { id: 'save', icon: '💾', className: 'mine' })
    toast.success('Saved', { id: 'save' })
  })
  expect(shown('Saving')).toBe(false)
  expect(screen.getByText('Saved').closest('.mine')?.textContent).toBe('💾Saved')
})

test('dismiss closes one, or all, of one toaster or of all', async () => {
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
  expect(['First', 'Second', 'Third'].filter(shown)).toEqual(['Second', 'Third'])
  act(() => toast.dismissAll('other'))
  await passes(300)
  expect(['First', 'Second', 'Third'].filter(shown)).toEqual(['Second'])
  act(() => toast.dismiss())
  await passes(300)
  expect(shown('Second')).toBe(false)
})

test('remove leaves nothing to be seen at once', async () => {
  render(<Toaster />)
  await act(async () => void toast('Hello'))
  act(() => toast.remove())
  expect(shown('Hello')).toBe(false)
})

test('a promise loads, then tells its outcome, and is itself returned', async () => {
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
  expect(shown('Loading')).toBe(true)
  await act(async () => resolve(42))
  expect(['Loading', 'Got 42'].filter(shown)).toEqual(['Got 42'])
})

test('a promise that fails tells so; one without words for it closes', async () => {
  render(<Toaster />)
  const told = Promise.reject(new Error('no room'))
  const untold = Promise.reject(new Error('no room'))
  await act(async () => {
    void toast.promise(told, { loading: 'One', error: (error) => `Sorry, ${error.message}` })
    void toast.promise(() => untold, { loading: 'Two' })
  })
  await passes(300)
  expect(['One', 'Two', 'Sorry, no room'].filter(shown)).toEqual(['Sorry, no room'])
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

test('a custom toast is drawn bare, and hears that it leaves', async () => {
  render(<Toaster />)
  await act(async () => {
    toast.custom((t) => <i>{t.visible ? 'Here' : 'Leaving'}</i>, { id: 'custom' })
  })
  expect(screen.getByText('Here').closest('[role=status]')).toBeNull()
  act(() => toast.dismiss('custom'))
  expect(shown('Leaving')).toBe(true)
})

test('a Toaster’s children draw its toasts, with a ToastBar if they like', async () => {
  render(
    <Toaster toastOptions={{ style: { color: 'red' } }}>
      {(t) => (
        <ToastBar toast={t} style={{ fontWeight: 600 }}>
          {({ icon, message }) => (
            <>
              {icon}
              {message}
              <button onClick={() => toast.dismiss(t.id)}>Close</button>
            </>
          )}
        </ToastBar>
      )}
    </Toaster>,
  )
  await act(async () => void toast.success('Saved', { style: { padding: 3 } }))
  const bar = screen.getByText('Saved').parentElement!
  expect(bar.getAttribute('style')).toBe('font-weight: 600; color: red; padding: 3px;')
  act(() => within(bar).getByText('Close').click())
  await passes(300)
  expect(shown('Saved')).toBe(false)
})

test('a toast can be dismissed by a button', async () => {
  vi.useRealTimers()
  const user = userEvent.setup()
  render(<Toaster />)
  await act(async () => void toast('Hello'))
  await user.click(screen.getByRole('button', { name: 'Dismiss notification' }))
  expect(screen.getByRole('listitem', { hidden: true }).dataset.state).toBe('leaving')
})

test('a corner of its own has a landmark of its own, but for that of its Toaster', async () => {
  const { baseElement } = render(<Toaster position="top-right" containerClassName="box" />)
  await act(async () => {
    toast('First', { position: 'top-right' })
    toast('Second')
    toast('Third', { position: 'bottom-left' })
  })
  const places = [...baseElement.querySelectorAll<HTMLElement>('[data-rht-toaster].box')]
  expect(places.map(({ dataset }) => dataset.position)).toEqual(['top-end', 'bottom-start'])
})

test('useToasterStore tells the toasts, the newest first', async () => {
  const Limit = () => {
    const { toasts } = useToasterStore()
    return (
      <output>
        {toasts.map(({ message, visible }) => `${message as string} ${visible}`).join()}
      </output>
    )
  }
  render(<Limit />)
  await act(async () => {
    toast('First')
    toast('Second')
  })
  expect(document.querySelector('output')!.textContent).toBe('Second true,First true')
})

test('useToaster lets one draw all of it, and hold its time', async () => {
  let handlers: ReturnType<typeof useToaster>['handlers'] | undefined
  const View = () => {
    const toaster = useToaster({ duration: 1000 })
    handlers = toaster.handlers
    return toaster.toasts.map((t) => (
      <p key={t.id} {...t.ariaProps}>
        {t.message as string} {toaster.handlers.calculateOffset(t)}
      </p>
    ))
  }
  render(<View />)
  await act(async () => {
    toast('First', { id: 'first' })
    toast('Second', { id: 'second' })
  })
  act(() => {
    handlers!.updateHeight('first', 50)
    handlers!.updateHeight('second', 40)
    handlers!.startPause()
  })
  await passes(5000)
  expect(screen.getAllByRole('status').map((each) => each.textContent)).toEqual([
    'Second 0',
    'First 48',
  ])
  act(() => handlers!.endPause())
  await passes(1000)
  expect(screen.queryByRole('status')).toBeNull()
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
  })
  await passes(4500)
  expect(['42', 'Text', 'Nowhere', 'Never', 'It failed'].filter(shown)).toEqual(['Text'])
})

test('what is refused says so once', async () => {
  const props = { reverseOrder: true } as unknown as { reverseOrder: false }
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
