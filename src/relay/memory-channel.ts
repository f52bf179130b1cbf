import { LOOKED, mergeMarks } from '../record/index.ts'
import { MOST_CHANNELS } from './history-options.ts'
import type { Draft, Mark } from './log.ts'

/** What is known of one id in a channel. */
export interface Item {
  readonly words: string | undefined
  /** The stamp inside the words: the same pieces around it are a retry. */
  readonly saidAt: number
  readonly mark: Mark | undefined
  /** The stamp of its last change. */
  readonly at: number
}

// Maps keep insertion order: an item that changes its place is removed and inserted again.
type Items = Map<string, Item>

/** The history of one channel. Plain fields: closures would take as much as three items. */
export interface MemoryChannel {
  /** The newest items, by the age of their words. */
  readonly words: Items
  /** What was withdrawn, and a user's last look. */
  kept?: Items
  /** Marks of what only other channels have the words of. */
  marks?: Items
  /** The largest stamp of anything dropped. */
  floor: number
  bytes: number
}

/** What an item, its mark and a channel take, in bytes, as measured. */
export const SIZES = { item: 180, mark: 140, channel: 400 } as const

export const createMemoryChannel = (floor: number): MemoryChannel => ({
  words: new Map(),
  floor,
  bytes: SIZES.channel,
})

/** V8 keeps a text in one byte a character as long as it has only the first 256 characters. */
const bytesOf = (text: string): number => text.length * (/[^\0-\u00FF]/.test(text) ? 2 : 1)

const sizeOf = (id: string, { words = '', mark }: Item): number =>
  SIZES.item + bytesOf(id) + bytesOf(words) + (mark ? SIZES.mark : 0)

const setsOf = ({ words, kept, marks }: MemoryChannel): Items[] =>
  [words, kept, marks].filter((set) => set !== undefined)

const find = (channel: MemoryChannel, id: string): Item | undefined => {
  for (const set of setsOf(channel)) if (set.has(id)) return set.get(id)
  return undefined
}

/** Returns the mark of a record, if it has one. */
export const markOf = (channel: MemoryChannel, id: string): Mark | undefined =>
  find(channel, id)?.mark

const merged = (channel: MemoryChannel, mark: Mark): Mark =>
  mergeMarks(markOf(channel, mark.id) ?? { id: mark.id }, mark)

function remove(channel: MemoryChannel, id: string): void {
  const item = find(channel, id)
  if (!item) return
  channel.bytes -= sizeOf(id, item)
  for (const set of setsOf(channel)) set.delete(id)
}

function drop(channel: MemoryChannel, id: string, { at }: Item): void {
  channel.floor = Math.max(channel.floor, at)
  remove(channel, id)
}

/** Drops the oldest of a set until it has no more than so many. */
function bound(channel: MemoryChannel, set: Items, most: number): void {
  for (const [id, item] of set) {
    if (set.size <= most) return
    drop(channel, id, item)
  }
}

function put(channel: MemoryChannel, set: Items, id: string, item: Item): void {
  remove(channel, id)
  set.set(id, item)
  channel.bytes += sizeOf(id, item)
}

/** Returns whether a channel has a notification with the same pieces. */
export function holds({ words }: MemoryChannel, { id, pieces }: Draft): boolean {
  const item = words.get(id)
  return item !== undefined && item.words === pieces.join(String(item.saidAt))
}

/** Words, and the stamp inside them. */
interface Said {
  readonly words: string
  readonly at: number
}

/** Writes the words of an item, which is the newest then. */
export function write(
  channel: MemoryChannel,
  history: number,
  id: string,
  { words, at }: Said,
): void {
  // In one piece: an object that is copied and then given more takes 220 bytes more.
  put(channel, channel.words, id, { words, saidAt: at, mark: markOf(channel, id), at })
  bound(channel, channel.words, history)
}

/** Removes the words of an item, and keeps that it is gone. */
export function withdraw(channel: MemoryChannel, history: number, id: string, at: number): void {
  const mark = merged(channel, { id, gone: at })
  const kept = (channel.kept ??= new Map())
  put(channel, kept, id, { words: undefined, saidAt: at, mark, at })
  bound(channel, kept, history * MOST_CHANNELS)
}

/** Takes a mark. An item is as old as its words: a mark doesn't make it newer. */
export function mark(channel: MemoryChannel, history: number, given: Mark, at: number): void {
  const { id } = given
  const item = channel.words.get(id)
  if (item) {
    const marked = { ...item, mark: merged(channel, given), at }
    channel.bytes += sizeOf(id, marked) - sizeOf(id, item)
    channel.words.set(id, marked)
    return
  }
  const isKept = id === LOOKED || channel.kept?.has(id)
  const set = isKept ? (channel.kept ??= new Map()) : (channel.marks ??= new Map())
  put(channel, set, id, { words: undefined, saidAt: at, mark: merged(channel, given), at })
  bound(channel, set, history * MOST_CHANNELS)
}

/** Looks through the oldest marks, and drops those of what is no longer held; the others come last. */
export function sift(channel: MemoryChannel, count: number, isHeld: (id: string) => boolean): void {
  for (const [id, item] of [...(channel.marks ?? [])].slice(0, count))
    if (isHeld(id)) put(channel, channel.marks!, id, item)
    else drop(channel, id, item)
}

/** Drops what was last changed at or before a stamp. */
export function expire(channel: MemoryChannel, stamp: number): void {
  for (const set of setsOf(channel))
    for (const [id, item] of set) if (item.at <= stamp) drop(channel, id, item)
}

/** Drops the oldest mark; returns whether there was one. */
export function dropMark(channel: MemoryChannel): boolean {
  for (const [id, item] of channel.marks ?? []) {
    drop(channel, id, item)
    return true
  }
  return false
}

/** Drops the oldest item. */
export function dropOldest(channel: MemoryChannel): void {
  for (const set of setsOf(channel)) for (const [id, item] of set) return drop(channel, id, item)
}

/** Returns whether nothing is left. */
export const isEmpty = (channel: MemoryChannel): boolean =>
  setsOf(channel).every((set) => set.size === 0)
