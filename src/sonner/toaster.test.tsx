// @vitest-environment jsdom
import { act, cleanup, configure, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ReactNode, createRef } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { spoken } from '../testing/index.ts'
import { type ToasterProps, type ToastT, Toaster, toast, useSonner } from './index.ts'

// A busy machine takes its time.
configure({ asyncUtilTimeout: 10_000 })

let complaints: unknown[][]

beforeEach(() => {
  complaints = []
  vi.spyOn(console, 'error').mockImplementation((...words) => void complaints.push(words))
})

afterEach(() => {
  act(() => void toast.dismiss())
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  if (complaints.length > 0) throw new Error(`React complained: ${complaints.join('\n')}`)
})

const show = (make: () => unknown, props: ToasterProps = {}): HTMLElement => {
  render(<Toaster {...props} />)
  act(() => void make())
  return card()
}
const cards = () => [...document.querySelectorAll<HTMLElement>('[data-sonner-toast]')]
// The newest stands first, as in sonner.
const card = () => cards()[0]!
const toasters = () => [...document.querySelectorAll<HTMLElement>('[data-sonner-toaster]')]
const part = (name: string) => card().querySelector<HTMLElement>(`[data-${name}]`)
const isPresent = (id: number | string) => toast.getToasts().some((each) => each.id === id)

describe('a card', () => {
  test('carries the attributes by which users select it', () => {
    const { dataset } = show(
      () => toast.success('Saved', { description: 'All of it', testId: 'saved' }),
      { richColors: true, position: 'top-center' },
    )
    expect(Object.assign({}, dataset)).toEqual({
      dismissible: 'true',
      promise: 'false',
      richColors: 'true',
      sonnerToast: '',
      styled: 'true',
      testid: 'saved',
      type: 'success',
      xPosition: 'center',
      yPosition: 'top',
    })
    expect(part('title')?.textContent).toBe('Saved')
    expect(part('description')?.textContent).toBe('All of it')
    expect(part('content')?.children).toHaveLength(2)
    expect(part('icon')?.children).toHaveLength(1)
  })

  test('without a type has neither a type nor an icon', () => {
    show(() => toast('Plain'))
    expect(card().hasAttribute('data-type')).toBe(false)
    expect(card().hasAttribute('data-rich-colors')).toBe(false)
    expect(card().hasAttribute('data-invert')).toBe(false)
    expect(part('icon')).toBeNull()
    expect(part('description')).toBeNull()
  })

  test('takes classes from the Toaster and from the call, in this order', () => {
    show(
      () =>
        toast.error('x', {
          description: 'y',
          className: 'c',
          descriptionClassName: 'dc',
          classNames: { toast: 'ct', error: 'ce', title: 'cti', description: 'cd', icon: 'ci' },
        }),
      {
        toastOptions: {
          className: 't',
          descriptionClassName: 'dt',
          classNames: { toast: 'tt', error: 'te', title: 'tti', content: 'tc', default: 'no' },
        },
      },
    )
    expect(card().className).toBe('bf-sonner t c tt ct te ce')
    expect(part('title')?.className).toBe('bf-sonner-title tti cti')
    expect(part('description')?.className).toBe('bf-sonner-description dt dc cd')
    expect(part('content')?.className).toBe('bf-sonner-content tc')
    expect(part('icon')?.className).toBe('bf-sonner-icon ci')
  })

  test('without a type takes the classes of the default', () => {
    show(() => toast('x', { classNames: { default: 'cd' } }))
    expect(card().className).toContain('cd')
  })

  test('takes styles from both, and its buttons from the nearer one', () => {
    const button = { label: 'Do', onClick: () => {} }
    show(
      () =>
        toast('x', {
          style: { color: 'red' },
          action: button,
          cancel: button,
          actionButtonStyle: { color: 'blue' },
        }),
      {
        toastOptions: {
          style: { color: 'green', margin: '1px' },
          actionButtonStyle: { margin: '2px' },
          cancelButtonStyle: { margin: '3px' },
        },
      },
    )
    expect(card().style.cssText).toBe('color: red; margin: 1px;')
    expect(part('action')?.style.cssText).toBe('color: blue;')
    expect(part('cancel')?.style.cssText).toBe('margin: 3px;')
  })

  test('is bare where it is unstyled', () => {
    show(() => toast('x', { unstyled: true, classNames: { title: 'own' } }))
    expect(card().dataset.styled).toBe('false')
    expect(part('title')?.className).toBe('own')
  })

  test('says whether it is inverted', () => {
    show(() => toast('x'), { invert: true })
    expect(card().dataset.invert).toBe('true')
  })
})

describe('icons', () => {
  test('come from the call, else from the Toaster, else from the type', () => {
    show(() => toast.success('x', { icon: <i>own</i> }), { icons: { success: <i>set</i> } })
    expect(part('icon')?.textContent).toBe('own')
    act(() => void toast.success('y'))
    expect(part('icon')?.textContent).toBe('set')
    act(() => void toast.error('z', { id: 'z' }))
    expect(part('icon')?.querySelector('svg')).toBeTruthy()
  })

  test('are absent where they are null', () => {
    show(() => toast.success('x', { icon: null }))
    expect(part('icon')).toBeNull()
    act(() => void toast.info('y'))
    expect(part('icon')).toBeTruthy()
  })

  test('of the Toaster may be null as well', () => {
    show(() => toast.info('x'), { icons: { info: null } })
    expect(part('icon')).toBeNull()
  })

  test('turn while something loads, in a loader with classes of its own', () => {
    show(() => toast.loading('x', { classNames: { loader: 'own' } }))
    expect(part('icon')?.querySelector('.own > .belfry-spinner')).toBeTruthy()
  })
})

describe('nodes', () => {
  const Name = () => <>Ada</>

  test('are drawn, and their words are said', async () => {
    show(() => toast(<b>Hello</b>, { description: () => <i>World</i> }))
    expect(part('title')?.innerHTML).toBe('<b>Hello</b>')
    expect(part('description')?.innerHTML).toBe('<i>World</i>')
    await waitFor(() => expect(spoken().at(-1)).toBe('Info: Hello. World.'))
  })

  test('of components are said as they are drawn, once', async () => {
    show(() =>
      toast.success(
        <>
          Saved by <Name />
        </>,
        { description: <Name /> },
      ),
    )
    await waitFor(() => expect(spoken().at(-1)).toBe('Success: Saved by Ada. Ada.'))
    expect(spoken().filter((words) => words.includes('Saved by'))).toHaveLength(1)
  })

  test('of one’s own stand in a bare card', async () => {
    show(() => toast.custom((id) => <button type="button">Own {id}</button>, { id: 'me' }))
    expect(card().dataset.styled).toBe('false')
    expect(part('title')?.innerHTML).toBe('<button type="button">Own me</button>')
    await waitFor(() => expect(spoken().at(-1)).toBe('Info: Own me.'))
  })

  test('a label is said with the words', async () => {
    show(() => toast('Deleted', { action: { label: 'Undo', onClick: () => {} } }))
    await waitFor(() => expect(spoken().at(-1)).toBe('Info: Deleted. Undo.'))
  })

  test('an error in place of words says what it says', () => {
    show(() => toast.error(new Error('No network') as never))
    expect(part('title')?.textContent).toBe('No network')
  })
})

describe('buttons', () => {
  test('an action closes its toast, which is no dismissal', async () => {
    const onDismiss = vi.fn<() => void>()
    const onClick = vi.fn<(event: unknown) => void>()
    show(() => toast('x', { id: 'x', onDismiss, action: { label: 'Undo', onClick } }))
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(onClick).toHaveBeenCalledOnce()
    expect(isPresent('x')).toBe(false)
    expect(onDismiss).not.toHaveBeenCalled()
  })

  test('an action that prevents the default keeps it open', async () => {
    show(() =>
      toast('x', {
        id: 'x',
        action: { label: 'Stay', onClick: (event) => event.preventDefault() },
      }),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Stay' }))
    expect(isPresent('x')).toBe(true)
  })

  test('an action that says something else in its place leaves that standing', async () => {
    const onClick = () => toast.success('Restored', { id: 'x' })
    show(() => toast('Deleted', { id: 'x', action: { label: 'Undo', onClick } }))
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(part('title')?.textContent).toBe('Restored')
    expect(isPresent('x')).toBe(true)
  })

  test('cancel closes in any case, but not what cannot be dismissed', async () => {
    const onClick = vi.fn<(event: React.MouseEvent) => void>((event) => event.preventDefault())
    const cancel = { label: 'No', onClick }
    show(() => toast('x', { id: 'x', cancel, dismissible: false }))
    await userEvent.click(screen.getByRole('button', { name: 'No' }))
    expect(onClick).not.toHaveBeenCalled()
    act(() => void toast('x', { id: 'x', dismissible: true }))
    await userEvent.click(screen.getByRole('button', { name: 'No' }))
    expect(onClick).toHaveBeenCalledOnce()
    expect(isPresent('x')).toBe(false)
  })

  test('may be elements', () => {
    show(() => toast('x', { action: <a href="/go">Go</a> }))
    expect(within(card()).getByRole('link', { name: 'Go' })).toBeTruthy()
  })

  test('the close button is always within reach and dismisses', async () => {
    const onDismiss = vi.fn<(toast: ToastT) => void>()
    show(() => toast('x', { id: 'x', onDismiss }))
    expect(part('close-button')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Close toast' }))
    expect(onDismiss.mock.lastCall?.[0].id).toBe('x')
  })

  test('the close button carries its name where it is asked for, with words and sign of one’s own', () => {
    show(() => toast('x'), {
      closeButton: true,
      icons: { close: <i>×</i> },
      toastOptions: { closeButtonAriaLabel: 'Away', classNames: { closeButton: 'own' } },
    })
    expect(part('close-button')?.getAttribute('aria-label')).toBe('Away')
    expect(part('close-button')?.innerHTML).toBe('<i>×</i>')
    expect(part('close-button')?.className).toContain('own')
    act(() => void toast('y', { closeButton: false }))
    expect(part('close-button')).toBeNull()
  })

  test('what loads and what cannot be dismissed has no close button', () => {
    show(() => toast.loading('x'), { closeButton: true })
    expect(part('close-button')).toBeNull()
    act(() => void toast('y', { dismissible: false }))
    expect(part('close-button')).toBeNull()
    expect(card().dataset.dismissible).toBe('false')
  })
})

describe('the Toaster', () => {
  test('is a landmark that carries what users select and style by', () => {
    show(() => toast('x'), {
      className: 'toaster group',
      style: { '--normal-bg': 'red' } as React.CSSProperties,
      theme: 'dark',
      dir: 'rtl',
      gap: 7,
      offset: { top: 3, left: '1rem' },
      mobileOffset: 9,
    })
    const toaster = screen.getByRole('region', { name: 'Notifications alt+T' })
    expect(toaster.className).toContain('toaster group')
    expect(toaster.dataset).toMatchObject({
      sonnerToaster: 'true',
      sonnerTheme: 'dark',
      xPosition: 'right',
      yPosition: 'bottom',
      position: 'bottom-start',
    })
    expect(toaster.dir).toBe('rtl')
    const value = (name: string) => toaster.style.getPropertyValue(name)
    expect(value('--normal-bg')).toBe('red')
    expect(value('color-scheme')).toBe('dark')
    expect(value('--belfry-gap')).toBe('7px')
    expect(value('--offset-top')).toBe('3px')
    expect(value('--offset-left')).toBe('1rem')
    expect(value('--mobile-offset-right')).toBe('9px')
  })

  test.each<[ToasterProps, string]>([
    [{ containerAriaLabel: 'Messages' }, 'Messages alt+T'],
    [{ hotkey: ['ctrlKey', 'Digit1'] }, 'Notifications ctrl+1'],
    [{ hotkey: [] }, 'Notifications'],
    [{ customAriaLabel: 'Mine' }, 'Mine'],
  ])('is named by %o', (props, name) => {
    show(() => toast('x'), props)
    expect(screen.getByRole('region', { name })).toBeTruthy()
  })

  test('follows the theme of the system', () => {
    const listeners: (() => void)[] = []
    const system = {
      matches: false,
      addEventListener: (_: string, listener: () => void) => listeners.push(listener),
      removeEventListener: () => {},
    }
    vi.stubGlobal('matchMedia', () => system)
    show(() => toast('x'), { theme: 'system' })
    expect(toasters()[0]?.dataset.sonnerTheme).toBe('light')
    system.matches = true
    act(() => listeners.forEach((listener) => listener()))
    expect(toasters()[0]?.dataset.sonnerTheme).toBe('dark')
  })

  test('hands its landmark to a ref', () => {
    const ref = createRef<HTMLElement>()
    render(<Toaster ref={ref} />)
    act(() => void toast('x'))
    expect(ref.current).toBe(toasters()[0])
  })

  test('shows a toast in its own corner, and what says the same corner with the others', () => {
    render(<Toaster position="top-left" />)
    act(() => {
      toast('here')
      toast('same', { position: 'top-left' })
      toast('there', { position: 'bottom-center' })
    })
    const corners = toasters().map(({ dataset, textContent }) => [
      `${dataset.yPosition}-${dataset.xPosition}`,
      textContent?.includes('there'),
    ])
    expect(corners).toEqual([
      ['top-left', false],
      ['bottom-center', true],
    ])
  })

  test('shows toasts that name it, and no others', () => {
    render(<Toaster id="mine" />)
    act(() => {
      toast('other')
      toast('mine', { toasterId: 'mine' })
    })
    expect(cards().map(({ textContent }) => textContent)).toEqual(['mine'])
  })

  test('shows as many as it is told, and survives nonsense', () => {
    show(() => ['a', 'b', 'c'].map((title) => toast(title)), { visibleToasts: 2 })
    expect(cards()).toHaveLength(2)
    cleanup()
    const nonsense = { visibleToasts: -1, hotkey: [], position: 'x', gap: null, offset: null }
    render(<Toaster {...(nonsense as unknown as ToasterProps)} />)
    expect(cards()).toHaveLength(1)
  })

  test('sets how long toasts stay', () => {
    vi.useFakeTimers()
    const onAutoClose = vi.fn<() => void>()
    render(<Toaster duration={9000} toastOptions={{ duration: 1000 }} id="quick" />)
    act(() => void toast('x', { toasterId: 'quick', onAutoClose }))
    act(() => void vi.advanceTimersByTime(5000))
    expect(onAutoClose).toHaveBeenCalledOnce()
    vi.useRealTimers()
  })

  test('says what holds for those that were there before it, and later for those on their way', () => {
    vi.useFakeTimers()
    const onAutoClose = vi.fn<() => void>()
    toast('early', { onAutoClose })
    toast('its corner', { position: 'top-left', duration: Infinity })
    const { rerender } = render(<Toaster position="top-left" duration={9000} />)
    expect(toasters()).toHaveLength(1)
    act(() => void vi.advanceTimersByTime(8000))
    expect(onAutoClose).not.toHaveBeenCalled()
    rerender(<Toaster position="top-left" duration={2000} />)
    act(() => void vi.advanceTimersByTime(1900))
    expect(onAutoClose).not.toHaveBeenCalled()
    act(() => void vi.advanceTimersByTime(200))
    expect(onAutoClose).toHaveBeenCalledOnce()
    vi.useRealTimers()
  })

  test('says once, in development, what it refuses', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const refused = { swipeDirections: ['left'] } as ToasterProps
    const view = render(<Toaster {...refused} />)
    view.rerender(<Toaster {...refused} />)
    expect(warn.mock.calls).toEqual([[expect.stringContaining('swipeDirections')]])
  })

  test('shows what was said before it was there', () => {
    toast('early')
    render(<Toaster />)
    expect(cards().map(({ textContent }) => textContent)).toContain('early')
  })
})

test('useSonner tells what is on its way, the newest first', () => {
  const List = (): ReactNode =>
    useSonner().toasts.map(({ id, title }) => <p key={id}>{title as string}</p>)
  const { container } = render(<List />)
  act(() => void toast('a', { id: 'a' }))
  act(() => void toast('b'))
  act(() => void toast('c', { id: 'a' }))
  expect(container.innerHTML).toBe('<p>b</p><p>c</p>')
  act(() => void toast.dismiss('a'))
  expect(container.innerHTML).toBe('<p>b</p>')
})
