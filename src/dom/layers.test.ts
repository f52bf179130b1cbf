// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest'
import { watchLayers } from './layers.ts'
import { createLife } from './life.ts'

test('shadow roots that are gone are not looked at again', () => {
  let looks = 0
  class Ref<Target extends Node> {
    target: Target
    constructor(target: Target) {
      this.target = target
    }
    deref() {
      looks++
      return this.target.isConnected ? this.target : undefined
    }
  }
  vi.stubGlobal('WeakRef', Ref)
  onTestFinished(() => void vi.unstubAllGlobals())
  watchLayers(document, createLife(), { onChange: () => {}, onSettled: () => {} })

  /** Returns how many were looked at. */
  const useOnce = () => {
    const host = document.createElement('div')
    const field = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('input'))
    document.body.append(host)
    const before = looks
    field.dispatchEvent(new FocusEvent('focusin', { bubbles: true, composed: true }))
    host.remove()
    return looks - before
  }
  useOnce()
  const few = useOnce()
  expect(few).toBeGreaterThan(0)
  for (let times = 0; times < 20; times++) useOnce()
  expect(useOnce()).toBe(few)
})
