import { object } from '../core/inside.ts'
import { check } from './check.ts'
import { now as machineNow, soon } from './clock.ts'
import { type HistoryOptions, readHistory } from './history-options.ts'
import type { Entry, Follower, Log, Page, Position } from './log.ts'
import { isAhead, LOOKED, markRecord } from './marks.ts'
import {
  createMemoryChannel,
  dropMark,
  dropOldest,
  expire,
  holds,
  isEmpty,
  mark,
  type MemoryChannel,
  sift,
  withdraw,
  write,
} from './memory-channel.ts'
import { changesOf, historyOf, pageOf, rowsOf } from './memory-page.ts'
import { reported, tell as tellOperator } from './reported.ts'
import { MINUTE } from './time.ts'

/** Options of a log in memory. */
export interface MemoryLogOptions extends HistoryOptions {
  /**
   * How many bytes all users may take together. Beyond it the oldest marks go, of those first who have the
   * most, then the oldest items of who has got nothing for longest. @default 64 MiB
   */
  maxBytes?: number | undefined
}

/** What stays when the limit is reached: room for many steps, not only for the next. */
const REST = 0.9

/** How many old marks each step looks through besides as many as it brings. */
const BESIDES = 10

/**
 * Creates a log in this process, for one machine and for tests. Its data ends with the process, and
 * clients are told so.
 *
 * @example
 * const relay = createRelay({ log: memoryLog({ history: 50 }), authorize })
 */
export function memoryLog(options: MemoryLogOptions = {}): Log {
  object('options', options)
  const { history, retention } = readHistory(options)
  const { maxBytes = 64 * 1024 * 1024 } = options
  check('maxBytes', 'a number from 1', Number.isFinite(maxBytes) && maxBytes >= 1, maxBytes)

  const epoch = crypto.randomUUID().slice(0, 8)
  // In the order of their last change.
  const channels = new Map<string, MemoryChannel>()
  const followers = new Set<Follower>()
  let waiting: Entry[] = []
  let end = machineNow()
  let bytes = 0
  let tidied = end
  let isTold = false
  // The largest stamp that was dropped with a whole channel.
  let forgotten = 0

  const now = (): number => Math.max(machineNow(), end)

  /** Changes a channel, and keeps the total size up to date. */
  function resize(channel: MemoryChannel, work: (channel: MemoryChannel) => void): void {
    bytes -= channel.bytes
    work(channel)
    bytes += channel.bytes
  }

  /** Changes a channel, which is the last then. */
  function change(name: string, work: (channel: MemoryChannel) => void): void {
    let channel = channels.get(name)
    if (!channel) {
      channel = createMemoryChannel(forgotten)
      bytes += channel.bytes
    }
    channels.delete(name)
    channels.set(name, channel)
    resize(channel, work)
  }

  function forget(name: string, channel: MemoryChannel): void {
    forgotten = Math.max(forgotten, channel.floor)
    bytes -= channel.bytes
    channels.delete(name)
  }

  /** Drops what is too old: the channels unused for longest come first. */
  function dropOld(): void {
    const oldest = now() - retention
    for (const [name, channel] of channels) {
      resize(channel, () => expire(channel, oldest))
      if (!isEmpty(channel)) return
      forget(name, channel)
    }
  }

  /** Makes room: marks go before anybody's items, and first of those users who have the most. */
  function makeRoom(most: number): void {
    const marked = [...channels.values()]
      .filter(({ marks }) => marks && marks.size > 0)
      .sort((a, b) => b.marks!.size - a.marks!.size)
    for (const channel of marked)
      resize(channel, () => {
        const least = channel.bytes - (bytes + channel.bytes - most)
        while (channel.bytes > least && dropMark(channel));
      })
    for (const [name, channel] of channels) {
      while (bytes > most && !isEmpty(channel)) resize(channel, dropOldest)
      if (!isEmpty(channel)) return
      forget(name, channel)
    }
  }

  // Not at every step: the way to a map's first entry leads past all that were deleted before it.
  function tidy(): void {
    const isFull = bytes > maxBytes
    if (!isFull && now() < tidied + MINUTE) return
    tidied = now()
    dropOld()
    if (bytes <= maxBytes) return
    if (!isTold)
      tellOperator(
        new Error(
          `belfry: memoryLog has reached its ${maxBytes} bytes (maxBytes) and drops what is oldest`,
        ),
      )
    isTold = true
    makeRoom(maxBytes * REST)
  }

  const tellWaiting = (): void => {
    const entries = waiting
    waiting = []
    if (entries.length > 0)
      for (const follower of [...followers]) reported(() => follower.onEntries(entries))
  }

  function tell(entry: Entry): void {
    if (waiting.push(entry) === 1) soon(tellWaiting)
  }

  function step(names: readonly string[], recordsAt: (at: number) => string): void {
    tidy()
    end = Math.max(machineNow(), end + 1)
    tell({ at: end, channels: names, records: recordsAt(end) })
  }

  function endStreams(name: string): void {
    end = Math.max(machineNow(), end + 1)
    tell({ at: end, channels: [name], records: '', ends: true })
  }

  function read(names: readonly string[], after: Position | undefined, limit: number): Page {
    const oldest = now() - retention
    const found = names.flatMap((name) => channels.get(name) ?? [])
    for (const channel of found) resize(channel, () => expire(channel, oldest))
    const floor = Math.max(...names.map((name) => channels.get(name)?.floor ?? forgotten))
    const recovered =
      after !== undefined &&
      after.epoch === epoch &&
      after.at <= end &&
      (after.told === undefined
        ? after.at >= floor && (after.at >= oldest || after.at === end)
        : floor <= Math.max(after.told, after.at))
    const from = recovered ? after.at : 0
    const isHistory = !recovered || after.upTo !== undefined
    const items = isHistory
      ? historyOf(found, [Math.max(from, oldest), after?.upTo ?? end], limit)
      : changesOf(found, from)
    const page = isHistory ? items : pageOf(items, limit)
    const rows = rowsOf(page, channels.get(names[0]!))
    return { epoch, end, now: now(), floor, recovered, rows, more: page.length < items.length }
  }

  return {
    append: async (names, draft) => {
      const lacking = names.filter((name) => {
        const channel = channels.get(name)
        return !channel || !holds(channel, draft)
      })
      if (lacking.length === 0) return
      step(lacking, (at) => {
        const words = draft.pieces.join(String(at))
        if (draft.kept)
          for (const name of lacking)
            change(name, (channel) => write(channel, history, draft.id, { words, at }))
        return words
      })
    },
    withdraw: async (names, id) =>
      step(names, (at) => {
        for (const name of names) change(name, (channel) => withdraw(channel, history, id, at))
        return markRecord({ id, gone: at })
      }),
    mark: async (names, marks) => {
      if (isAhead(marks, now())) return false
      if (marks.length === 0) return true
      const [name] = names as [string]
      const isHeld = (id: string): boolean => names.some((one) => channels.get(one)?.words.has(id))
      const stored = marks.filter(({ id }) => id === LOOKED || isHeld(id))
      step([name], (at) => {
        if (stored.length > 0)
          change(name, (channel) => {
            sift(channel, marks.length + BESIDES, isHeld)
            for (const given of stored) mark(channel, history, given, at)
          })
        return marks.map(markRecord).join(',')
      })
      return true
    },
    end: async (name) => endStreams(name),
    read: async (names, after, limit) => read(names, after, limit),
    follow: (follower) => {
      const own = { ...follower }
      followers.add(own)
      return () => {
        // Whoever leaves has heard everything until then.
        tellWaiting()
        followers.delete(own)
      }
    },
    lag: () => 0,
    close: async () => {},
  }
}
