import { useReducer } from 'react'
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
const deal = <Data>(deck: Deck<Data>, shown: readonly Notification<Data>[]): Deck<Data> => {
  let { dealt } = deck
  const cards = shown.map((notification): CardState<Data> => {
    const card = deck.cards.find(
      (each) => each.notification.id === notification.id && each.state !== 'leaving',
    )
    if (!card) return { key: dealt++, notification, state: 'entering' }
    return card.notification === notification ? card : { ...card, notification }
  })
  cards.reverse()

  let leaving = 0
  deck.cards.forEach((card, index) => {
    const placeOf = (other: CardState<Data> | undefined) =>
      cards.findIndex(({ key }) => key === other?.key)
    // One that others push out before it has come in needs no farewell.
    const isPushedOut = card.state === 'entering' && dealt > deck.dealt
    if (placeOf(card) < 0 && !isPushedOut && leaving++ < MOST_LEAVING)
      cards.splice(placeOf(deck.cards[index - 1]) + 1, 0, { ...card, state: 'leaving' })
  })
  return { shown, cards, dealt }
}

/** The entering or leaving of a card is over. */
const settle = <Data>(deck: Deck<Data>, key: number): Deck<Data> => ({
  ...deck,
  cards: deck.cards.flatMap((card) => {
    if (card.key !== key) return card
    return card.state === 'leaving' ? [] : { ...card, state: 'shown' }
  }),
})

/** The cards on screen, and the function that ends a card's entering or leaving. */
export const useCards = <Data>(
  shown: readonly Notification<Data>[],
): readonly [cards: readonly CardState<Data>[], settle: (key: number) => void] => {
  const [deck, change] = useReducer(
    (before: Deck<Data>, next: number | readonly Notification<Data>[]) =>
      typeof next === 'number' ? settle(before, next) : deal(before, next),
    { shown, cards: [], dealt: 0 },
  )
  if (deck.shown !== shown) change(shown)
  return [deck.cards, change]
}
