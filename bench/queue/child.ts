import { writeSync } from 'node:fs'
import { fireEverything, takeOverTime } from './host.ts'
import { createItems } from './items.ts'
import { pace } from './pace.ts'
import type { Queue } from './queue.ts'
import { createRegister } from './register.ts'

// At once and whole: the process may be killed in the middle of the next item.
const tell = (item: string, samples: number[]) =>
  writeSync(1, `${JSON.stringify({ item, samples })}\n`)

function heapInUse(): number {
  globalThis.gc?.()
  globalThis.gc?.()
  return process.memoryUsage().heapUsed
}

/** Fills the queue and does everything to it. Nothing of it is in anybody's hands afterwards. */
function useQueue(queue: Queue, size: number, empty: number) {
  const register = createRegister(queue)
  const start = performance.now()
  register.addMany(size)
  tell('fill', [((performance.now() - start) / size) * 1000])
  tell('bytes queued', [(heapInUse() - empty) / size])

  for (const [item, work] of Object.entries(createItems(queue, register)))
    tell(item, work ? pace(work, size / 4) : [])
}

/** Fills a queue, measures everything that can be done to it, and empties it. */
export function measureQueue(createQueue: () => Queue, size: number) {
  takeOverTime()
  const queue = createQueue()
  createRegister(queue).addMany(100)
  queue.clear()

  const empty = heapInUse()
  useQueue(queue, size, empty)
  queue.clear()
  fireEverything()
  tell('bytes left', [heapInUse() - empty])
}
