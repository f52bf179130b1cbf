import type { InboxItem } from '../index.ts'

type Keyed = Pick<InboxItem, 'id' | 'key'>

/** Returns what identifies an item's row: what comes again under a key has the row it had before. */
export const rowKey = ({ id, key }: Keyed): string =>
  key === undefined ? `id ${id}` : `key ${key}`

/** Returns the place of a row among items; -1 if it is not there. */
export const placeOf = (key: string | undefined, items: readonly Keyed[]): number =>
  items.findIndex((item) => rowKey(item) === key)
