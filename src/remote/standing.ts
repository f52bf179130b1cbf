import type { Clock } from '../core/index.ts'
import { createListeners } from '../core/inside.ts'
import type { RemoteState } from './connection.ts'

/** The state of the leading tab's connection: all that the next leader needs. */
export interface Head {
  state: RemoteState
  /** The relay's time, once known. */
  now: number | undefined
  /** Where to resume. */
  cursor: string | undefined
}

/** The state of the connection, whichever tab has it. */
export interface Standing {
  head: () => Head
  /** Returns the relay's time, or the host's as long as that isn't known. */
  now: () => number
  /** Updates the state; undefined fields stay as they were. */
  set: (head: Partial<Head>) => void
  /** Forgets where to resume: what came before is not here any more. */
  forget: () => void
  /** Calls back whenever the state changes. Returns an unsubscribe function. */
  watch: (listener: () => void) => () => void
}

/** Keeps the state, the cursor and the relay's time. Once closed, it stays closed. */
export function createStanding(clock: Clock): Standing {
  const watchers = createListeners<void>()
  let state: RemoteState = 'connecting'
  let cursor: string | undefined
  let ahead: number | undefined
  const now = (): number => clock.now() + (ahead ?? 0)

  return {
    head: () => ({ state, cursor, now: ahead === undefined ? undefined : now() }),
    now,
    set: (head) => {
      if (head.now !== undefined) ahead = head.now - clock.now()
      if (head.cursor) cursor = head.cursor
      if (!head.state || head.state === state || state === 'closed') return
      state = head.state
      watchers.tell()
    },
    forget: () => {
      cursor = undefined
    },
    watch: watchers.listen,
  }
}
