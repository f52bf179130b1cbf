import { expect, test } from 'vitest'
import { measureMemory } from '../memory.model.ts'

const ROOM = 1_000_000

test('a deck keeps nothing of cards that close before React says that they were drawn', async () => {
  const program = `
    import { createNotifier } from './src/core/index.ts'
    import { createDeck } from './src/react/deck.ts'

    const notify = createNotifier()
    const deck = createDeck(notify, () => true)

    const flash = (count) => {
      for (let shown = 0; shown < count; shown++) {
        const id = notify('a')
        const [{ key }] = deck.cards()
        notify.dismiss(id)
        deck.cards()
        deck.draw(key)
      }
    }
    flash(10_000)
    const before = inUse()
    flash(100_000)
    console.log(inUse() - before)`
  expect(await measureMemory('deck', program)).toBeLessThan(ROOM)
})
