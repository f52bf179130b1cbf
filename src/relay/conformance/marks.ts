import { MOST_CHANNELS } from '../history-options.ts'
import type { Mark } from '../log.ts'
import { DAY } from '../time.ts'
import { draft, everything, holds, ids, markIn, on, same, type LogCheck } from './log-check.ts'

/** Promises about marks and withdrawals. */
export const marks: readonly LogCheck[] = [
  {
    promise: 'lets marks and withdrawals push no words out',
    run: on(
      async (log) => {
        await log.mark('ua', [{ id: 'b', acted: 5 }])
        for (const id of ['a', 'gone']) await log.append(['ua'], draft(id))
        await log.withdraw(['ua'], 'gone')
        await log.append(['ua'], draft('b'))
        await log.mark('ua', [{ id: 'a', state: ['read', 5] }])
        for (let n = 0; n < 30; n += 1)
          await log.mark('ua', [{ id: `elsewhere ${n}`, state: ['read', 5] }])
        await log.withdraw(['ua'], 'unknown')
        const words = (await everything(log, 'ua')).rows.filter((row) => row.words !== undefined)
        same('the words', words.map(({ id }) => id).sort(), ['a', 'b'])
      },
      { history: 2 },
    ),
  },
  {
    promise: 'counts the age of an item from its newest words, whatever is marked',
    run: on(
      async (log) => {
        for (const id of ['a', 'b', 'c']) await log.append(['ua'], draft(id))
        await log.append(['ua'], draft('a', 'edited'))
        await log.mark('ua', [{ id: 'b', state: ['read', 5] }])
        await log.append(['ua'], draft('d'))
        const words = (await everything(log, 'ua')).rows.filter((row) => row.words !== undefined)
        same('the newest', words.map(({ id }) => id).sort(), ['a', 'c', 'd'])
      },
      { history: 3 },
    ),
  },
  {
    promise: 'merges marks by their stamps, in whatever order they come',
    run: on(async (log) => {
      await log.append(['ua'], draft('x'))
      const marks: Mark[] = [
        { id: 'x', state: ['read', 7], acted: 3 },
        { id: 'x', state: ['unread', 9], gone: 2 },
        { id: 'x', state: ['archived', 9], acted: 1 },
        { id: 'x', state: ['read', 9] },
      ]
      for (const mark of marks) same('taken', await log.mark('ua', [mark]), true)
      const { state, acted, gone } = markIn(await everything(log, 'ua'), 'x')
      same('the mark', [state, acted, gone], [['archived', 9], 3, 2])
    }),
  },
  {
    promise: "merges a reader's own marks into the records of other channels",
    run: on(async (log) => {
      await log.append(['cnews'], draft('x'))
      await log.mark('ua', [{ id: 'x', state: ['read', 5] }])
      same('hers', markIn(await everything(log, 'ua', 'cnews'), 'x').state, ['read', 5])
      same("another's", markIn(await everything(log, 'ub', 'cnews'), 'x').state, undefined)
    }),
  },
  {
    promise: "keeps a reader's marks for all that the channels of a reader may hold",
    run: on(
      async (log) => {
        const channels = Array.from({ length: MOST_CHANNELS }, (_, n) => `c${n}`)
        for (const channel of channels) await log.append([channel], draft(`in ${channel}`))
        await log.mark(
          'ua',
          channels.map((channel) => ({ id: `in ${channel}`, state: ['read', 5] })),
        )
        const page = await everything(log, 'ua', ...channels)
        const unmarked = channels.filter((channel) => !markIn(page, `in ${channel}`).state)
        same('those without their mark', unmarked, [])
      },
      { history: 1 },
    ),
  },
  {
    promise: 'refuses marks whole where a stamp is more than a day ahead',
    run: on(async (log) => {
      const before = await everything(log, 'ua')
      const ahead = before.now + 2 * DAY
      for (const bad of [{ state: ['read', ahead] as const }, { acted: ahead }, { gone: ahead }])
        same(
          'taken',
          await log.mark('ua', [
            { id: 'a', acted: 1 },
            { id: 'b', ...bad },
          ]),
          false,
        )
      const after = await everything(log, 'ua')
      same('nothing happened', [after.end, ids(after)], [before.end, []])
    }),
  },
  {
    promise: 'forgets the words of what is withdrawn, and takes them again afterwards',
    run: on(async (log) => {
      await log.append(['ua'], draft('x'))
      await log.withdraw(['ua'], 'x')
      const gone = await everything(log, 'ua')
      same('the row', [gone.rows[0]?.words, markIn(gone, 'x').gone], [undefined, gone.end])
      await log.append(['ua'], draft('x'))
      const again = await everything(log, 'ua')
      holds('it is back, and younger', again.end > gone.end && again.rows[0]?.words !== undefined)
    }),
  },
]
