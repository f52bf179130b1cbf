import { date, object } from '../core/inside.ts'
import { type RandomNotification, createSampler } from './sampler.ts'

/** Options of a random notification. */
export interface RandomNotificationOptions {
  /** A whole number; the same seed and `now` give the same notification. @default a random one */
  readonly seed?: number | undefined
  /**
   * The end of the two years in which the notification happened: a Date or epoch milliseconds.
   *
   * @default the current time; with a seed, today's midnight in UTC
   */
  readonly now?: Date | number | undefined
}

/**
 * Creates a random notification, without an id. Install `@faker-js/faker` for it.
 *
 * @example
 * import { notify } from 'belfry'
 * import { randomNotification } from 'belfry/demo'
 *
 * notify(randomNotification())
 * notify(randomNotification({ seed: 7 }))
 */
export function randomNotification(options: RandomNotificationOptions = {}): RandomNotification {
  object('options', options)
  const { seed, now } = options
  const time = now === undefined ? undefined : date('now', now)
  return createSampler(seed)(time)
}
