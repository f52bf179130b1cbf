// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { readHost } from './host.ts'

const nothing = () => {}

test('a page is listened to and left even if its signals are another host’s, as in tests', () => {
  const Foreign = class {
    signal = {}
    abort = nothing
  }
  vi.stubGlobal('AbortController', Foreign)
  const onOnline = vi.fn<() => void>()
  const leave = readHost().listen({
    onHide: nothing,
    onShow: nothing,
    onVisible: nothing,
    onOnline,
  })
  dispatchEvent(new Event('online'))
  leave()
  dispatchEvent(new Event('online'))
  expect(onOnline).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})
