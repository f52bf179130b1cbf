import type { Notification, Notifier } from 'belfry'
import { useEffect, useState } from 'react'

/** A notification that is shown or waits, at a moment. */
export interface Row {
  readonly notification: Notification
  readonly isShown: boolean
  /** Display time left in ms; Infinity where it stays. */
  readonly remaining: number
  /** The most that was seen left since its time last started. */
  readonly full: number
  /** Whether its time stands still. */
  readonly isStill: boolean
}

/** What is shown and what waits, at a moment. */
export interface Queue {
  readonly rows: readonly Row[]
  readonly shown: number
  readonly waiting: number
}

const ROWS = 6
const EVERY = 100
const empty: Queue = { rows: [], shown: 0, waiting: 0 }

function look(notifier: Notifier, before: Queue): Queue {
  const shown = notifier.shown()
  const displayed = new Set(shown)
  const waiting = notifier.list().filter((each) => !displayed.has(each) && !each.silent)
  const all = [...shown, ...waiting]
  if (all.length === 0) return before.rows.length ? empty : before
  const known = new Map(before.rows.map((row) => [row.notification.id, row]))
  const rows = all.slice(0, ROWS).map((notification): Row => {
    const { id } = notification
    const last = known.get(id)
    const remaining = notifier.remaining(id) ?? 0
    const runsOn = last !== undefined && remaining <= last.remaining
    return {
      notification,
      isShown: displayed.has(notification),
      remaining,
      full: runsOn ? last.full : remaining,
      isStill: last !== undefined && remaining === last.remaining,
    }
  })
  return { rows, shown: shown.length, waiting: waiting.length }
}

/** The queue as it is, looked at ten times a second while there is anything in it. */
export function useQueue(notifier: Notifier): Queue {
  const [queue, setQueue] = useState(empty)

  useEffect(() => {
    const sample = () => setQueue((before) => look(notifier, before))
    let timer: ReturnType<typeof setInterval> | undefined
    const follow = () => {
      if (notifier.size() > 0) timer ??= setInterval(sample, EVERY)
      else {
        clearInterval(timer)
        timer = undefined
        sample()
      }
    }
    const stopWatching = notifier.watch(follow)
    follow()
    return () => {
      stopWatching()
      clearInterval(timer)
    }
  }, [notifier])
  return queue
}
