import { type Clock, systemClock } from './clock.ts'

const clocks = new WeakMap<object, Clock>()

/** Remembers whose time a notifier lives by. */
export const rememberClock = (notifier: object, clock: Clock): void => {
  clocks.set(notifier, clock)
}

/**
 * The clock that a notifier lives by, so that its views wait by the same one.
 *
 * @internal
 */
export const clockOf = (notifier: object): Clock => clocks.get(notifier) ?? systemClock
