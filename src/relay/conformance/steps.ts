import type { Mark } from '../log.ts'
import { draft, everything, holds, ids, on, same, told, type LogCheck } from './log-check.ts'

/** Promises about following a log. */
export const steps: readonly LogCheck[] = [
  {
    promise: 'tells every step once, in the order of the calls, with rising stamps',
    run: on(async (log) => {
      const entries = await told(log, 200, async () => {
        const calls = Array.from({ length: 200 }, (_, n) => log.append(['ua'], draft(`n${n}`)))
        await Promise.all(calls)
      })
      same(
        'the ids',
        entries.map(({ records }) => (JSON.parse(records) as Mark).id),
        Array.from({ length: 200 }, (_, n) => `n${n}`),
      )
      holds(
        'the stamps rise',
        entries.every(({ at }, n) => n === 0 || at > entries[n - 1]!.at),
      )
    }),
  },
  {
    promise: 'writes the stamp of the step into the record',
    run: on(async (log) => {
      const [entry] = await told(log, 1, () => log.append(['ua'], draft('x')))
      const { filed, edited, state } = JSON.parse(entry!.records) as Record<string, unknown>
      same(
        'filed, edited and state',
        [filed, edited, state],
        [entry!.at, entry!.at, ['unread', entry!.at]],
      )
      const page = await everything(log, 'ua')
      same('the row', [page.rows[0]?.at, page.rows[0]?.words], [entry!.at, entry!.records])
      holds('its time is not behind its end', page.now >= page.end && page.end === entry!.at)
    }),
  },
  {
    promise: 'appends nothing for the same id with the same pieces, and an edit with others',
    run: on(async (log) => {
      await log.append(['ua'], draft('x'))
      const before = await everything(log, 'ua')
      await log.append(['ua'], draft('x'))
      same('the end', (await everything(log, 'ua')).end, before.end)
      await log.append(['ua'], draft('x', 'other'))
      const edited = await everything(log, 'ua')
      holds('an edit is a step', edited.end > before.end)
      same('one row', ids(edited), ['x'])
      holds('it has the newest words', edited.rows[0]!.words!.includes('other'))
    }),
  },
  {
    promise: 'appends to those channels alone that do not hold it',
    run: on(async (log) => {
      const entries = await told(log, 2, async () => {
        await log.append(['ua'], draft('x'))
        await log.append(['ua', 'cb'], draft('x'))
      })
      same(
        'the channels',
        entries.map(({ channels }) => channels),
        [['ua'], ['cb']],
      )
    }),
  },
  {
    promise: 'keeps nothing of what is for those who are connected now',
    run: on(async (log) => {
      const entries = await told(log, 1, () => log.append(['ua'], draft('x', 'x', false)))
      same('told', entries.length, 1)
      same('kept', ids(await everything(log, 'ua')), [])
    }),
  },
  {
    promise: 'tells nothing more to a follower that has left, and the others everything',
    run: on(async (log) => {
      let heard = 0
      const leave = log.follow({ onEntries: () => (heard += 1), onLost: () => {} })
      leave()
      const entries = await told(log, 1, () => log.append(['ua'], draft('x')))
      same('told to who had left, and to another', [heard, entries.length], [0, 1])
    }),
  },
  {
    promise: 'tells in its place that streams end, where it can, and keeps nothing of it',
    run: on(async (log) => {
      if (!log.end) return
      const entries = await told(log, 3, async () => {
        await Promise.all([
          log.append(['ua'], draft('before')),
          log.end!('ua'),
          log.append(['ua'], draft('after')),
        ])
      })
      same(
        'what ends, and for whom',
        entries.map(({ channels, ends = false }) => [channels, ends]),
        [
          [['ua'], false],
          [['ua'], true],
          [['ua'], false],
        ],
      )
      same('kept', ids(await everything(log, 'ua')), ['before', 'after'])
    }),
  },
  {
    promise: 'knows how far it is behind',
    run: on(async (log) => {
      await told(log, 1, () => log.append(['ua'], draft('x')))
      holds('its lag is a time', log.lag() >= 0 && Number.isFinite(log.lag()))
    }),
  },
]
