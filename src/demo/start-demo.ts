import { callback, kind, object, room } from '../core/inside.ts'
import { type RandomNotification, createSampler } from './sampler.ts'

/** Options of a demo. */
export interface DemoOptions {
  /** Milliseconds between notifications, and before the first. */
  readonly every: number
  /** How many notifications to add in total. @default Infinity */
  readonly count?: number | undefined
  /** A whole number; the same seed gives the same notifications in the same order. @default a random one */
  readonly seed?: number | undefined
}

// A host's timer fires immediately beyond this.
const LONGEST_TIMER = 2 ** 31 - 1

const readEvery = kind(
  `a number above 0, at most ${LONGEST_TIMER}`,
  (value) => typeof value === 'number' && value > 0 && value <= LONGEST_TIMER,
)

/**
 * Adds random notifications, one after another, until the returned function is called. It never
 * keeps a Node process alive.
 *
 * @example
 * import { notify } from 'belfry'
 * import { startDemo } from 'belfry/demo'
 *
 * const stop = startDemo(notify, { every: 1500, seed: 7 })
 * stop()
 */
export function startDemo(
  notify: (notification: RandomNotification) => unknown,
  options: DemoOptions,
): () => void {
  callback('notify', notify)
  object('options', options)
  const { every, count = Infinity, seed } = options
  readEvery('every', every)
  room('count', count)
  const sample = createSampler(seed)

  let left = count
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    timer = setTimeout(tick, every)
    // Browsers return a number, without `unref`.
    ;(timer as { unref?: () => void }).unref?.()
  }
  // The next one is scheduled before this one is added: `notify` may stop the demo, or throw.
  const tick = () => {
    if (--left > 0) wait()
    notify(sample())
  }
  wait()
  return () => clearTimeout(timer)
}
