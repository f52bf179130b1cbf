import { asText, times as readTimes } from './check.ts'
import { createClaims } from './claims.ts'
import type { Clock } from './clock.ts'
import { createDisplayTime } from './display-time.ts'
import type { Entry } from './entry.ts'
import type { Notification } from './notification.ts'
import type { Offer } from './notifier.ts'
import type { Settings } from './options.ts'
import type { Operation } from './publishing.ts'
import { createStage } from './stage.ts'
import { createViews } from './views.ts'

/** Nothing flashes by: what returns stays so long at least, or for its whole duration. */
const SHORTEST = 1000

/** Who is shown, and whose time runs. */
export interface Showing<Data> {
  /** Finds the place of an entry that is new or has changed. */
  place: (entry: Entry<Data>) => void
  /** Takes an entry out. */
  remove: (entry: Entry<Data>) => void
  /** Gives an entry its whole display time. */
  start: (entry: Entry<Data>, full: number) => void
  /** To be called when an action has begun or ended. */
  retime: (entry: Entry<Data>) => void
  remaining: (entry: Entry<Data>) => number
  shown: () => readonly Notification<Data>[]
  waiting: () => number
  hold: (id?: string) => () => void
  offer: (room: number) => Offer
  stretch: (times: number) => () => void
  /** To be called when the options have changed. */
  rearrange: () => void
  /** Sets the alarm; to be called when all changes are made. */
  arm: () => void
}

/** What showing needs of the notifier around it. */
export interface Surroundings<Data> {
  readonly clock: Clock
  settings: () => Settings<Data>
  find: (id: unknown) => Entry<Data> | undefined
  operation: Operation
  /** Hears that what is shown has changed. */
  onChange: () => void
  /** Hears that an entry's time is over. */
  onEnd: (entry: Entry<Data>) => void
}

/** Creates stage, views and time, and lets them work together. */
export const createShowing = <Data>(around: Surroundings<Data>): Showing<Data> => {
  const { settings, operation, onChange } = around
  let room = Infinity
  let displayed: readonly Notification<Data>[] | undefined

  const change = (): void => {
    displayed = undefined
    onChange()
  }

  // Who is shown

  const rankOf = ({ shown, notification: { id, priority, type } }: Entry<Data>): number =>
    shown && holds.all().includes(id) ? Infinity : (priority ?? (type === 'error' ? 1 : 0))

  const compare = (a: Entry<Data>, b: Entry<Data>): number => {
    const rankA = rankOf(a)
    const rankB = rankOf(b)
    if (rankA !== rankB) return rankA > rankB ? 1 : -1
    const age = a.sequence - b.sequence
    return settings().overflow === 'newest-first' ? age : -age
  }

  const stage = createStage<Entry<Data>>(compare, (entry) => {
    change()
    views.forget(entry)
    retime(entry)
    const isCovered = !entry.shown && !entry.gone && !entry.notification.silent
    if (isCovered) entry.time = Math.max(entry.time, Math.min(entry.full, SHORTEST))
  })

  const resize = () => stage.resize(Math.min(settings().limit, room))

  const views = createViews<Entry<Data>>(
    around.find,
    operation,
    (size, isAnother) => {
      // A view that waited has to learn that it is its turn.
      if (isAnother) change()
      room = size
      resize()
    },
    () => stage.shown.forEach(retime),
  )

  // Whose time runs

  const displayTime = createDisplayTime<Entry<Data>>(
    around.clock,
    () => holds.all().length > 0,
    operation,
    around.onEnd,
  )

  const retime = (entry: Entry<Data>): void => {
    const isSeen = entry.notification.silent || (entry.shown && views.canRead(entry))
    displayTime.run(entry, isSeen && !entry.acting && !entry.gone)
  }

  const holds = createClaims<unknown>((id) => {
    const entry = around.find(id)
    if (entry?.shown) stage.place(entry)
    displayTime.arm()
  })

  const stretches = createClaims<number>(() => {
    displayTime.stretch(Math.max(1, ...stretches.all()))
  })

  resize()

  return {
    place: (entry) => {
      // What is shown may be as before, and yet be another version.
      if (entry.shown) displayed = undefined
      if (entry.notification.silent) stage.remove(entry)
      else stage.place(entry)
      // From waiting to silent, or back, it moves nowhere: yet its time runs in one of them alone.
      retime(entry)
    },
    remove: (entry) => {
      stage.remove(entry)
      retime(entry)
    },
    start: (entry, full) => {
      entry.full = full
      displayTime.set(entry, full)
      retime(entry)
    },
    retime,
    remaining: displayTime.left,
    shown: () =>
      (displayed ??= Object.freeze(
        [...stage.shown]
          .sort((a, b) => a.sequence - b.sequence)
          .map(({ notification }) => notification),
      )),
    waiting: () => stage.waiting.length,
    hold: (id) => operation(holds.add(asText(id))),
    offer: views.join,
    stretch: (times) => operation(stretches.add(readTimes('times', times))),
    rearrange: () => {
      stage.reorder()
      resize()
    },
    arm: displayTime.arm,
  }
}
