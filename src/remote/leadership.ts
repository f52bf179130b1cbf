import type { Locks } from './host.ts'

/** A place in the queue of tabs that want to lead. */
export interface Leadership {
  /** Joins the queue; leads when its turn comes. */
  join: () => void
  /** Stops leading, and leaves the queue. */
  leave: () => void
}

/** Grants every lock at once: where there are no locks, each tab leads itself. */
const alone: Locks = { request: async (_name, _options, task) => task() }

/**
 * Elects a leader among all tabs that join under one name; when it leaves or dies, the next one leads.
 *
 * @param lead starts leading, and returns a function that stops it.
 */
export function createLeadership(
  locks: Locks = alone,
  name: string,
  lead: () => () => void,
): Leadership {
  let leave: (() => void) | undefined

  const joinLine = (line: Locks): void => {
    const waiting = new AbortController()
    let resign: (() => void) | undefined

    const end = (): void => {
      leave = undefined
      waiting.abort()
      resign?.()
    }
    leave = end

    const task = (): Promise<void> | undefined => {
      if (waiting.signal.aborted) return undefined
      return new Promise((release) => {
        const stop = lead()
        resign = () => {
          stop()
          release()
        }
      })
    }

    line.request(name, { signal: waiting.signal }, task).catch(() => {
      if (waiting.signal.aborted) return
      end()
      // A sleeping page may lose its lock; one that was never granted won't come.
      joinLine(resign ? locks : alone)
    })
  }

  return {
    join: () => {
      if (!leave) joinLine(locks)
    },
    leave: () => leave?.(),
  }
}
