// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { toast } from './index.ts'
import { card, part, show, watchConsole } from './screen.model.tsx'

watchConsole()

describe('a card', () => {
  test('carries the attributes by which users select it', () => {
    const { dataset } = show(
      () => toast.success('Saved', { description: 'All of it', testId: 'saved' }),
      { richColors: true, position: 'top-center' },
    )
    expect(Object.assign({}, dataset)).toEqual({
      dismissible: 'true',
      mounted: 'true',
      promise: 'false',
      removed: 'false',
      richColors: 'true',
      sonnerToast: '',
      styled: 'true',
      testid: 'saved',
      type: 'success',
      visible: 'true',
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

  test('takes classes from the Toaster and from the call, in that order', () => {
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

  test('without a type takes the default classes', () => {
    show(() => toast('x', { classNames: { default: 'cd' } }))
    expect(card().className).toContain('cd')
  })

  test('takes styles from both, and its buttons’ styles from the nearer one', () => {
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

  test('is bare when unstyled', () => {
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
  test('come from the call, or else the Toaster, or else the type', () => {
    show(() => toast.success('x', { icon: <i>own</i> }), { icons: { success: <i>set</i> } })
    expect(part('icon')?.textContent).toBe('own')
    act(() => void toast.success('y'))
    expect(part('icon')?.textContent).toBe('set')
    act(() => void toast.error('z', { id: 'z' }))
    expect(part('icon')?.querySelector('svg')).toBeTruthy()
  })

  test('are absent when null', () => {
    show(() => toast.success('x', { icon: null }))
    expect(part('icon')).toBeNull()
    act(() => void toast.info('y'))
    expect(part('icon')).toBeTruthy()
  })

  test('from the Toaster may be null as well', () => {
    show(() => toast.info('x'), { icons: { info: null } })
    expect(part('icon')).toBeNull()
  })

  test('spin while something loads, in a loader with its own classes', () => {
    show(() => toast.loading('x', { classNames: { loader: 'own' } }))
    expect(part('icon')?.querySelector('.own > .belfry-spinner')).toBeTruthy()
  })
})
