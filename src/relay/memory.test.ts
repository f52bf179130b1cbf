import { expect, test } from 'vitest'
import { runProgram } from '../program.model.ts'

// More than the log's limit, which is an estimate.
const ROOM = 100_000_000

// A process of its own: only there can all that nobody needs be collected.
test('a log in memory is bounded, also if every user has left only one mark', async () => {
  const program = `
    import { memoryLog } from './src/relay/index.ts'

    const log = memoryLog()
    for (let user = 0; user < 80_000; user++) {
      await log.mark('user ' + user, [{ id: 'a', state: ['read', Date.now()] }])
      if (user % 1000 === 0) await new Promise(setImmediate)
    }
    gc()
    gc()
    console.log(process.memoryUsage().heapUsed)
    await log.close()`
  const inUse = Number(await runProgram('memory-log', program, '--expose-gc'))
  expect(inUse).toBeLessThan(ROOM)
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
    const inUse = () => {
      gc()
      gc()
      return process.memoryUsage().heapUsed
    }
    await serve(2000)
    const before = inUse()
    await serve(10_000)
    console.log(inUse() - before)
    await relay.close()`
  const grown = Number(await runProgram('memory-relay', program, '--expose-gc'))
  expect(grown).toBeLessThan(500_000)
})
