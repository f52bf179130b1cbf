// @vitest-environment jsdom
import { StrictMode, act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { App } from './app.tsx'
import { prerender } from './prerender.tsx'

test('the prerendered page is what the browser would draw itself', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const complained = vi.spyOn(console, 'error')
  const onRecoverableError = vi.fn<() => void>()
  const root = document.createElement('div')
  root.innerHTML = prerender()
  document.body.append(root)
  const page = await act(async () =>
    hydrateRoot(
      root,
      <StrictMode>
        <App />
      </StrictMode>,
      { onRecoverableError },
    ),
  )
  // This browser has no database, and the inbox says so.
  const calls = complained.mock.calls.filter(([error]) => !/the store could/.test(String(error)))
  expect(calls).toEqual([])
  expect(onRecoverableError).not.toHaveBeenCalled()
  await act(async () => page.unmount())
})

test('no part of it has an inline style, which the policy would refuse', () => {
  expect(prerender()).not.toMatch(/ style=|<style|<script/)
})
