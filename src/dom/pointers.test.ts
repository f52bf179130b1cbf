// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { createLife } from './life.ts'
import { type Pointers, watchPointers } from './pointers.ts'

const life = createLife()

afterEach(() => {
  life.end()
  document.body.replaceChildren()
})

/** A card, and what is known of the pointers. */
function start(): { card: HTMLElement; pointers: Pointers } {
  const stage = document.body.appendChild(document.createElement('div'))
  const card = stage.appendChild(document.createElement('div'))
  card.dataset.notification = 'saved'
  const pointers = watchPointers(
    stage,
    life.listen,
    () => true,
    () => {},
  )
  return { card, pointers }
}

/** Something happens with a pointer that is the only one of its type. */
const point = (target: Element, type: string, init: PointerEventInit): boolean =>
  target.dispatchEvent(
    new PointerEvent(type, { bubbles: true, composed: true, isPrimary: true, ...init }),
  )

test('a pen whose end was never told holds a card no longer than until a pen is used again', () => {
  const { card, pointers } = start()
  point(card, 'pointerdown', { pointerType: 'pen', pointerId: 7, buttons: 1 })
  expect([...pointers.pressed()]).toEqual([card])
  point(document.body, 'pointerdown', { pointerType: 'pen', pointerId: 8, buttons: 1 })
  expect([...pointers.pressed()]).toEqual([])
})

test('where nothing is drawn, events tell what the mouse is on, with and without a pointer', () => {
  const { card, pointers } = start()
  const button = card.appendChild(document.createElement('button'))
  for (const kind of ['pointer', 'mouse']) {
    const Kind = kind === 'mouse' ? MouseEvent : PointerEvent
    const tell = (type: string, relatedTarget: Element) =>
      button.dispatchEvent(new Kind(`${kind}${type}`, { bubbles: true, relatedTarget }))
    tell('over', document.body)
    expect(pointers.hovered()).toBe(button)
    tell('out', card)
    expect(pointers.hovered()).toBe(card)
    tell('out', document.body)
    expect(pointers.hovered()).toBeUndefined()
  }
})

test('where a page is drawn, the mouse events after a touch hover nothing', () => {
  const { card, pointers } = start()
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(600)
  card.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
  expect(pointers.hovered()).toBeUndefined()
  vi.restoreAllMocks()
})

test('an event that other code has made up, without a place, moves no mouse', () => {
  const { card, pointers } = start()
  document.elementFromPoint = (x, y) => (x === 20 && y === 30 ? card : null)
  point(card, 'pointermove', { pointerType: 'mouse', clientX: 20, clientY: 30 })
  expect(pointers.hovered()).toBe(card)
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  expect(pointers.hovered()).toBe(card)
})
