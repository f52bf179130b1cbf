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
export const createLooking = <Data>(
  shelf: Shelf,
  listing: Listing<Data>,
  reached: () => number,
): Looking => {
  // The items that were listed when the user looked here, by id, with their `filed`. An item that is listed
  // later may have an older `filed`: it was still on screen, or its device's clock is behind ours.
  let seen: ReadonlyMap<string, number> | undefined

  const lookedAt = (): number => shelf.get(LOOKED)?.state?.[1] ?? 0
  const isUnseen = ({ id, filed }: { id: string; filed: number }): boolean =>
    filed > (seen ? (seen.get(id) ?? 0) : lookedAt())

  return {
    lookedAt,
    unseen: () => listing.list('unread').filter(isUnseen).length,
    look: () => {
      const items = listing.list('all')
      const isNew = items.some(isUnseen)
      const records = listing.groups().flatMap((group) => group.records)
      seen = new Map(records.map(({ id, filed = 0 }) => [id, filed]))
      // By a clock that is ahead, what is still to come would count as seen.
      return isNew ? { state: ['read', Math.min(items[0]!.filed, reached())] } : undefined
    },
    lookedElsewhere: () => {
      seen = undefined
    },
  }
}
