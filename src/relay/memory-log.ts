import { object } from '../core/inside.ts'
import { now as machineNow, soon } from './clock.ts'
import { type HistoryOptions, readHistory } from './history-options.ts'
import type { Entry, Follower, Log, Page, Position, Row } from './log.ts'
import { isAhead, markRecord } from './marks.ts'
import { createMemoryChannel, type MemoryChannel } from './memory-channel.ts'
import { reported } from './reported.ts'
import { MINUTE } from './time.ts'

/** The limit of all channels together; beyond it, the longest unused ones lose their oldest rows. */
const MOST_BYTES = 64 * 1024 * 1024
/** What stays then: room for many steps, not only for the next. */
const BYTES_AFTER = MOST_BYTES * 0.9

/**
 * Creates a log in this process, for one machine and for tests. Its data ends with the process, and
 * clients are told so.
 *
 * @example
 * const relay = createRelay({ log: memoryLog({ history: 50 }), authorize })
 */
export function memoryLog(options: HistoryOptions = {}): Log {
  object('options', options)
  const { history, retention } = readHistory(options)

  const epoch = crypto.randomUUID().slice(0, 8)
  const channels = new Map<string, MemoryChannel>()
  const followers = new Set<Follower>()
  let waiting: Entry[] = []
  let end = machineNow()
  let bytes = 0
  let tidied = end
  // The largest stamp that was dropped with a whole channel.
  let forgotten = 0

  const now = (): number => Math.max(machineNow(), end)

  function touch(name: string): MemoryChannel {
    const channel = channels.get(name) ?? createMemoryChannel(history, forgotten)
    channels.delete(name)
    channels.set(name, channel)
    return channel
  }

  /** Changes a channel, and keeps the total size up to date. */
  function resize(channel: MemoryChannel, work: (channel: MemoryChannel) => void): void {
    bytes -= channel.bytes()
    work(channel)
    bytes += channel.bytes()
  }

  const change = (name: string, work: (channel: MemoryChannel) => void): void =>
    resize(touch(name), work)

  /** Drops old rows; channels are ordered by their last change, so the oldest come first. */
  function tidy(most: number): void {
    const oldest = now() - retention
    for (const [name, channel] of channels) {
      resize(channel, () => channel.expire(oldest))
      while (bytes > most && !channel.isEmpty()) resize(channel, channel.dropOldest)
      if (!channel.isEmpty()) return
      forgotten = Math.max(forgotten, channel.floor())
      channels.delete(name)
    }
  }

  // Not at every step: the way to a map's first entry leads past all that were deleted before it.
  function tidyNowAndThen(): void {
    const isFull = bytes > MOST_BYTES
    if (!isFull && now() < tidied + MINUTE) return
    tidied = now()
    tidy(isFull ? BYTES_AFTER : MOST_BYTES)
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
    tidyNowAndThen()
    end = Math.max(machineNow(), end + 1)
    tell({ at: end, channels: names, records: recordsAt(end) })
  }

  function endStreams(name: string): void {
    end = Math.max(machineNow(), end + 1)
    tell({ at: end, channels: [name], records: '', ends: true })
  }

  function pageOf(names: readonly string[], after: Position | undefined, limit: number): Page {
    const own = channels.get(names[0]!)
    const oldest = now() - retention
    for (const name of names) {
      const channel = channels.get(name)
      if (channel) resize(channel, () => channel.expire(oldest))
    }
    const floor = Math.max(...names.map((name) => channels.get(name)?.floor() ?? forgotten))
    const recovered =
      after !== undefined &&
      after.epoch === epoch &&
      after.at <= end &&
      (after.told === undefined
        ? after.at >= floor && (after.at >= oldest || after.at === end)
        : floor <= Math.max(after.told, after.at))
    const from = recovered ? after.at : 0
    const rows: Row[] = names
      .flatMap((name) => channels.get(name)?.since(from) ?? [])
      .sort((a, b) => a.at - b.at)
    // A step is never split: a position includes all of a stamp or none of it.
    let size = Math.min(limit, rows.length)
    while (size > 0 && size < rows.length && rows[size]!.at === rows[size - 1]!.at) size += 1
    return {
      epoch,
      end,
      now: now(),
      floor,
      recovered,
      rows: rows
        .slice(0, size)
        .map((row) => (own ? { ...row, marks: [...row.marks, own.markOf(row.id)] } : row)),
      more: size < rows.length,
    }
  }

  return {
    append: async (names, draft) => {
      const lacking = names.filter((name) => !channels.get(name)?.holds(draft))
      if (lacking.length === 0) return
      step(lacking, (at) => {
        const words = draft.pieces.join(String(at))
        if (draft.kept)
          for (const name of lacking) change(name, (channel) => channel.write(draft.id, words, at))
        return words
      })
    },
    withdraw: async (names, id) =>
      step(names, (at) => {
        for (const name of names) change(name, (channel) => channel.withdraw(id, at))
        return markRecord({ id, gone: at })
      }),
    mark: async (name, marks) => {
      if (marks.some((mark) => isAhead(mark, now()))) return false
      if (marks.length > 0)
        step([name], (at) => {
          for (const mark of marks) change(name, (channel) => channel.mark(mark, at))
          return marks.map(markRecord).join(',')
        })
      return true
    },
    end: async (name) => endStreams(name),
    read: async (names, after, limit) => pageOf(names, after, limit),
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
