import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { NodeResponse, NodeWire } from './node-message.ts'
import { createNodeSink } from './node-sink.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('gives a client that has stopped reading five seconds to take the end, and then lets it go', () => {
  const response = { end: vi.fn<() => void>(), destroy: vi.fn<() => void>() }
  createNodeSink(response as unknown as NodeResponse, {} as NodeWire).end()
  expect(response.end).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(4999)
  expect(response.destroy).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(response.destroy).toHaveBeenCalledOnce()
})
