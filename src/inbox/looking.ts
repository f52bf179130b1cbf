import { LOOKED, type Mark } from '../record/index.ts'
import type { Listing } from './listing.ts'
import type { Shelf } from './shelf.ts'

/** When the user last looked. */
export interface Looking {
  /** Returns how many unread items were listed since. */
  unseen: () => number
  /** Returns the latest `filed` that was listed then. */
  lookedAt: () => number
  /** Returns what a look now says; undefined if there is nothing new to see. */
  look: () => Pick<Mark, 'state'> | undefined
  /** Call it when the user has looked elsewhere, where everything was listed. */
  lookedElsewhere: () => void
}

/** Creates the memory of the last look. */
export const createLooking = <Data>(shelf: Shelf, listing: Listing<Data>): Looking => {
  // What was listed when the user looked here. An item listed later may have been filed before: it was
  // still on screen, or comes from a device whose clock is behind ours.
  let seen: ReadonlySet<string> | undefined

  const lookedAt = (): number => shelf.get(LOOKED)?.state?.[1] ?? 0
  const isUnseen = ({ id, filed }: { id: string; filed: number }): boolean =>
    filed > lookedAt() || seen?.has(id) === false

  return {
    lookedAt,
    unseen: () => listing.list('unread').filter(isUnseen).length,
    look: () => {
      const items = listing.list('all')
      const isNew = items.some(isUnseen)
      seen = new Set(listing.groups().flatMap(({ records }) => records.map(({ id }) => id)))
      return isNew ? { state: ['read', items[0]!.filed] } : undefined
    },
    lookedElsewhere: () => {
      seen = undefined
    },
  }
}
