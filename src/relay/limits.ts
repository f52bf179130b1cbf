import { uptime } from './clock.ts'
import { MINUTE } from './time.ts'

const STREAMS = 20
/** How many posts, and how many opened streams, a user has in any minute. */
const EACH_MINUTE = 60

/** Limits per user. */
export interface Limits {
  /** Reserves a stream; returns a function that releases it, or undefined if all are taken. */
  readonly enter: (user: string) => (() => void) | undefined
  /** Counts an opened stream; returns the seconds to wait if it is one too many, else 0. */
  readonly open: (user: string) => number
  /** Counts a post; returns the seconds to wait if it is one too many, else 0. */
  readonly post: (user: string) => number
}

/** Counts what each user does within a minute; returns the seconds to wait for what is one too many. */
function createRate(): (user: string) => number {
  const done = new Map<string, readonly number[]>()
  let tidiedAt = 0

  const recent = (user: string, time: number): readonly number[] =>
    (done.get(user) ?? []).filter((at) => at > time - MINUTE)

  /** Once a minute, forgets users who have done nothing since. */
  const tidy = (time: number): void => {
    if (time - tidiedAt < MINUTE) return
    tidiedAt = time
    for (const user of done.keys()) if (recent(user, time).length === 0) done.delete(user)
  }

  return (user) => {
    const time = uptime()
    tidy(time)
    const times = recent(user, time)
    if (times.length >= EACH_MINUTE) return Math.ceil((times[0]! + MINUTE - time) / 1000)
    done.set(user, [...times, time])
    return 0
  }
}

export function createLimits(): Limits {
  const streams = new Map<string, number>()

  return {
    enter: (user) => {
      const taken = streams.get(user) ?? 0
      if (taken >= STREAMS) return undefined
      streams.set(user, taken + 1)
      return () => {
        const left = streams.get(user)! - 1
        if (left > 0) streams.set(user, left)
        else streams.delete(user)
      }
    },
    open: createRate(),
    post: createRate(),
  }
}
