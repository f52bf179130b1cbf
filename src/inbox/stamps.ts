import type { Clock } from '../core/index.ts'
import { type InboxRecord, LOOKED, MOST_AHEAD, earlier, latestOf } from '../record/index.ts'

/** How far two clocks that are right may differ, with what a message takes on its way. */
const TOLERANCE = 60_000

/** The source of stamps: strictly increasing, and never behind one already seen. */
export interface Stamps {
  /** Returns the current time: the relay's, once known. */
  now: () => number
  /** Returns the device's time or the relay's, whichever is earlier: what is too old, is so by both. */
  earliest: () => number
  /** Returns the device's time or the relay's, whichever is later: a row of one's own fits by either. */
  latest: () => number
  /** Returns the current time, or the last stamp if that is later by a moment. */
  reached: () => number
  /** Returns how far the relay's time is ahead of the device's. */
  ahead: () => number
  /** Returns a stamp later than all others, those of the record that it changes included. */
  next: (record: InboxRecord | undefined) => number
  /** Takes the stamps of a record from elsewhere into account. */
  see: (record: InboxRecord) => void
  /** Follows the relay's time from now on. */
  follow: (now: number) => void
  /** Follows the relay's time as it was told to an earlier page, unless it is known by now. */
  recall: (ahead: number) => void
  /** Returns a record of this browser with stamps of this clock: without those of one that was ahead. */
  correct: (record: InboxRecord) => InboxRecord
  /** Returns whether another device says that the user has looked at what is still to come. */
  isFutureLook: (record: InboxRecord) => boolean
}

/** Creates the source of an inbox's stamps. */
export const createStamps = (clock: Clock): Stamps => {
  let last = 0
  let ahead = 0
  let isTold = false
  /** How far ahead this browser stamped, before it was told the time. */
  let error = 0
  /** The last stamp that was given here. */
  let given = 0
  const now = () => clock.now() + ahead
  const isFuture = (record: InboxRecord): boolean => isTold && latestOf(record) > now() + TOLERANCE

  const follow = (time: number): void => {
    const before = now()
    ahead = time - clock.now()
    isTold = true
    // By more than a day, nobody can say which clock was wrong.
    if (before > time + TOLERANCE && before <= time + MOST_AHEAD) error = before - time
    // What is stamped after it would fit nowhere else.
    if (last > time + TOLERANCE) last = time
  }

  return {
    now,
    earliest: () => Math.min(clock.now(), now()),
    latest: () => Math.max(clock.now(), now()),
    // Several in one millisecond are stamped into the next ones.
    reached: () => Math.max(now(), Math.min(given, now() + TOLERANCE)),
    ahead: () => ahead,
    next: (record) => {
      last = given = Math.max(now(), last + 1)
      return record ? Math.max(last, latestOf(record) + 1) : last
    },
    see: (record) => {
      // One stamp of a clock that is ahead would be the least for all that is filed here.
      if (!isFuture(record)) last = Math.max(last, latestOf(record))
    },
    follow,
    recall: (known) => {
      if (!isTold) follow(clock.now() + known)
    },
    correct: (record) =>
      error > 0 && isFuture(record) ? earlier(record, error, now() + TOLERANCE) : record,
    isFutureLook: (record) => record.id === LOOKED && isFuture(record),
  }
}
