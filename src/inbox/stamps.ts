import type { Clock } from '../core/index.ts'

/** The source of stamps: strictly increasing, and never behind one already seen. */
export interface Stamps {
  /** Returns the current time: the relay's, once known. */
  now: () => number
  /** Returns a stamp later than all others. */
  next: () => number
  /** Takes another source's stamp into account. */
  see: (stamp: number) => void
  /** Follows another clock's time from now on. */
  follow: (now: number) => void
}

/** Creates the source of an inbox's stamps. */
export const createStamps = (clock: Clock): Stamps => {
  let last = 0
  let ahead = 0
  const now = () => clock.now() + ahead
  return {
    now,
    next: () => (last = Math.max(now(), last + 1)),
    see: (stamp) => {
      last = Math.max(last, stamp)
    },
    follow: (time) => {
      ahead = time - clock.now()
    },
  }
}
