import type { Clock } from '../core/index.ts'
import { kind, number } from '../core/inside.ts'

/** A clock that stands still until it is advanced. */
export interface TestClock extends Clock {
  /** Moves time forward by `ms` milliseconds, and fires each timer at its own due time. */
  advance: (ms: number) => void
}

interface Timer {
  due: number
  task: () => void
}

const readAdvance = kind(
  'a finite number from 0',
  (value) => Number.isFinite(value) && (value as number) >= 0,
)

/**
 * Creates a clock for tests that moves only when `advance` is called.
 *
 * @example
 * const clock = createTestClock()
 * const notify = createNotifier({ clock })
 * notify('Saved')
 * clock.advance(5000)
 * notify.size() // 0
 */
export function createTestClock(start = 0): TestClock {
  number('start', start)
  const timers = new Set<Timer>()
  let time = start

  // Of several timers due together, the one set first comes first.
  const nextUntil = (end: number): Timer | undefined =>
    [...timers].filter(({ due }) => due <= end).sort((a, b) => a.due - b.due)[0]

  return {
    now: () => time,
    setTimeout(task, ms) {
      // Like a host's, it treats anything but a number as 0.
      const timer = { due: time + Math.max(0, ms || 0), task }
      timers.add(timer)
      return timer
    },
    clearTimeout: (handle) => {
      timers.delete(handle as Timer)
    },
    advance(ms) {
      readAdvance('ms', ms)
      const end = time + ms
      for (let timer = nextUntil(end); timer; timer = nextUntil(end)) {
        time = timer.due
        timers.delete(timer)
        timer.task()
      }
      time = Math.max(time, end)
    },
  }
}
