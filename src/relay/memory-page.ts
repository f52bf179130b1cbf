import type { Row } from './log.ts'
import { type Item, markOf, type MemoryChannel } from './memory-channel.ts'

/** An item at its place in a page. */
interface Placed {
  readonly id: string
  readonly at: number
  readonly item: Item
}

type Channels = readonly MemoryChannel[]

const placed = (set: MemoryChannel['kept'], placeOf: (item: Item) => number): Placed[] =>
  [...(set ?? [])].map(([id, item]) => ({ id, at: placeOf(item), item }))

const lastChange = ({ at }: Item): number => at
const saidAt = (item: Item): number => item.saidAt

/** Returns how many have so many ids: one in several channels is one item, and a step is never split. */
function sizeOf(found: readonly Placed[], most: number): number {
  const met = new Set<string>()
  for (const [index, { id, at }] of found.entries()) {
    if (!met.has(id) && met.size >= most && at !== found[index - 1]!.at) return index
    met.add(id)
  }
  return found.length
}

/** Returns the items that changed after a stamp, in that order. */
export function changesOf(channels: Channels, from: number): Placed[] {
  return channels
    .flatMap(({ words, kept, marks }) =>
      [words, kept, marks].flatMap((set) => placed(set, lastChange)),
    )
    .filter(({ at }) => at > from)
    .sort((a, b) => a.at - b.at)
}

/** Stamps: after the first, up to the second. */
type Range = readonly [from: number, to: number]

const newest = (found: readonly Placed[], [from, to]: Range, most: number): Placed[] => {
  const sorted = found.filter(({ at }) => at > from && at <= to).sort((a, b) => b.at - a.at)
  return sorted.slice(0, sizeOf(sorted, most))
}

/** Returns the newest items between two stamps, and what was withdrawn since the oldest of them. */
export function historyOf(channels: Channels, range: Range, most: number): Placed[] {
  const all = channels.flatMap(({ words }) => placed(words, saidAt))
  const items = newest(all, range, most)
  const [from, to] = range
  const since = items.length < all.length ? (items.at(-1)?.at ?? from) : from
  const gone = channels.flatMap(({ kept }) => placed(kept, lastChange))
  return [...items, ...newest(gone, [Math.max(from, since), to], most)].sort((a, b) => a.at - b.at)
}

/** Cuts what is found to a page. */
export const pageOf = (found: readonly Placed[], most: number): readonly Placed[] =>
  found.slice(0, sizeOf(found, most))

/** Returns the rows of a page, with a reader's own marks. */
export const rowsOf = (page: readonly Placed[], own: MemoryChannel | undefined): Row[] =>
  page.map(({ id, at, item: { words, mark } }) => ({
    id,
    at,
    ...(words !== undefined && { words }),
    marks: [mark, own && markOf(own, id)].filter((known) => known !== undefined),
  }))
