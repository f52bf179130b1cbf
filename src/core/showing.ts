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
import { type Room, createViews } from './views.ts'

/** How long a returning card stays at least, or its full duration if shorter: nothing flashes by. */
const SHORTEST = 1000

/** Decides what is shown and whose time runs. */
export interface Showing<Data> {
  /** Places an entry that is new or has changed. */
  place: (entry: Entry<Data>) => void
  /** Removes an entry. */
  remove: (entry: Entry<Data>) => void
  /** Gives an entry its full display time. */
  start: (entry: Entry<Data>, full: number) => void
  /** Call it when an action has started or ended. */
  retime: (entry: Entry<Data>) => void
  remaining: (id: string) => number | undefined
  shown: () => readonly Notification<Data>[]
  waiting: () => number
  hold: (id?: string) => () => void
  offer: (room: number, limit?: number) => Offer
  stretch: (times: number) => () => void
  /** Call it when the options have changed. */
  rearrange: () => void
  /** Sets the alarm. Call it once all changes are made. */
  arm: () => void
}

/** What showing needs from its notifier. */
interface Surroundings<Data> {
  readonly clock: Clock
  settings: () => Settings<Data>
  find: (id: unknown) => Entry<Data> | undefined
  operation: Operation
  /** Called when what is shown has changed. */
  onChange: () => void
  /** Called when an entry's time is over. */
  onEnd: (entry: Entry<Data>) => void
}

/** Creates stage, views and display time, and connects them. */
export const createShowing = <Data>(around: Surroundings<Data>): Showing<Data> => {
  const { settings, operation, onChange } = around
  let room: Room = { size: Infinity, limit: Infinity }
  let displayed: readonly Notification<Data>[] | undefined

  const change = (): void => {
    displayed = undefined
    onChange()
  }

  // What is shown

  const rankOf = ({ shown, notification: { id, priority, type } }: Entry<Data>): number =>
    shown && holds.all().includes(id) ? Infinity : (priority ?? (type === 'error' ? 1 : 0))

  const compare = (a: Entry<Data>, b: Entry<Data>): number => {
    const rankA = rankOf(a)
    const rankB = rankOf(b)
    if (rankA !== rankB) return rankA > rankB ? 1 : -1
    const age = a.sequence - b.sequence
    return settings().overflow === 'newest-first' ? age : -age
  }

  const places = () => Math.min(settings().limit ?? room.limit, room.size)

  const stage = createStage<Entry<Data>>(compare, places, (entry) => {
    change()
    views.forget(entry)
    retime(entry)
    const isCovered = !entry.shown && !entry.gone && !entry.notification.silent
    if (isCovered) displayTime.atLeast(entry, Math.min(entry.full, SHORTEST))
  })

  const onTurn = (offered: Room, isAnother: boolean): void => {
    // A waiting view has to learn that it is its turn.
    if (isAnother) change()
    room = offered
    stage.balance()
  }
  const onRead = (): void => stage.shown.forEach(retime)

  const views = createViews<Entry<Data>>(around.find, operation, onTurn, onRead)

  // Whose time runs

  const isHeld = () => holds.all().length > 0

  const displayTime = createDisplayTime<Entry<Data>>(around.clock, isHeld, operation, around.onEnd)

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

  return {
    place: (entry) => {
      // The same entries may be shown, but in another version.
      if (entry.shown) displayed = undefined
      if (entry.notification.silent) stage.remove(entry)
      else stage.place(entry)
      // Between waiting and silent it moves nowhere, yet time runs only for the silent.
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
    remaining: (id) => {
      const entry = around.find(id)
      return entry && displayTime.left(entry)
    },
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
    rearrange: stage.reorder,
    arm: displayTime.arm,
  }
}
