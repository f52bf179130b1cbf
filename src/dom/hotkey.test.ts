// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { watchFocus } from './focus.ts'
import { createLife } from './life.ts'
import { type Root, activeIn } from './tree.ts'

const life = createLife()

afterEach(() => {
  life.end()
  document.body.replaceChildren()
})

/** A Toaster with one card, in a root of its own. */
function toasterIn(root: Root, title: string): void {
  const stage = document.createElement('div')
  const card = stage.appendChild(document.createElement('li'))
  stage.className = 'belfry-stage'
  card.dataset.notification = card.textContent = title
  card.tabIndex = -1
  ;(root === document ? document.body : root).append(stage)
  watchFocus(
    root,
    stage,
    life,
    () => ({ hotkey: 'Alt+T' }),
    () => {},
  )
}

const newRoot = (): ShadowRoot =>
  document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })

/** What has focus once the hotkey was pressed. */
function press(): string | null | undefined {
  const init = { key: 't', altKey: true, bubbles: true, composed: true, cancelable: true }
  activeIn(document)!.dispatchEvent(new KeyboardEvent('keydown', init))
  return activeIn(document)?.textContent
}

test.each([
  ['the page and a web component', () => [document, newRoot()]],
  ['a web component and the page', () => [newRoot(), document]],
  ['two web components', () => [newRoot(), newRoot()]],
] as const)('the hotkey visits Toasters in %s, in the order in which they came', (_, rootsOf) => {
  const field = document.body.appendChild(document.createElement('button'))
  field.textContent = 'Field'
  const [first, second] = rootsOf()
  toasterIn(first!, 'First')
  toasterIn(second!, 'Second')
  field.focus()
  expect([press(), press(), press()]).toEqual(['First', 'Second', 'Field'])
})
