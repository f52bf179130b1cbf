import { expect, test, vi } from 'vitest'
import { createNotifier } from '../core/index.ts'
import { createTestClock } from '../testing/index.ts'
import { createDeck } from './deck.ts'

test('a Toaster that has unmounted is told nothing when a card that was leaving is gone', () => {
  const clock = createTestClock()
  const notify = createNotifier({ clock })
  const deck = createDeck(notify, () => true)
  const listener = vi.fn<() => void>()
  const unwatch = deck.watch(listener)
  notify('Saved')
  deck.draw(deck.cards()[0]!.key)
  notify.clear()
  expect(deck.cards()).toMatchObject([{ state: 'leaving' }])
  unwatch()
  listener.mockReset()
  clock.advance(1000)
  expect(listener).not.toHaveBeenCalled()
})
