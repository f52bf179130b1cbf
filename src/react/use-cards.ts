import { useMemo, useSyncExternalStore } from 'react'
import type { Notifier } from '../core/index.ts'
import type { View } from '../dom/index.ts'
import { type Deck, type DeckCard, createDeck } from './deck.ts'

/** The cards on screen, and the deck that they belong to. On a server, and until mounted, there are none. */
export const useCards = <Data>(
  notifier: Notifier<Data>,
  view: View<Data> | undefined,
): readonly [cards: readonly DeckCard<Data>[], deck: Deck<Data>] => {
  const deck = useMemo(() => createDeck(notifier, () => !!view?.shows()), [notifier, view])
  return [useSyncExternalStore(deck.watch, deck.cards, deck.cards), deck]
}
