import { callback, kind, object, room } from '../core/inside.ts'
import { type RandomNotification, createSampler } from './sampler.ts'

/** How a demo runs. */
export interface DemoOptions {
  /** Milliseconds from one notification to the next, and before the first. */
  readonly every: number
  /** How many there are in all. @default Infinity */
  readonly count?: number | undefined
  /** A whole number; the same seed gives the same notifications in the same order. @default a random one */
  readonly seed?: number | undefined
}

// Beyond it a host's timer fires at once.
const LONGEST_TIMER = 2 ** 31 - 1

const readEvery = kind(
  `a number above 0, at most ${LONGEST_TIMER}`,
  (value) => typeof value === 'number' && value > 0 && value <= LONGEST_TIMER,
)

/**
 * Adds random notifications, one after the other, until stopped. It never keeps a Node process
 * alive.
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
    // Browsers answer with a number.
    ;(timer as { unref?: () => void }).unref?.()
  }
  // The next one is on its way before this one goes out: `notify` may stop the demo, or throw.
  const tick = () => {
    if (--left > 0) wait()
    notify(sample())
  }
  wait()
  return () => clearTimeout(timer)
}
