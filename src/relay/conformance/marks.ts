import { MOST_CHANNELS } from '../history-options.ts'
import type { Mark } from '../log.ts'
import { LOOKED } from '../marks.ts'
import { DAY } from '../time.ts'
import {
  draft,
  everything,
  holds,
  ids,
  markIn,
  on,
  same,
  since,
  told,
  type LogCheck,
} from './log-check.ts'

/** Promises about marks and withdrawals. */
export const marks: readonly LogCheck[] = [
  {
    promise: 'lets marks and withdrawals push no words out',
    run: on(
      async (log) => {
        for (const id of ['a', 'gone']) await log.append(['ua'], draft(id))
        await log.withdraw(['ua'], 'gone')
        await log.append(['ua'], draft('b'))
        await log.mark(['ua'], [{ id: 'a', state: ['read', 5] }])
        for (let n = 0; n < 30; n += 1)
          await log.mark(['ua'], [{ id: `elsewhere ${n}`, state: ['read', 5] }])
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
        await log.mark(['ua'], [{ id: 'b', state: ['read', 5] }])
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
      for (const mark of marks) same('taken', await log.mark(['ua'], [mark]), true)
      const { state, acted, gone } = markIn(await everything(log, 'ua'), 'x')
      same('the mark', [state, acted, gone], [['archived', 9], 3, 2])
    }),
  },
  {
    promise: "merges a reader's own marks into the records of other channels",
    run: on(async (log) => {
      await log.append(['cnews'], draft('x'))
      await log.mark(['ua', 'cnews'], [{ id: 'x', state: ['read', 5] }])
      same('hers', markIn(await everything(log, 'ua', 'cnews'), 'x').state, ['read', 5])
      same("another's", markIn(await everything(log, 'ub', 'cnews'), 'x').state, undefined)
    }),
  },
  {
    promise: 'delivers all marks, and keeps those alone of what a channel of the reader holds',
    run: on(async (log) => {
      const before = await everything(log, 'ua', 'cnews')
      const given = ['x', 'not hers', 'unknown', LOOKED]
      const marks: Mark[] = given.map((id) => ({ id, state: ['read', 5] }))
      const [, , entry] = await told(log, 3, async () => {
        await log.append(['cnews'], draft('x'))
        await log.append(['cother'], draft('not hers'))
        await log.mark(['ua', 'cnews'], marks)
      })
      const records = JSON.parse(`[${entry!.records}]`) as Mark[]
      same('told', [entry!.channels, records.map(({ id }) => id)], [['ua'], given])
      same('kept', ids(await since(log, before, 'ua', 'cnews')).sort(), [LOOKED, 'x', 'x'])
      same('the last look', markIn(await everything(log, 'ua', 'cnews'), LOOKED).state, ['read', 5])
      await log.append(['ua'], draft('unknown'))
      same(
        'nothing was kept',
        markIn(await everything(log, 'ua', 'cnews'), 'unknown').state,
        undefined,
      )
    }),
  },
  {
    promise: 'keeps a mark no longer than the words that it is about',
    run: on(
      async (log) => {
        const first = await everything(log, 'ua', 'cnews')
        for (let n = 0; n < 40; n += 1) {
          await log.append(['cnews'], draft(`n${n}`))
          await log.mark(['ua', 'cnews'], [{ id: `n${n}`, state: ['read', 5] }])
        }
        const page = await everything(log, 'ua', 'cnews')
        same('the history', [...new Set(ids(page))], ['n38', 'n39'])
        const { rows } = await log.read(['ua'], { ...first, at: first.end, told: page.end }, 10_000)
        holds('most marks are gone', rows.length < 20)
      },
      { history: 2 },
    ),
  },
  {
    promise: "keeps a reader's marks for all that the channels of a reader may hold",
    run: on(
      async (log) => {
        const channels = Array.from({ length: MOST_CHANNELS }, (_, n) => `c${n}`)
        for (const channel of channels) await log.append([channel], draft(`in ${channel}`))
        await log.mark(
          ['ua', ...channels],
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
          await log.mark(
            ['ua'],
            [
              { id: 'a', acted: 1 },
              { id: 'b', ...bad },
            ],
          ),
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
