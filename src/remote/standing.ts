import type { Clock } from '../core/index.ts'
import { createListeners } from '../core/inside.ts'
import type { RemoteState } from './connection.ts'

/** How the leading tab's connection stands: all that the next leader needs. */
export interface Head {
  state: RemoteState
  /** The relay's time, once it was told. */
  now: number | undefined
  /** Where to resume. */
  cursor: string | undefined
}

/** How the connection stands, whichever tab has it. */
export interface Standing {
  head: () => Head
  /** What is known now; what is undefined stays as it was. */
  set: (head: Partial<Head>) => void
  /** Calls back whenever the state changes. Returns the way out. */
  watch: (listener: () => void) => () => void
}

/** Keeps state, cursor and the relay's time. What was closed stays so. */
export function createStanding(clock: Clock): Standing {
  const watchers = createListeners<void>()
  let state: RemoteState = 'connecting'
  let cursor: string | undefined
  let ahead: number | undefined

  return {
    head: () => ({ state, cursor, now: ahead === undefined ? undefined : clock.now() + ahead }),
    set: (head) => {
      if (head.now !== undefined) ahead = head.now - clock.now()
      if (head.cursor) cursor = head.cursor
      if (!head.state || head.state === state || state === 'closed') return
      state = head.state
      watchers.tell()
    },
    watch: watchers.listen,
  }
}
