import { setImmediate as othersTurn } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { createHub, type Hub } from './hub.ts'
import type { Listener } from './listener.ts'

const entry = (at: number, channels = ['call']) => ({ at, channels, records: '{}' })

const someone = (write: (text: string) => void, given: Partial<Listener> = {}): Listener => ({
  wire: { writableLength: 0, write },
  tail: '.tail',
  sentUpTo: undefined,
  backlog: undefined,
  until: Infinity,
  filled: undefined,
  channels: ['call'],
  tick: () => Infinity,
  end: () => {},
  cut: () => {},
  ...given,
})

/** Somebody who notes down what she hears. */
function listenTo(hub: Hub, given?: Partial<Listener>): number[] {
  const heard: number[] = []
  hub.add(someone((text) => heard.push(Number(/^id: (\d+)\.tail\n/.exec(text)![1])), given))
  return heard
}

const crowd = (hub: Hub): number[][] => Array.from({ length: 1200 }, () => listenTo(hub))

it('lets others have their turn while sending to a large audience', async () => {
  const hub = createHub(1000, { told: () => {}, isBehind: () => false })
  const audience = crowd(hub)
  hub.deliver([entry(1)])
  const told = audience.filter(({ length }) => length > 0).length
  expect(told).toBeGreaterThan(0)
  expect(told).toBeLessThan(1200)
  await othersTurn()
  await othersTurn()
  expect(audience).toEqual(audience.map(() => [1]))
})

it('sends everybody everything in order, even what is published while sending to a large audience', async () => {
  const hub = createHub(1000, { told: () => {}, isBehind: () => false })
  const audience = crowd(hub)
  hub.deliver([entry(1), entry(2)])
  hub.deliver([entry(3)])
  for (let turn = 0; turn < 9; turn += 1) await othersTurn()
  expect(audience).toEqual(audience.map(() => [1, 2, 3]))
})

it('sends a large audience what it was still waiting for at the end', () => {
  const hub = createHub(1000, { told: () => {}, isBehind: () => false })
  const audience = crowd(hub)
  hub.deliver([entry(1)])
  hub.deliver([entry(2)])
  hub.finish()
  expect(audience).toEqual(audience.map(() => [1, 2]))
})

it('does not send latecomers what earlier readers were still waiting for at the end', async () => {
  const hub = createHub(1000, { told: () => {}, isBehind: () => false })
  crowd(hub)
  hub.deliver([entry(1)])
  hub.finish()
  const late = listenTo(hub)
  for (let turn = 0; turn < 9; turn += 1) await othersTurn()
  expect(late).toEqual([])
  hub.deliver([entry(2)])
  for (let turn = 0; turn < 9; turn += 1) await othersTurn()
  expect(late).toEqual([2])
})

it('sends once what is for several channels of one reader', () => {
  const hub = createHub(1000, { told: () => {}, isBehind: () => false })
  const both = listenTo(hub, { channels: ['call', 'news'] })
  const one = listenTo(hub, { channels: ['news'] })
  hub.deliver([entry(1, ['call', 'news']), entry(2, ['news', 'call'])])
  expect([both, one]).toEqual([
    [1, 2],
    [1, 2],
  ])
})

it('sends nothing again that was in a reader’s history', () => {
  const hub = createHub(1000, { told: () => {}, isBehind: () => false })
  const heard = listenTo(hub, { sentUpTo: 2 })
  hub.deliver([entry(1), entry(2), entry(3), entry(4)])
  expect(heard).toEqual([3, 4])
})

it('reports a reader that fails, and serves the others', () => {
  vi.useFakeTimers()
  const told = vi.spyOn(console, 'error').mockReturnValue()
  const error = new Error('oops')
  const fail = (): never => {
    throw error
  }
  const hub = createHub(10, { told: () => {}, isBehind: () => false })
  hub.add(someone(fail, { tick: fail, end: fail }))
  const done: string[] = []
  hub.add(
    someone(() => done.push('write'), {
      tick: () => done.push('tick'),
      end: () => done.push('end'),
    }),
  )
  hub.deliver([entry(1)])
  vi.advanceTimersByTime(10)
  hub.finish()
  expect(done).toEqual(['write', 'tick', 'end'])
  expect(told.mock.calls).toEqual([[error], [error], [error]])
  vi.restoreAllMocks()
  vi.useRealTimers()
})
