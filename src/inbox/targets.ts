import { type InboxRecord, isAlive } from '../record/index.ts'
import type { ItemTarget, ItemTargets } from './inbox.ts'
import { type Listing, byNewest } from './listing.ts'
import type { Shelf } from './shelf.ts'

/** Finds the records of a target, newest first. */
export type FindRecords<Data> = (target: ItemTarget<Data>) => InboxRecord[]

/** Converts an id, which may be given as a number. */
export const idOf = (id: string | number): string => String(id)

/** Returns one or more targets as a new array. */
export const targetsOf = <Data>(targets: ItemTargets<Data>): readonly ItemTarget<Data>[] =>
  [targets].flat()

/**
 * An item means the records it represented when it was listed, and nothing that arrived since under
 * its key or id; an id means all records that share its key, including any still on screen.
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
