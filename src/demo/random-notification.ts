import { date, object } from '../core/inside.ts'
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
  object('options', options)
  const { seed, now } = options
  const time = now === undefined ? undefined : date('now', now)
  return createSampler(seed)(time)
}
