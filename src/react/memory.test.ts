import { expect, test } from 'vitest'
import { runProgram } from '../program.model.ts'

const ROOM = 1_000_000

// A process of its own: only there can all that nobody needs be collected.
test('a deck keeps nothing of cards that close before React says that they were drawn', async () => {
  const program = `
    import { createNotifier } from './src/core/index.ts'
    import { createDeck } from './src/react/deck.ts'

    const notify = createNotifier()
    const deck = createDeck(notify, () => true)

    const flash = (count) => {
      for (let shown = 0; shown < count; shown++) {
        const id = notify('a')
        const [{ key }] = deck.hand().cards
        notify.dismiss(id)
        deck.hand()
        deck.draw(key)
      }
    }
    const inUse = () => {
      gc()
      gc()
      return process.memoryUsage().heapUsed
    }
    flash(10_000)
    const before = inUse()
    flash(100_000)
    console.log(inUse() - before)`
  const grown = Number(await runProgram('memory-deck', program, '--expose-gc'))
  expect(grown).toBeLessThan(ROOM)
})
