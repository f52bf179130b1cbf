import { check, checkOptions } from './check.ts'
import { type RandomNotification, createSampler } from './sampler.ts'

/** What a random notification may depend on. */
export interface RandomNotificationOptions {
  /** A whole number; the same seed and `now` give the same notification. @default a random one */
  readonly seed?: number | undefined
  /**
   * The end of the two years in which it may have happened: a Date or epoch milliseconds.
   *
   * @default the present; with a seed, today's midnight in UTC
   */
  readonly now?: Date | number | undefined
}

// The largest time that a Date can hold.
const LAST_DATE = 8.64e15

function readTime(now: Date | number): number {
  // By its method, not by its class: a Date may come from another realm.
  const time = typeof now === 'object' ? now?.getTime?.() : now
  const fits = typeof time === 'number' && Math.abs(time) <= LAST_DATE
  check('now', 'a date or epoch milliseconds', fits, now)
  return time
}

/**
 * Makes up a notification, without an id.
 *
 * @example
 * import { notify } from 'belfry'
 * import { randomNotification } from 'belfry/demo'
 *
 * notify(randomNotification())
 * notify(randomNotification({ seed: 7 }))
 */
export function randomNotification(options: RandomNotificationOptions = {}): RandomNotification {
  const { seed, now } = checkOptions(options)
  const time = now === undefined ? undefined : readTime(now)
  return createSampler(seed)(time)
}
