import type { CardState, Notification, Notifier } from '../core/index.ts'
import { clockOf } from '../core/inside.ts'

/** A notification on screen, from its entrance to its exit. */
export interface DeckCard<Data> {
  /** Unique for each time that a notification is shown. */
  readonly key: number
  readonly notification: Notification<Data>
  readonly state: CardState
}

/** The cards on screen, which stay a little longer than their notifications. */
export interface Deck<Data> {
  /** Returns the cards, newest first; the same array until something changes. */
  cards: () => readonly DeckCard<Data>[]
  /** Calls back when the cards may have changed. */
  watch: (listener: () => void) => () => void
  /** Call it when a card has been drawn: one that never was needs no exit. */
  draw: (key: number) => void
  /** Call it when a card has finished entering. */
  settle: (key: number) => void
}

// A little longer than the stylesheet's motion, so that nothing depends on animation events.
const EXIT = 250
// In a fast stream, cards leave faster than they can fade; not all of them need to be shown.
const MOST_LEAVING = 3

const none: readonly never[] = []

/** Creates a deck that follows what a notifier shows, while `shows` says that it is shown here. */
export const createDeck = <Data>(notifier: Notifier<Data>, shows: () => boolean): Deck<Data> => {
  const clock = clockOf(notifier)
  const drawn = new Set<number>()
  /** What the notifier showed when the cards were last dealt. */
  let dealtFrom: readonly Notification<Data>[] = none
  let cards: readonly DeckCard<Data>[] = none
  /** How many cards were ever dealt: the key of the next one. */
  let dealt = 0
  /** How many were queued when the notifier last called. */
  let size = notifier.size()
  let tellListener: (() => void) | undefined

  const deal = (shown: readonly Notification<Data>[]): void => {
    const before = cards
    const first = dealt
    const next = shown.map((notification): DeckCard<Data> => {
      const card = before.find(
        (each) => each.notification.id === notification.id && each.state !== 'leaving',
      )
      if (!card) return { key: dealt++, notification, state: 'entering' }
      return card.notification === notification ? card : { ...card, notification }
    })
    next.reverse()

    const placeOf = (card: DeckCard<Data> | undefined) =>
      next.findIndex(({ key }) => key === card?.key)
    let leaving = 0
    /** The last one that is still on screen, for the next one to be behind it. */
    let previous: DeckCard<Data> | undefined
    for (const card of before) {
      if (placeOf(card) < 0) {
        // A card that is pushed out before it has entered goes at once.
        const isPushedOut = card.state === 'entering' && dealt > first
        if (!drawn.has(card.key) || isPushedOut || leaving++ >= MOST_LEAVING) {
          drawn.delete(card.key)
          continue
        }
        next.splice(placeOf(previous) + 1, 0, leave(card))
      }
      previous = card
    }
    dealtFrom = shown
    cards = next
  }

  /** Starts a card's exit; it keeps its place among the others. */
  const leave = (card: DeckCard<Data>): DeckCard<Data> => {
    if (card.state === 'leaving') return card
    clock.setTimeout(() => end(card.key), EXIT)
    return { ...card, state: 'leaving' }
  }

  const end = (key: number): void => {
    drawn.delete(key)
    change(cards.filter((card) => card.key !== key))
  }

  const current = (): readonly DeckCard<Data>[] => {
    const shown = shows() ? notifier.shown() : none
    if (shown !== dealtFrom) deal(shown)
    return cards
  }

  const onChange = (): void => {
    const before = size
    size = notifier.size()
    // Additions are read when they are rendered; exits start now.
    if (size <= before) current()
    tellListener?.()
  }

  const change = (next: readonly DeckCard<Data>[]): void => {
    cards = next
    tellListener?.()
  }

  return {
    cards: current,
    watch(listener) {
      tellListener = listener
      const unwatch = notifier.watch(onChange)
      return () => {
        tellListener = undefined
        unwatch()
      }
    },
    draw: (key) => {
      // It may have closed since it was rendered.
      if (cards.some((card) => card.key === key)) drawn.add(key)
    },
    settle: (key) =>
      change(
        cards.map((card) =>
          card.key === key && card.state === 'entering' ? { ...card, state: 'shown' } : card,
        ),
      ),
  }
}
