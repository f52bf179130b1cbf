// @vitest-environment jsdom
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import toast, { ToastBar, Toaster, useToaster, useToasterStore } from './index.ts'
import { driveEachTest, isShown, passes } from './screen.model.tsx'

driveEachTest()

test('a call before hydration is shown after it, and the server’s page hydrates', async () => {
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
  expect(isShown('Early')).toBe(true)
  act(() => root.unmount())
  place.remove()
})

test('a Toaster’s settings apply to toasts that were there before it', async () => {
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
  expect(['Short', 'Loading', 'Long', 'Its corner'].filter(isShown)).toEqual(['Long'])
})

test('later settings apply to toasts that are already there, and nothing else disturbs them', async () => {
  const { rerender } = render(<Toaster toastOptions={{ duration: 3000 }} />)
  await act(async () => {
    toast('Hello')
    toast('Own', { duration: 8000 })
  })
  await passes(2000)
  rerender(<Toaster toastOptions={{ duration: 3000, className: 'mine' }} />)
  expect(screen.getByText('Hello').closest('.mine')).not.toBeNull()
  await passes(1300)
  expect(['Hello', 'Own'].filter(isShown)).toEqual(['Own'])
  await act(async () => void toast('Again'))
  rerender(<Toaster toastOptions={{ duration: 6000 }} />)
  await passes(5500)
  expect(['Again', 'Own'].filter(isShown)).toEqual(['Again'])
})

test('a toast that asks for a corner stays in it when its Toaster moves to another', async () => {
  const { rerender } = render(<Toaster position="bottom-right" />)
  await act(async () => void toast('Stays', { position: 'bottom-right' }))
  rerender(<Toaster position="top-left" />)
  await passes(1000)
  expect(isShown('Stays')).toBe(true)
})

test('words that a component has drawn survive a change of the Toaster’s settings', async () => {
  const Name = () => <b>Ada</b>
  const { rerender } = render(<Toaster />)
  await act(async () => void toast(<Name />))
  rerender(<Toaster toastOptions={{ duration: 9000 }} />)
  await passes(1000)
  expect(screen.getByRole('listitem').getAttribute('aria-label')).toContain('Ada')
})

test('a button among the words is a word of its own, and the other says which toast it means', async () => {
  render(<Toaster />)
  await act(
    async () =>
      void toast(() => (
        <span>
          Custom and <b>bold</b>
          <button>Undo</button>
        </span>
      )),
  )
  await passes(1000)
  expect(screen.getByRole('listitem').ariaLabel).toBe('Info: Custom and bold Undo.')
  const close = screen.getByRole('button', { name: 'Dismiss notification' })
  expect(close.ariaDescription).toBe('Custom and bold Undo')
})

test('a Toaster’s children draw its toasts, with a ToastBar if you like', async () => {
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
  expect(isShown('Saved')).toBe(false)
})

test('a custom text that a browser has translated gives way to the next one', async () => {
  render(<Toaster />)
  act(() => void toast.custom('Saving', { id: 'a' }))
  await passes(0)
  screen.getByText('Saving').firstChild!.replaceWith(document.createElement('font'))
  act(() => void toast.custom('Saved', { id: 'a' }))
  await passes(0)
  expect(isShown('Saved')).toBe(true)
})

test('a toast in a different corner has its own landmark; one in its Toaster’s corner does not', async () => {
  const { baseElement } = render(<Toaster position="top-right" containerClassName="box" />)
  await act(async () => {
    toast('First', { position: 'top-right' })
    toast('Second')
    toast('Third', { position: 'bottom-left' })
  })
  const places = [...baseElement.querySelectorAll<HTMLElement>('[data-rht-toaster].box')]
  expect(places.map(({ dataset }) => dataset.position)).toEqual(['top-end', 'bottom-start'])
})

test('the page’s direction is asked for no more than once, and only where a side depends on it', async () => {
  const styleOf = vi.spyOn(globalThis, 'getComputedStyle')
  const asked = () => styleOf.mock.calls.filter(([element]) => element === document.body).length
  const { rerender } = render(<Toaster toasterId="alone" />)
  await act(async () => void toast('In the middle', { toasterId: 'alone' }))
  rerender(<Toaster toasterId="alone" gutter={9} />)
  expect(asked()).toBe(0)
  for (const gutter of [1, 2, 3])
    rerender(<Toaster toasterId="alone" position="bottom-right" gutter={gutter} />)
  expect(asked()).toBe(1)
})

test('a corner stays where it is on screen when the page changes its direction', async () => {
  const { baseElement } = render(<Toaster position="top-right" />)
  await act(async () => void toast('Hello'))
  const position = () => baseElement.querySelector<HTMLElement>('.bf-hot-toaster')!.dataset.position
  const positions: unknown[] = []
  for (const dir of ['', 'rtl', 'ltr']) {
    await act(async () => void (document.documentElement.dir = dir))
    positions.push(position())
  }
  expect(positions).toEqual(['top-end', 'top-start', 'top-end'])
  document.documentElement.dir = ''
})

test('while a test hovers a toast, its time and that of the others stand still', async () => {
  render(<Toaster />)
  await act(async () => {
    toast('Hovered', { duration: 1000 })
    toast('Beside it', { duration: 1000 })
  })
  const shown = () => ['Hovered', 'Beside it'].filter(isShown).length
  await passes(600)
  fireEvent.mouseEnter(screen.getByText('Hovered'))
  await passes(10_000)
  expect(shown()).toBe(2)
  fireEvent.mouseLeave(screen.getByText('Hovered'))
  await passes(300)
  expect(shown()).toBe(2)
  await passes(400)
  expect(shown()).toBe(0)
})

test('a hovered toast that is removed holds no other', async () => {
  render(<Toaster />)
  await act(async () => {
    toast('Hovered', { id: 'a' })
    toast('Other', { duration: 1000 })
  })
  fireEvent.mouseEnter(screen.getByText('Hovered'))
  await act(async () => toast.remove('a'))
  await passes(2000)
  expect(isShown('Other')).toBe(false)
})

test('useToasterStore lists the toasts, the newest first', async () => {
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

test('useToaster lets you draw everything yourself, and hold the time', async () => {
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

test('a pause also holds a toast that comes to a corner of its own meanwhile', async () => {
  let handlers: ReturnType<typeof useToaster>['handlers']
  const View = () => {
    const toaster = useToaster({ duration: 1000 })
    handlers = toaster.handlers
    return toaster.toasts.map((t) => <p key={t.id}>{t.message as string}</p>)
  }
  const { unmount } = render(<View />)
  await act(async () => void toast('First'))
  act(() => handlers!.startPause())
  await act(async () => void toast('Second', { position: 'top-left' }))
  await passes(5000)
  expect(['First', 'Second'].filter(isShown)).toEqual(['First', 'Second'])
  act(() => handlers!.endPause())
  await passes(1000)
  expect(['First', 'Second'].filter(isShown)).toEqual([])

  await act(async () => void toast('Third'))
  act(() => handlers!.startPause())
  unmount()
  await passes(1000)
  render(<View />)
  expect(isShown('Third')).toBe(false)
})

test('useToaster without options leaves the settings of a Toaster beside it', async () => {
  const Beside = () => void useToaster()
  render(
    <>
      <Toaster toastOptions={{ duration: 9000 }} />
      <Beside />
    </>,
  )
  await act(async () => void toast('Hello'))
  await passes(8000)
  expect(isShown('Hello')).toBe(true)
})

test('what users draw has the whole row, and lets clicks beside it through', async () => {
  const { baseElement } = render(<Toaster>{(t) => <p>Own {t.type}</p>}</Toaster>)
  await act(async () => {
    toast('Hello')
    toast.custom(<p>Drawn</p>)
  })
  const rows = [...baseElement.querySelectorAll<HTMLElement>('[data-notification]')]
  expect(rows.map(({ style }) => [style.pointerEvents, style.width])).toEqual([
    ['none', ''],
    ['none', ''],
  ])
})
