import { expect, test } from 'vitest'
import {
  type HistoryOptions,
  type Log,
  logConformance,
  memoryLog,
  type Position,
} from '../index.ts'

type Fault = (log: Log) => Partial<Log>

// Each is a mistake that the author of an engine could make.
const faults: Record<string, Fault> = {
  'gives more rows than were asked for': (log) => ({
    read: (channels, after) => log.read(channels, after, 10_000),
  }),
  'never has a next page': (log) => ({
    read: async (...asked) => ({ ...(await log.read(...asked)), more: false }),
  }),
  'forgets that a reader knows of a gap': (log) => ({
    read: (channels, after, limit) =>
      log.read(channels, after && { epoch: after.epoch, at: after.at }, limit),
  }),
  'takes every cursor for its own': (log) => ({
    read: async (...asked) => ({ ...(await log.read(...asked)), recovered: true }),
  }),
  'never resumes': (log) => ({
    read: (channels, _after, limit) => log.read(channels, undefined, limit),
  }),
  'names its life as no cursor can': (log) => ({
    read: async (channels, after, limit) => {
      const known = after && { ...after, epoch: after.epoch.slice('life '.length) }
      const page = await log.read(channels, known, limit)
      return { ...page, epoch: `life ${page.epoch}` }
    },
  }),
  'reads one channel alone': (log) => ({
    read: ([own], after, limit) => log.read([own!], after, limit),
  }),
  'keeps what is not to be kept': (log) => ({
    append: (channels, draft) => log.append(channels, { ...draft, kept: true }),
  }),
  'takes every publish for a new one': (log) => {
    let calls = 0
    return {
      append: (channels, { pieces, ...draft }) =>
        log.append(channels, { ...draft, pieces: [...pieces, ' '.repeat(++calls)] }),
    }
  },
  'keeps too much': () => memoryLog(),
  'marks nothing': () => ({ mark: async () => true }),
  'keeps marks of what nobody holds': (log) => ({
    mark: async (channels, marks) => {
      for (const { id } of marks)
        await log.append([channels[0]!], { id, kept: true, pieces: ['{}'] })
      return log.mark(channels, marks)
    },
  }),
  'knows only what the own channel holds': (log) => ({
    mark: ([own], marks) => log.mark([own!], marks),
  }),
  'gives a history of any length': (log) => ({
    read: (channels, after, limit) => log.read(channels, after, after ? limit : 10_000),
  }),
  'reads on with what came since its first page': (log) => ({
    read: (channels, after, limit) => {
      const { upTo, ...rest } = after ?? {}
      return log.read(channels, upTo === undefined ? after : (rest as Position), limit)
    },
  }),
  'marks one after the other': (log) => ({
    mark: async (channels, marks) => {
      for (const mark of marks) if (!(await log.mark(channels, [mark]))) return false
      return true
    },
  }),
  'withdraws nothing': () => ({ withdraw: async () => {} }),
  'tells every step twice': (log) => ({
    follow: ({ onEntries, onLost }) =>
      log.follow({ onEntries: (entries) => onEntries([...entries, ...entries]), onLost }),
  }),
  'tells the newest first': (log) => ({
    follow: ({ onEntries, onLost }) =>
      log.follow({ onEntries: (entries) => onEntries([...entries].reverse()), onLost }),
  }),
  'goes on telling who has left': (log) => ({
    follow: (follower) => {
      log.follow(follower)
      return () => {}
    },
  }),
  'ends no streams': () => ({ end: async () => {} }),
  'does not know how far it is behind': () => ({ lag: () => NaN }),
}

test.each(Object.entries(faults))('a log that %s is refused', async (_fault, broken) => {
  const makeLog = (options?: HistoryOptions) => {
    const log = memoryLog(options)
    return { ...log, ...broken(log) }
  }
  const results = await Promise.allSettled(logConformance.map(({ run }) => run(makeLog)))
  expect(results.map(({ status }) => status)).toContain('rejected')
})
