import { type Clock, systemClock } from './clock.ts'
import type { QuietAnswer } from './notifier.ts'

// What the package's doors share and nobody else needs. Symbols of the registry work across two
// copies of the package, which a module's own variables do not.
const factsKey: unique symbol = Symbol.for('belfry@1 facts')
const readKey: unique symbol = Symbol.for('belfry@1 read')

type Overflow = 'newest-first' | 'oldest-first'

/** What a notifier tells the package's other doors. */
interface Facts {
  readonly clock: Clock
  readonly overflow: () => Overflow
  readonly quiet: (notification: never) => QuietAnswer
}

/** Lets the other doors ask a notifier. */
export const keepFacts = <Owner extends object>(
  notifier: Owner,
  tell: () => Facts | undefined,
): Owner => Object.defineProperty(notifier, factsKey, { get: tell })

/** What a notifier tells; nothing where somebody else made it. */
export const factsOf = (notifier: object): Facts | undefined =>
  (notifier as { [factsKey]?: Facts })[factsKey]

/** The clock that a notifier runs by: views wait by it too. */
export const clockOf = (notifier: object): Clock => factsOf(notifier)?.clock ?? systemClock

/** Who goes first now when there is not room for all: views lay the others behind those. */
export const overflowOf = (notifier: object): Overflow =>
  factsOf(notifier)?.overflow() ?? 'newest-first'

/** What the quiet spells of a notifier would make of a new one. */
export const quietOf = (notifier: object, notification: object): QuietAnswer =>
  factsOf(notifier)?.quiet(notification as never) ?? false

/** Marks one that is not frozen yet. What copies its fields does not copy the mark. */
export const markRead = (draft: object): unknown =>
  Object.defineProperty(draft, readKey, { value: true })

/** Whether an inbox files it as read: a quiet spell has answered 'read'. */
export const filedAsRead = (notification: object): boolean => readKey in notification
