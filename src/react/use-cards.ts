import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { Notifier } from '../core/index.ts'
import type { View } from '../dom/index.ts'
import { type Deck, type Hand, createDeck } from './deck.ts'

/** Returns the cards on screen and their deck. There are none on a server, or until mounted. */
export const useCards = <Data>(
  notifier: Notifier<Data>,
  view: View<Data> | undefined,
): readonly [hand: Hand<Data>, deck: Deck<Data>] => {
  const deck = useMemo(() => createDeck(notifier, () => !!view?.shows()), [notifier, view])
  const hand = useSyncExternalStore(deck.watch, deck.hand, deck.hand)
  useEffect(() => deck.rendered(hand))
  return [hand, deck]
}
