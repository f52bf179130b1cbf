// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { createNotifier } from '../core/index.ts'
import { connect } from './connect.ts'
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

test('a remote that is closed leaves no listener on the page', () => {
  const targets = [globalThis, document] as const
  const added = targets.map((target) => vi.spyOn(target, 'addEventListener'))
  const removed = targets.map((target) => vi.spyOn(target, 'removeEventListener'))
  const fetch = () => new Promise<Response>(nothing)
  connect({ url: '/relay', notifier: createNotifier(), fetch }).close()
  const calls = added.map(({ mock }) => mock.calls)
  expect(calls.flat().length).toBeGreaterThan(0)
  expect(removed.map(({ mock }) => mock.calls)).toEqual(calls)
  vi.restoreAllMocks()
})

test('a page whose channels are blocked connects by itself', async () => {
  vi.stubGlobal('navigator', { locks: { request: () => new Promise(nothing) } })
  vi.stubGlobal('BroadcastChannel', function Blocked() {
    throw new DOMException('blocked', 'SecurityError')
  })
  const fetch = vi.fn<typeof globalThis.fetch>(() => new Promise(nothing))
  const remote = connect({ url: '/relay', name: 'ada', notifier: createNotifier(), fetch })
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce())
  remote.close()
  vi.unstubAllGlobals()
})

test.each([true, false])('a page whose storage is blocked has none: %j', (isShared) => {
  const blocked = vi.spyOn(globalThis, isShared ? 'localStorage' : 'sessionStorage', 'get')
  blocked.mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  expect(readHost().storage(isShared)).toBeUndefined()
  vi.restoreAllMocks()
})
