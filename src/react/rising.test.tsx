// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { DOMAttributes, SyntheticEvent } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { createNotifier } from '../core/index.ts'
import { Toaster, type ToasterProps } from './index.ts'

afterEach(cleanup)

const happenings = {
  click: 'Click',
  dblClick: 'DoubleClick',
  contextMenu: 'ContextMenu',
  mouseDown: 'MouseDown',
  mouseOver: 'MouseOver',
  pointerDown: 'PointerDown',
  pointerMove: 'PointerMove',
  touchStart: 'TouchStart',
  wheel: 'Wheel',
  keyDown: 'KeyDown',
  keyUp: 'KeyUp',
  focusIn: 'Focus',
  focusOut: 'Blur',
  input: 'Input',
  submit: 'Submit',
  paste: 'Paste',
  dragStart: 'DragStart',
  drop: 'Drop',
  animationEnd: 'AnimationEnd',
  transitionEnd: 'TransitionEnd',
} as const

/** Shows a card of one's own with a form in it, inside a component that listens to everything. */
const showInside = (around: DOMAttributes<HTMLElement>, inside: Partial<ToasterProps> = {}) => {
  const notify = createNotifier({ duration: 0 })
  render(
    <div {...around}>
      <Toaster notifier={notify} {...inside} />
    </div>,
  )
  act(() => {
    notify('Reply', {
      render: () => (
        <form onSubmit={(event) => event.preventDefault()}>
          <input aria-label="Reply" />
        </form>
      ),
    })
  })
  return screen.getByRole('textbox')
}

test.each(Object.entries(happenings))(
  'an event in a card (%s) reaches the landmark, and no component around the Toaster',
  (happening, name) => {
    const around = vi.fn<(event: SyntheticEvent) => void>()
    const inside = vi.fn<(event: SyntheticEvent) => void>()
    const field = showInside({ [`on${name}`]: around }, { [`on${name}`]: inside })
    // The card itself may have come in with an event of its own.
    inside.mockClear()
    fireEvent[happening as keyof typeof happenings](field)
    expect(inside).toHaveBeenCalledOnce()
    expect(around).not.toHaveBeenCalled()
  },
)

test('typing in a card is no change of the form around the Toaster', () => {
  const onChange = vi.fn<(event: SyntheticEvent) => void>()
  const field = showInside({ onChange })
  fireEvent.change(field, { target: { value: 'Hello' } })
  expect(onChange).not.toHaveBeenCalled()
})

test('a picture that fails to load in a card does not concern the application', () => {
  const onError = vi.fn<(event: SyntheticEvent) => void>()
  const notify = createNotifier({ duration: 0 })
  render(
    <div onError={onError}>
      <Toaster notifier={notify} />
    </div>,
  )
  act(() => void notify('Photo', { media: { type: 'image', url: '/gone.png', alt: 'A friend' } }))
  fireEvent.error(screen.getByAltText('A friend'))
  expect(screen.queryByAltText('A friend')).toBeNull()
  expect(onError).not.toHaveBeenCalled()
})
