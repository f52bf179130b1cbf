import { expect, test } from 'vitest'
import { measureMemory } from '../memory.model.ts'
import { runProgram } from '../program.model.ts'

// More than the log's limit, which is an estimate.
const ROOM = 100_000_000

test('a log in memory is bounded, also if every user has left only one mark', async () => {
  const program = `
    import { memoryLog } from './src/relay/index.ts'

    const log = memoryLog()
    for (let user = 0; user < 120_000; user++) {
      const channel = 'user ' + user
      await log.append([channel], { id: 'a', kept: true, pieces: ['"', '"'] })
      await log.mark([channel], [{ id: 'a', state: ['read', Date.now()] }])
      if (user % 1000 === 0) await new Promise(setImmediate)
    }
    console.log(inUse())
    await log.close()`
  expect(await measureMemory('log', program)).toBeLessThan(ROOM)
})

test('a log in memory takes what it counts, and holds a day of ten thousand users', async () => {
  const program = `
    import { createRelay, memoryLog } from './src/relay/index.ts'

    const log = memoryLog()
    const relay = createRelay({ log, authorize: () => null })
    const before = inUse()
    const notification = { title: 'Build finished', message: 'm'.repeat(100) }
    for (let user = 0; user < 10_000; user++) {
      for (let n = 0; n < 10; n++) await relay.publish({ user: 'user ' + user }, notification)
      if (user % 100 === 0) await new Promise(setImmediate)
    }
    await new Promise(setImmediate)
    const bytes = inUse() - before
    const { rows } = await log.read(['uuser 0'], undefined, 500)
    console.log(rows.length === 10 ? bytes : NaN)
    await relay.close()`
  const bytes = await measureMemory('day', program)
  expect(bytes).toBeGreaterThan(45_000_000)
  expect(bytes).toBeLessThan(64 * 1024 * 1024)
})

test('a relay keeps nothing of users who have left, nor of what it has published', async () => {
  const program = `
    import { createRelay } from './src/relay/index.ts'

    const relay = createRelay({ authorize: ({ headers }) => ({ user: headers.get('authorization') }) })
    let user = 0
    const serve = async (count) => {
      for (const end = user + count; user < end; user++) {
        const headers = { authorization: 'user ' + user }
        const response = await relay.fetch(new Request('http://localhost/', { headers }))
        await response.body.cancel()
        await relay.publish({ user: 'ada' }, { title: 'A' }, { toastWithin: 0 })
        if (user % 100 === 0) await new Promise(setImmediate)
      }
    }
    // What a user did counts for a minute.
    const real = performance.now.bind(performance)
    let passed = 0
    performance.now = () => real() + passed
    const forget = async () => {
      passed += 120_000
      await serve(1)
    }
    await serve(1000)
    await forget()
    const before = inUse()
    await serve(5000)
    await forget()
    console.log(inUse() - before)
    await relay.close()`
  expect(await measureMemory('relay', program)).toBeLessThan(500_000)
})

test('a stream that nobody reads takes little more than what may wait for a client', async () => {
  const program = `
    import { createRelay } from './src/relay/index.ts'

    const channels = ['a', 'b', 'c', 'd', 'e']
    const relay = createRelay({ authorize: ({ headers }) => ({ user: headers.get('authorization'), channels }) })
    for (const channel of channels)
      for (let n = 0; n < 100; n++)
        await relay.publish({ channel }, { title: 'A', message: 'm'.repeat(3500) })
    const responses = []
    const before = inUse()
    for (let user = 0; user < 50; user++) {
      const headers = { authorization: 'user ' + user }
      responses.push(await relay.fetch(new Request('http://localhost/', { headers })))
    }
    await new Promise(setImmediate)
    console.log((inUse() - before) / responses.length)
    await relay.close()`
  expect(await measureMemory('unread', program)).toBeLessThan(300_000)
})

test('a log that has never reached Redis keeps nothing of those who ask meanwhile', async () => {
  const program = `
    import { followTail } from './src/relay/redis/tail.ts'

    // Nobody's patience lasts.
    globalThis.setTimeout = (task) => void setImmediate(task)
    const tail = followTail({ send: () => new Promise(() => {}) }, 'tail', 'meta', new Set(), () => {})
    const ask = async (times) => {
      for (let time = 0; time < times; time++)
        await Promise.allSettled(Array.from({ length: 1000 }, () => tail.started()))
    }
    await ask(2)
    const before = inUse()
    await ask(20)
    console.log(inUse() - before)`
  expect(await measureMemory('tail', program)).toBeLessThan(500_000)
})

test('a web request that nobody else keeps still says that its client has left', async () => {
  const program = `
    import { createRelay } from './src/relay/index.ts'

    const relay = createRelay({ authorize: () => ({ user: 'ada' }) })
    const client = new AbortController()
    const response = await relay.fetch(new Request('http://localhost/', { signal: client.signal }))
    await new Promise(setImmediate)
    gc()
    await new Promise(setImmediate)
    client.abort()
    console.log(relay.stats().streams)
    await relay.close()`
  expect(Number(await runProgram('left', program, '--expose-gc'))).toBe(0)
})
