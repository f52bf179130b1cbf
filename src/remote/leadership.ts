import type { Locks } from './host.ts'

/** A place in the line of those who would lead. */
export interface Leadership {
  /** Gets in line; leads when its turn comes. */
  join: () => void
  /** Leads no more, and is in line no more. */
  leave: () => void
}

/**
 * Of all tabs that join under one name, one leads; when it leaves or dies, the next. Where nobody
 * can tell who leads, each tab leads itself.
 *
 * @param lead begins to lead, and returns how that ends.
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
      // A lock may be taken away from a page that slept; one that was never to be had will not come.
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
