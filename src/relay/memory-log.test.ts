import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Draft, logConformance, memoryLog } from './index.ts'

describe('the log in memory', () => {
  for (const { promise, run } of logConformance)
    // oxlint-disable-next-line vitest/expect-expect, vitest/valid-title -- the table holds both
    it(promise, () => run((options) => memoryLog(options)))
})

it('keeps a test runner alive while a check waits, since the log does not', async () => {
  const real = globalThis.setTimeout
  const isKept: boolean[] = []
  vi.stubGlobal('setTimeout', (task: () => void, ms: number) => {
    const timer = real(() => {
      isKept.push(timer.hasRef())
      task()
    }, ms)
    return timer
  })
  const { run } = logConformance[0]!
  await run(() => memoryLog())
  vi.unstubAllGlobals()
  expect(isKept.length).toBeGreaterThan(0)
  expect(isKept).not.toContain(false)
})

describe('what all channels hold together', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const large = (id: string): Draft => ({ id, kept: true, pieces: ['"', 'x'.repeat(8000), '"'] })

  it('is limited: the channels unused for longest lose their oldest items, and are told', async () => {
    const told = vi.spyOn(console, 'error').mockReturnValue()
    const log = memoryLog({ maxBytes: 1_000_000 })
    const first = await log.read(['u0'], undefined, 1)
    for (let n = 0; n < 500; n += 1) await log.append([`u${n}`], large('x'))
    const lost = await log.read(['u0'], { epoch: first.epoch, at: first.end }, 1)
    expect([lost.recovered, lost.rows.length]).toEqual([false, 0])
    expect((await log.read(['u499'], undefined, 1)).rows).toHaveLength(1)
    expect(told).toHaveBeenCalledTimes(1)
    expect(String(told.mock.calls[0])).toContain('maxBytes')
    told.mockRestore()
  })

  it("loses the marks of who has the most before anybody's items", async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const log = memoryLog({ maxBytes: 1_000_000 })
    const ids = Array.from({ length: 100 }, (_, n) => `${n}`)
    for (const id of ids) await log.append(['cnews'], { id, kept: true, pieces: ['1', '2'] })
    await log.append(['uada'], large('x'))
    await log.mark(['uada', 'cnews'], [{ id: '5', acted: 1 }])
    for (let n = 0; n < 60; n += 1)
      await log.mark(
        [`u${n}`, 'cnews'],
        ids.map((id) => ({ id, acted: 1 })),
      )
    const ada = await log.read(['uada', 'cnews'], undefined, 200)
    expect(ada.rows).toHaveLength(101)
    expect(ada.rows.find(({ id }) => id === '5')!.marks).toEqual([{ id: '5', acted: 1 }])
    vi.restoreAllMocks()
  })

  it.each([0, -1, NaN, Infinity, '1'])('takes no %j as its limit', (maxBytes) => {
    expect(() => memoryLog({ maxBytes: maxBytes as number })).toThrow(TypeError)
  })

  it('is not used up by items that were too old when somebody read them', async () => {
    const log = memoryLog({ retention: 1000 })
    for (let round = 0; round < 60; round += 1) {
      for (let n = 0; n < 100; n += 1) await log.append(['uada'], large(`${n}`))
      await vi.advanceTimersByTimeAsync(2000)
      expect((await log.read(['uada'], undefined, 1)).rows).toEqual([])
    }
    await log.append(['uada'], large('one'))
    await log.append(['uada'], large('two'))
    expect((await log.read(['uada'], undefined, 9)).rows.map(({ id }) => id)).toEqual([
      'one',
      'two',
    ])
  })
})
