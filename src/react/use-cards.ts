import { useMemo } from 'react'
import type { Notifier } from '../core/index.ts'
import type { View } from '../dom/index.ts'
import { type Deck, type DeckCard, createDeck } from './deck.ts'
import { useLatest } from './use-latest.ts'

/** Returns the cards on screen and their deck. There are none on a server, or until mounted. */
export const useCards = <Data>(
  notifier: Notifier<Data>,
  view: View<Data> | undefined,
): readonly [cards: readonly DeckCard<Data>[], deck: Deck<Data>] => {
  const deck = useMemo(() => createDeck(notifier, () => !!view?.shows()), [notifier, view])
  return [useLatest(deck.watch, deck.cards), deck]
}
