import { uptime } from './clock.ts'
import { MINUTE } from './time.ts'

const STREAMS = 20
const POSTS = 60

/** Limits per user. */
export interface Limits {
  /** Reserves a stream; returns a function that releases it, or undefined if all are taken. */
  readonly enter: (user: string) => (() => void) | undefined
  /** Counts a post; returns the seconds to wait if it is one too many, else 0. */
  readonly post: (user: string) => number
}

export function createLimits(): Limits {
  const streams = new Map<string, number>()
  // When each user posted, within the last minute.
  const posts = new Map<string, readonly number[]>()
  let tidiedAt = 0

  const recent = (user: string, time: number): readonly number[] =>
    (posts.get(user) ?? []).filter((at) => at > time - MINUTE)

  /** Once a minute, forgets users who haven't posted since. */
  const tidy = (time: number): void => {
    if (time - tidiedAt < MINUTE) return
    tidiedAt = time
    for (const user of posts.keys()) if (recent(user, time).length === 0) posts.delete(user)
  }

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
    post: (user) => {
      const time = uptime()
      tidy(time)
      const times = recent(user, time)
      if (times.length >= POSTS) return Math.ceil((times[0]! + MINUTE - time) / 1000)
      posts.set(user, [...times, time])
      return 0
    },
  }
}
