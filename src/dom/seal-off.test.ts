// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { createLife } from './life.ts'
import { sealOff } from './seal-off.ts'
import { createShell } from './shell.ts'

const MARK = 'data-base-ui-inert'

test('of several views, a press in any is told to Base UI, and one elsewhere is not', () => {
  const life = createLife()
  const [first, second] = [createShell(document).shell, createShell(document).shell]
  document.body.append(first, second)
  sealOff(first, life)
  sealOff(second, life)
  const heard: boolean[] = []
  life.listen(document, 'pointerdown', () => heard.push(document.head.hasAttribute(MARK)), true)

  for (const place of [first, second, document.body])
    place.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }))
  expect(heard).toEqual([true, true, false])
  life.end()
  expect(document.head.hasAttribute(MARK)).toBe(false)
})

test('the page hears keys from cards on its body, also after a router has replaced that', () => {
  const life = createLife()
  const { shell } = createShell(document)
  const heard = vi.fn<() => void>()
  sealOff(shell, life)
  life.listen(document, 'keydown', heard)
  document.body.replaceWith(document.createElement('body'))
  document.body.append(shell)
  shell.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }))
  expect(heard).toHaveBeenCalledOnce()
  life.end()
})
