import { type Clock, systemClock } from './clock.ts'

// What the package's doors share and nobody else needs. Symbols of the registry work across two
// copies of the package, which a module's own variables do not.
const clockKey: unique symbol = Symbol.for('belfry@1 clock')
const readKey: unique symbol = Symbol.for('belfry@1 read')
const overflowKey: unique symbol = Symbol.for('belfry@1 overflow')

type Overflow = 'newest-first' | 'oldest-first'

/** Lets `clockOf` find a notifier's clock. */
export const keepClock = <Owner extends object>(notifier: Owner, clock: Clock): Owner =>
  Object.defineProperty(notifier, clockKey, { value: clock })

/** The clock that a notifier runs by: views wait by it too. */
export const clockOf = (notifier: object): Clock =>
  (notifier as { [clockKey]?: Clock })[clockKey] ?? systemClock

/** Lets `overflowOf` ask a notifier. */
export const keepOverflow = <Owner extends object>(notifier: Owner, tell: () => Overflow): Owner =>
  Object.defineProperty(notifier, overflowKey, { get: tell })

/** Who goes first now when there is not room for all: views lay the others behind those. */
export const overflowOf = (notifier: object): Overflow =>
  (notifier as { [overflowKey]?: Overflow })[overflowKey] ?? 'newest-first'

/** Marks one that is not frozen yet. What copies its fields does not copy the mark. */
export const markRead = (draft: object): unknown =>
  Object.defineProperty(draft, readKey, { value: true })

/** Whether an inbox files it as read: a quiet spell has answered 'read'. */
export const filedAsRead = (notification: object): boolean => readKey in notification
