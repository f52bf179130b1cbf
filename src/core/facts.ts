import { type Clock, systemClock } from './clock.ts'

// What the package's doors share and nobody else needs. Symbols of the registry work across two
// copies of the package, which a module's own variables do not.
const clockKey: unique symbol = Symbol.for('belfry@1 clock')
const readKey: unique symbol = Symbol.for('belfry@1 read')
const overflowKey: unique symbol = Symbol.for('belfry@1 overflow')
const lateKey: unique symbol = Symbol.for('belfry@1 late')
const behindKey: unique symbol = Symbol.for('belfry@1 behind')

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

/** Those who hear of actions that are done after their notification has gone. */
export type Late = Set<(notification: object) => void>

/** Lets `onLate` find who listens to a notifier. */
export const keepLate = <Owner extends object>(notifier: Owner, listeners: Late): Owner =>
  Object.defineProperty(notifier, lateKey, { value: listeners })

/** Hears of actions that are done after their notification has gone: nothing is published of those. */
export const onLate = (
  notifier: object,
  listener: (notification: object) => void,
): (() => void) => {
  const listeners = (behindOf(notifier).current() as { [lateKey]?: Late })[lateKey]
  listeners?.add(listener)
  return () => void listeners?.delete(listener)
}

/** The notifier that does what another one is called for. */
export interface Behind<Owner> {
  current: () => Owner
  /** Calls back when there is another, and something has happened in it. */
  watch: (listener: () => void) => () => void
}

// Most do themselves what they are called for, and always will.
const forever = () => () => {}

/** Lets `behindOf` find who is behind a notifier. */
export const keepBehind = <Owner extends object>(notifier: Owner, behind: Behind<Owner>): Owner =>
  Object.defineProperty(notifier, behindKey, { value: behind })

/** Who is behind a notifier: what it is told stays there when it is reset. */
export const behindOf = <Owner extends object>(notifier: Owner): Behind<Owner> =>
  (notifier as { [behindKey]?: Behind<Owner> })[behindKey] ?? {
    current: () => notifier,
    watch: forever,
  }

/** Marks one that is not frozen yet. What copies its fields does not copy the mark. */
export const markRead = (draft: object): unknown =>
  Object.defineProperty(draft, readKey, { value: true })

/** Whether an inbox files it as read: a quiet spell has answered 'read'. */
export const filedAsRead = (notification: object): boolean => readKey in notification
