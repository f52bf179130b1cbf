import { type Clock, systemClock } from './clock.ts'
import type { NotifierOptions, QuietAnswer } from './notifier.ts'

// Shared between the package's doors only. A registered symbol works across two copies of the package;
// a module variable doesn't.
const factsKey: unique symbol = Symbol.for('belfry@1 facts')

type Overflow = NonNullable<NotifierOptions['overflow']>

/** Calls back when an action finishes after its notification has closed. Returns an unsubscribe function. */
export type OnLate = (listener: (notification: object) => void) => () => void

/** The notifier to which another one forwards its calls. */
interface Behind<Owner> {
  current: () => Owner
  /** Calls back once it has been replaced and something has happened in the new one. */
  watch: (listener: () => void) => () => void
  /** Replaces it with a new one. */
  reset: () => void
}

/** What a notifier exposes to the package's other doors. */
interface Facts {
  readonly clock: Clock
  readonly overflow: () => Overflow
  readonly quiet: (notification: never) => QuietAnswer
  readonly onLate: OnLate
  /** Only the shared notifier forwards its calls. */
  readonly behind?: Behind<object>
}

/** Attaches facts to a notifier for the other doors to read. */
export const keepFacts = <Owner extends object>(notifier: Owner, tell: () => Facts): Owner =>
  Object.defineProperty(notifier, factsKey, { get: tell })

/** Returns a notifier's facts; undefined if it was not created by this package. */
export const factsOf = (notifier: object): Facts | undefined =>
  (notifier as { [factsKey]?: Facts })[factsKey]

/** Returns a notifier's clock, which its views use too. */
export const clockOf = (notifier: object): Clock => factsOf(notifier)?.clock ?? systemClock

/** Returns which notifications come first when room is short; views stack the others behind them. */
export const overflowOf = (notifier: object): Overflow =>
  factsOf(notifier)?.overflow() ?? 'newest-first'

/** Returns what a notifier's quiet spells would answer for a new notification. */
export const quietOf = (notifier: object, notification: object): QuietAnswer =>
  factsOf(notifier)?.quiet(notification as never) ?? false

/** Listens for actions that finish after their notification has closed: those aren't published. */
export const onLate = (notifier: object, listener: (notification: object) => void): (() => void) =>
  factsOf(notifier)?.onLate(listener) ?? (() => {})

// Most notifiers don't forward their calls, so there is nothing to watch.
const forever = () => () => {}

/** Returns the notifier behind a facade; what was registered there stays there after a reset. */
export const behindOf = <Owner extends object>(notifier: Owner): Omit<Behind<Owner>, 'reset'> =>
  (factsOf(notifier)?.behind as Behind<Owner> | undefined) ?? {
    current: () => notifier,
    watch: forever,
  }
