import { expect, test } from 'vitest'
import { measureMemory } from '../memory.model.ts'

const ROOM = 700_000

test.each([
  ['refuses to load', 'load: () => Promise.reject(new Error())'],
  ['hangs when it loads', 'load: () => new Promise(() => {})'],
  ['refuses to save', 'save: () => Promise.reject(new Error())'],
  ['hangs when it saves', 'save: () => new Promise(() => {})'],
])('an inbox whose store %s keeps nothing of what it has dropped', async (name, fault) => {
  const program = `
    import { createNotifier } from './src/core/index.ts'
    import { createInbox } from './src/inbox/index.ts'
    import { createTestClock } from './src/testing/index.ts'

    console.error = () => {}
    const nothing = async () => {}
    const store = { load: async () => [], save: nothing, listen: () => nothing, forget: nothing, ${fault} }
    const clock = createTestClock(Date.now())
    const inbox = createInbox({ notifier: createNotifier(), clock, limit: 10, store })
    let filed = 0

    const file = async (count) => {
      for (const end = filed + count; filed < end; ) {
        inbox.add({ id: String(++filed).padStart(200, '0'), title: 'a' })
        if (filed % 50 === 0) await new Promise(setImmediate)
      }
      clock.advance(5000)
      await new Promise(setImmediate)
    }
    await file(2500)
    const before = inUse()
    await file(5000)
    console.log(inUse() - before)`
  const grown = await measureMemory(`store-${name.replaceAll(' ', '-')}`, program)
  expect(grown).toBeLessThan(ROOM)
})

test('an inbox that writes without a pause keeps nothing of what it has written', async () => {
  const program = `
    import { createNotifier } from './src/core/index.ts'
    import { createInbox } from './src/inbox/index.ts'

    const nothing = async () => {}
    let saves = 0
    let before
    const save = async () => {
      await new Promise(setImmediate)
      if (++saves === 2500) before = inUse()
      if (saves === 7500) console.log(inUse() - before)
      else inbox.add({ id: String(saves).padStart(200, '0'), title: 'a' })
    }
    const store = { load: async () => [], save, listen: () => nothing, forget: nothing }
    const inbox = createInbox({ notifier: createNotifier(), limit: 10, store })
    inbox.add({ title: 'a' })`
  expect(await measureMemory('store-without-a-pause', program)).toBeLessThan(ROOM)
})
