import { now } from './clock.ts'
import { MINUTE } from './time.ts'

const STREAMS = 20
const POSTS = 60

/** How much one user may ask for. */
export interface Limits {
  /** Takes a place for a stream, and answers how to give it back; undefined when all are taken. */
  readonly enter: (user: string) => (() => void) | undefined
  /** Counts a post; answers the seconds to wait when it is one too many, else 0. */
  readonly post: (user: string) => number
}

export function createLimits(): Limits {
  const streams = new Map<string, number>()
  let posts = new Map<string, number>()
  let minuteEnds = 0

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
      const time = now()
      // One minute for everybody: nothing to tidy up but the whole of it.
      if (time >= minuteEnds || time < minuteEnds - MINUTE) {
        posts = new Map()
        minuteEnds = time + MINUTE
      }
      const count = (posts.get(user) ?? 0) + 1
      posts.set(user, count)
      return count > POSTS ? Math.ceil((minuteEnds - time) / 1000) : 0
    },
  }
}
