import type { Locks } from './host.ts'

/** A place in the queue of tabs that want to lead. */
export interface Leadership {
  /** Joins the queue; leads when its turn comes. */
  join: () => void
  /** Stops leading, and leaves the queue. */
  leave: () => void
}

/**
 * Elects a leader among all tabs that join under one name; when it leaves or dies, the next one leads.
 * Without locks, each tab leads itself.
 *
 * @param lead starts leading, and returns a function that stops it.
 */
export function createLeadership(
  locks: Locks | undefined,
  name: string,
  lead: () => () => void,
): Leadership {
  let leave: (() => void) | undefined

  const leadAlone = (): void => {
    leave = lead()
  }

  const join = (): void => {
    if (leave) return
    if (!locks) return leadAlone()
    const line = new AbortController()
    let isOver = false
    let resign: (() => void) | undefined

    const end = (): void => {
      isOver = true
      resign?.()
      resign = undefined
    }
    leave = () => {
      line.abort()
      end()
    }

    const task = (): Promise<void> | undefined => {
      if (isOver) return undefined
      return new Promise((release) => {
        const stop = lead()
        resign = () => {
          stop()
          release()
        }
      })
    }

    locks.request(name, { signal: line.signal }, task).catch(() => {
      if (isOver) return
      const hasLed = resign !== undefined
      end()
      leave = undefined
      // A sleeping page may lose its lock; one that was never granted won't come.
      if (hasLed) join()
      else leadAlone()
    })
  }

  return {
    join,
    leave: () => {
      leave?.()
      leave = undefined
    },
  }
}
