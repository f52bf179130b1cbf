// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { type ReactNode, createRef } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { type ToasterProps, Toaster, toast, useSonner } from './index.ts'
import { cards, show, toasters, watchConsole } from './screen.model.tsx'
import { toasts } from './state.ts'

watchConsole()

describe('the Toaster', () => {
  test('is a landmark with the attributes that users select and style by', () => {
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

  test('leaves nothing behind, whatever its id, once its toasts are gone', () => {
    const before = toasts.places()
    for (const id of ['one', 'two']) {
      const { unmount } = render(<Toaster id={id} />)
      act(() => void toast('x', { toasterId: id }))
      expect(cards()).toHaveLength(1)
      unmount()
      expect(toasts.places()).toHaveLength(before.length + 1)
      toast.dismiss()
      expect(toasts.places()).toEqual(before)
    }
    render(<Toaster id="empty" />).unmount()
    expect(toasts.places()).toEqual(before)
  })

  test('follows the system’s theme', () => {
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

  test('passes its landmark to a ref', () => {
    const ref = createRef<HTMLElement>()
    render(<Toaster ref={ref} />)
    act(() => void toast('x'))
    expect(ref.current).toBe(toasters()[0])
  })

  test('shows a toast in its own corner, along with toasts that name the same corner', () => {
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

  test('shows as many as you set, and survives nonsense', () => {
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

  test('applies its settings to toasts that were there before it, and later changes to open ones', () => {
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

  test('follows the page’s direction, also when it changes, unless it has one of its own', async () => {
    document.documentElement.dir = 'ltr'
    show(() => toast('ours'))
    const directions = () => toasters().map(({ dir, dataset }) => [dir, dataset.position])
    expect(directions()).toEqual([['ltr', 'bottom-end']])
    await act(async () => void (document.documentElement.dir = 'rtl'))
    expect(directions()).toEqual([['rtl', 'bottom-start']])
    cleanup()
    render(<Toaster dir="ltr" />)
    expect(directions()).toEqual([['ltr', 'bottom-end']])
    cleanup()
    render(<Toaster dir="auto" />)
    expect(directions()).toEqual([['rtl', 'bottom-start']])
    document.documentElement.dir = ''
  })

  test('hides its icons from assistive technology, and names the buttons instead', () => {
    show(() => toast.success('Saved'), { closeButton: true })
    const icons = [...cards()[0]!.querySelectorAll('svg')]
    expect(icons.map((icon) => icon.getAttribute('aria-hidden'))).toEqual(['true', 'true'])
    expect(icons.map((icon) => icon.closest('[data-icon], button'))).not.toContain(null)
  })

  test('shows toasts that were called before it mounted', () => {
    toast('early')
    render(<Toaster />)
    expect(cards().map(({ textContent }) => textContent)).toContain('early')
  })
})

test('useSonner lists the open toasts, the newest first', () => {
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
