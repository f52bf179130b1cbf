import { expect, test } from 'vitest'
import { measureMemory } from '../memory.model.ts'

const ROOM = 1_000_000

test('a hidden tab that does not lead keeps nothing that came too late to be shown', async () => {
  const program = `
    import { createFakeFetch, frame, hello, record } from './src/remote/fake-fetch.model.ts'
    import { createTabs } from './src/remote/tab.model.ts'

    const { fetch, calls } = createFakeFetch()
    const { clock, openTab, advance } = createTabs(fetch)
    const tabs = [openTab({ visible: false }), openTab({ visible: false })]
    await advance()
    const stream = calls.at(-1).open(hello('1', clock.now()))
    let sent = 1

    const receive = async (count) => {
      for (const end = sent + count; sent < end; ) {
        const id = String(++sent)
        const stamp = clock.now()
        const times = { filed: stamp, edited: stamp, state: ['unread', stamp] }
        stream.send(frame(id, record(id, { message: id.repeat(500), ...times })))
        if (sent % 50 === 0) await advance(40_000)
      }
    }
    await receive(1500)
    const before = inUse()
    await receive(2000)
    console.log(inUse() - before)`
  expect(await measureMemory('tabs', program)).toBeLessThan(ROOM)
})
