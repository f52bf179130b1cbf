// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { joinTabs } from './tabs.ts'

const nothing = () => {}

test('a page is listened to and left even if its signals are another host’s, as in tests', () => {
  const Foreign = class {
    signal = {}
    abort = nothing
  }
  vi.stubGlobal('AbortController', Foreign)
  const onMissed = vi.fn<() => void>()
  const tabs = joinTabs('ada', { onMessage: nothing, onMissed, onLeave: nothing })
  document.dispatchEvent(new Event('visibilitychange'))
  tabs.close()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(onMissed).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})

test('an inbox that a test forgets to close doesn’t keep its process alive', () => {
  const unref = vi.spyOn(BroadcastChannel.prototype, 'unref' as never)
  const tabs = joinTabs('ada', { onMessage: nothing, onMissed: nothing, onLeave: nothing })
  expect(unref).toHaveBeenCalledOnce()
  tabs.close()
})
