import { useCallback, useState } from 'react'
import type { Notification } from '../core/index.ts'

/** A notification on its way across the screen. */
export interface CardState<Data> {
  /** A new one for every time that a notification is shown. */
  readonly key: number
  readonly notification: Notification<Data>
  readonly state: 'entering' | 'shown' | 'leaving'
}

interface Deck<Data> {
  readonly shown: readonly Notification<Data>[]
  readonly cards: readonly CardState<Data>[]
  readonly dealt: number
}

// In a stream cards leave faster than they can fade; the screen need not show them all.
const MOST_LEAVING = 3

/** Newest first. Cards that leave stay where they were among the others. */
function deal<Data>(deck: Deck<Data>, shown: readonly Notification<Data>[]): Deck<Data> {
  let { dealt } = deck
  const present = [...shown].reverse().map((notification): CardState<Data> => {
    const card = deck.cards.find(
      (each) => each.notification.id === notification.id && each.state !== 'leaving',
    )
    if (!card) return { key: dealt++, notification, state: 'entering' }
    return card.notification === notification ? card : { ...card, notification }
  })

  const cards: CardState<Data>[] = []
  let leaving = 0
  for (const card of deck.cards) {
    const isSame = ({ key }: CardState<Data>) => key === card.key
    const place = present.findIndex(isSame)
    if (place >= 0) cards.push(...present.splice(0, place + 1))
    else if (!cards.some(isSame) && leaving++ < MOST_LEAVING) {
      cards.push({ ...card, state: 'leaving' })
    }
  }
  return { shown, cards: [...cards, ...present], dealt }
}

/** The cards on screen, and the function that ends a card's entering or leaving. */
export function useCards<Data>(
  shown: readonly Notification<Data>[],
): readonly [cards: readonly CardState<Data>[], settle: (key: number) => void] {
  const [deck, setDeck] = useState<Deck<Data>>({ shown: [], cards: [], dealt: 0 })
  const current = deck.shown === shown ? deck : deal(deck, shown)
  if (current !== deck) setDeck(current)

  const settle = useCallback((key: number) => {
    setDeck((latest) => ({
      ...latest,
      cards: latest.cards.flatMap((card) => {
        if (card.key !== key) return card
        return card.state === 'leaving' ? [] : { ...card, state: 'shown' }
      }),
    }))
  }, [])
  return [current.cards, settle]
}
