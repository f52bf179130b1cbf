import type { Clock } from '../core/index.ts'

/** Where stamps come from: strictly rising, and never behind one that was seen. */
export interface Stamps {
  /** The time now: the relay's, once it has told its time. */
  now: () => number
  /** A stamp later than all others. */
  next: () => number
  /** Takes notice of stamps that others gave. */
  see: (...stamps: (number | undefined)[]) => void
  /** Goes by somebody else's time from now on. */
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
    see: (...stamps) => {
      for (const stamp of stamps) if (stamp! > last) last = stamp!
    },
    follow: (time) => {
      ahead = time - clock.now()
    },
  }
}
