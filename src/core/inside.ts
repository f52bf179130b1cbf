import { type Clock, systemClock } from './clock.ts'

export { attempt, complain, reportError } from './host.ts'

// What the package's doors share and nobody else needs. Symbols of the registry work across two
// copies of the package, which a module's own variables do not.
const clockKey: unique symbol = Symbol.for('belfry@1 clock')
const readKey: unique symbol = Symbol.for('belfry@1 read')

/** Lets `clockOf` find a notifier's clock. */
export const keepClock = <Owner extends object>(notifier: Owner, clock: Clock): Owner =>
  Object.defineProperty(notifier, clockKey, { value: clock })

/** The clock that a notifier runs by: views wait by it too. */
export const clockOf = (notifier: object): Clock =>
  (notifier as { [clockKey]?: Clock })[clockKey] ?? systemClock

/** Marks one that is not frozen yet. What copies its fields does not copy the mark. */
export const markRead = (draft: object): unknown =>
  Object.defineProperty(draft, readKey, { value: true })

/** Whether an inbox files it as read: a quiet spell has answered 'read'. */
export const filedAsRead = (notification: object): boolean => readKey in notification
