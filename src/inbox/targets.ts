import { type InboxRecord, isAlive } from '../record/index.ts'
import type { ItemTarget, ItemTargets } from './inbox.ts'
import { type Listing, byNewest } from './listing.ts'
import type { Shelf } from './shelf.ts'

/** Finds the records that a target means, the newest first. */
export type FindRecords<Data> = (target: ItemTarget<Data>) => InboxRecord[]

/** An id may be given as a number. */
export const idOf = (id: string | number): string => String(id)

/** One target or several, as a list of its own. */
export const targetsOf = <Data>(targets: ItemTargets<Data>): readonly ItemTarget<Data>[] =>
  Array.isArray(targets) ? [...targets] : [targets as ItemTarget<Data>]

/**
 * An item means what it stood for when it was listed, and nothing that came since under its key or
 * id; an id means all of its key, also what is still on screen.
 */
export const createFindRecords =
  <Data>(shelf: Shelf, listing: Listing<Data>): FindRecords<Data> =>
  (target) => {
    if (typeof target === 'object' && target) {
      const stoodFor = listing.groupOf(target)?.records ?? [target]
      return stoodFor.flatMap(({ id, filed }) => {
        const record = shelf.get(id)
        return record && isAlive(record) && record.filed === filed ? [record] : []
      })
    }
    const record = shelf.get(idOf(target))
    if (!record || !isAlive(record)) return []
    if (record.key === undefined) return [record]
    return shelf
      .items()
      .filter(({ key }) => key === record.key)
      .sort(byNewest)
  }
