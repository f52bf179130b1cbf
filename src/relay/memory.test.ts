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
