import type { Clock } from '../core/index.ts'
import { type InboxRecord, MOST_AHEAD, latestOf } from '../record/index.ts'

/** The source of stamps: strictly increasing, and never behind one already seen. */
export interface Stamps {
  /** Returns the current time: the relay's, once known. */
  now: () => number
  /** Returns a stamp later than all others, those of the record that it changes included. */
  next: (record: InboxRecord | undefined) => number
  /** Takes the stamps of a record from elsewhere into account. */
  see: (record: InboxRecord) => void
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
    next: (record) => {
      last = Math.max(now(), last + 1)
      return record ? Math.max(last, latestOf(record) + 1) : last
    },
    see: (record) => {
      last = Math.max(last, latestOf(record))
    },
    follow: (time) => {
      ahead = time - clock.now()
      // By a clock that was wrong: what is stamped after it would fit nowhere else.
      if (last > time + MOST_AHEAD) last = time
    },
  }
}
