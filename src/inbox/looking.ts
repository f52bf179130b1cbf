import { type InboxRecord, LOOKED } from '../record/index.ts'
import type { Listing } from './listing.ts'
import type { Shelf } from './shelf.ts'

/** When the user last looked. */
export interface Looking {
  /** How many of the unread were listed since. */
  unseen: () => number
  /** The record of a look now; undefined when there is nothing new to look at. */
  look: () => InboxRecord | undefined
  /** Somebody looked elsewhere, where everything was listed. */
  lookedElsewhere: () => void
}

/** Creates the memory of the last look. */
export const createLooking = <Data>(
  shelf: Shelf,
  listing: Listing<Data>,
  onScreen: () => string[],
): Looking => {
  // They came before the user looked, but were not in the list then.
  let missed = new Set<string>()

  const lookedAt = (): number => shelf.get(LOOKED)?.state?.[1] ?? 0
  const isUnseen = ({ id, filed }: { id: string; filed: number }): boolean =>
    filed > lookedAt() || missed.has(id)

  return {
    unseen: () => listing.list('unread').filter(isUnseen).length,
    look: () => {
      const [newest] = listing.list('all')
      const isNew = listing.list('all').some(isUnseen)
      missed = new Set(onScreen())
      if (!newest || !isNew) return undefined
      return { v: 1, id: LOOKED, state: ['read', Math.max(newest.filed, lookedAt())] }
    },
    lookedElsewhere: () => missed.clear(),
  }
}
