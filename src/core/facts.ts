import { type Clock, systemClock } from './clock.ts'
import type { QuietAnswer } from './notifier.ts'

// What the package's doors share and nobody else needs. Symbols of the registry work across two
// copies of the package, which a module's own variables do not.
const factsKey: unique symbol = Symbol.for('belfry@1 facts')
const readKey: unique symbol = Symbol.for('belfry@1 read')

type Overflow = 'newest-first' | 'oldest-first'

/** Calls back when an action is done after its notification has gone. Returns the way out. */
export type OnLate = (listener: (notification: object) => void) => () => void

/** The notifier that does what another one is called for. */
interface Behind<Owner> {
  current: () => Owner
  /** Calls back when there is another, and something has happened in it. */
  watch: (listener: () => void) => () => void
  /** Puts another one there. */
  reset: () => void
}

/** What a notifier tells the package's other doors. */
interface Facts {
  readonly clock: Clock
  readonly overflow: () => Overflow
  readonly quiet: (notification: never) => QuietAnswer
  readonly onLate: OnLate
  /** Only the shared one has somebody behind it. */
  readonly behind?: Behind<object>
}

/** Lets the other doors ask a notifier. */
export const keepFacts = <Owner extends object>(notifier: Owner, tell: () => Facts): Owner =>
  Object.defineProperty(notifier, factsKey, { get: tell })

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

/** Hears of actions that are done after their notification has gone: nothing is published of those. */
export const onLate = (notifier: object, listener: (notification: object) => void): (() => void) =>
  factsOf(notifier)?.onLate(listener) ?? (() => {})

// Most do themselves what they are called for, and always will.
const forever = () => () => {}

/** Who is behind a notifier: what it is told stays there when it is reset. */
export const behindOf = <Owner extends object>(notifier: Owner): Omit<Behind<Owner>, 'reset'> =>
  (factsOf(notifier)?.behind as Behind<Owner> | undefined) ?? {
    current: () => notifier,
    watch: forever,
  }

/** Marks one that is not frozen yet. What copies its fields does not copy the mark. */
export const markRead = (draft: object): unknown =>
  Object.defineProperty(draft, readKey, { value: true })

/** Whether an inbox files it as read: a quiet spell has answered 'read'. */
export const filedAsRead = (notification: object): boolean => readKey in notification
