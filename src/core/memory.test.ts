import { expect, test } from 'vitest'
import { measureMemory } from '../memory.model.ts'

const measured = `
  import { createNotifier } from './src/core/index.ts'

  const notify = createNotifier({ limit: 3 })
  notify.observe(() => {})

  const addAndDismiss = (cycles) => {
    for (let made = 0; made < cycles; made += 100) {
      const ids = Array.from({ length: 100 }, () => notify('a', { key: undefined, duration: 1000 }))
      for (const id of ids) notify.update(id, { title: 'b' })
      for (const id of ids) notify.dismiss(id)
    }
  }
`
const ROOM = 1_000_000

test('after adding and dismissing 400 000, no more memory is in use than after 200 000', async () => {
  const program = `${measured}
    addAndDismiss(200_000)
    const before = inUse()
    addAndDismiss(200_000)
    console.log(inUse() - before)`
  expect(await measureMemory('cycles', program)).toBeLessThan(ROOM)
}, 300_000)

test('after clearing 200 000 that were queued at once, nothing of them is left', async () => {
  const program = `${measured}
    addAndDismiss(1000)
    const before = inUse()
    notify.batch(() => { for (let made = 0; made < 200_000; made += 1) notify('a') })
    notify.clear()
    console.log(inUse() - before)`
  expect(await measureMemory('queue', program)).toBeLessThan(ROOM)
}, 300_000)
