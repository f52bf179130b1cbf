import { wait } from '../clock.ts'
import { cursorTail, readCursor } from '../cursor.ts'
import type { Mark } from '../log.ts'
import { draft, everything, ids, markIn, on, same, since, type LogCheck } from './log-check.ts'

/** Promises about reading a log. */
export const reading: readonly LogCheck[] = [
  {
    promise: 'gives to a reader what her channels hold and nothing else',
    run: on(async (log) => {
      const names = ['ua', 'ca', 'ua:b', 'u', 'u__proto__', 'c{belfry}', 'c*', 'uä\n\0']
      for (const name of names) await log.append([name], draft(`in ${name}`))
      for (const name of names) same(name, ids(await everything(log, name)), [`in ${name}`])
      same('two of them', ids(await everything(log, 'ua', 'c*')), ['in ua', 'in c*'])
    }),
  },
  {
    promise: 'resumes with what came since, and with nothing where nothing came',
    run: on(async (log) => {
      const empty = await everything(log, 'ua')
      same('an empty log', [(await since(log, empty, 'ua')).recovered], [true])
      await log.append(['ua'], draft('one'))
      const first = await everything(log, 'ua')
      const nothing = await since(log, first, 'ua')
      same('nothing since', [nothing.recovered, ids(nothing)], [true, []])
      await log.append(['ua'], draft('two'))
      await log.append(['ub'], draft('not hers'))
      const later = await since(log, first, 'ua')
      same('one since', [later.recovered, ids(later)], [true, ['two']])
      same('all since it was empty', ids(await since(log, empty, 'ua')), ['one', 'two'])
    }),
  },
  {
    promise: 'knows no cursor of another life, nor one from beyond its end',
    run: on(async (log) => {
      await log.append(['ua'], draft('one'))
      const { epoch, end } = await everything(log, 'ua')
      for (const position of [
        { epoch: 'other', at: end },
        { epoch, at: end + 1 },
        { epoch, at: 1 },
      ]) {
        const page = await log.read(['ua'], position, 100)
        same('the history', [page.recovered, ids(page)], [false, ['one']])
      }
    }),
  },
  {
    promise: 'names its life and its end so that a cursor can carry them',
    run: on(async (log) => {
      const { epoch, end } = await everything(log, 'ua')
      same('the cursor', readCursor(end + cursorTail(epoch, 'set'), 'set'), { epoch, at: end })
    }),
  },
  {
    promise: 'keeps the newest items of a channel, and tells who missed one',
    run: on(
      async (log) => {
        const empty = await everything(log, 'ua')
        for (const id of ['a', 'b', 'c']) await log.append(['ua'], draft(id))
        const three = await everything(log, 'ua')
        await log.append(['ub'], draft('elsewhere'))
        await log.append(['ua'], draft('d'))
        const all = await everything(log, 'ua')
        same('the newest', ids(all), ['b', 'c', 'd'])
        same('who missed a', (await since(log, empty, 'ua')).recovered, false)
        const later = await since(log, three, 'ua')
        same('who had it', [later.recovered, ids(later)], [true, ['d']])
        same('another channel', (await since(log, empty, 'ub')).recovered, true)
      },
      { history: 3 },
    ),
  },
  {
    promise: 'gives the newest items of all channels together, each with all that is known of it',
    run: on(async (log) => {
      await log.append(['cnews', 'ua'], draft('both'))
      for (let n = 0; n < 4; n += 1) await log.append([n % 2 ? 'ua' : 'cnews'], draft(`n${n}`))
      await log.append(['cnews'], draft('withdrawn'))
      await log.withdraw(['cnews'], 'withdrawn')
      const marks: Mark[] = ['both', 'n0', 'n2'].map((id) => ({ id, state: ['read', 5] }))
      await log.mark(['ua', 'cnews'], marks)
      const page = await log.read(['ua', 'cnews'], undefined, 2)
      same('the newest two', [ids(page), page.more], [['n2', 'n3', 'withdrawn'], false])
      same('with its mark', markIn(page, 'n2').state, ['read', 5])
      await log.append(['cnews', 'ua'], draft('both', 'edited'))
      const [first, ...rest] = (await log.read(['ua', 'cnews'], undefined, 1)).rows
      same('one in two channels', [first!.id, ...rest.map(({ id }) => id)], ['both', 'both'])
    }),
  },
  {
    promise: 'gives the rest of a history as it was at its first page',
    run: on(async (log) => {
      for (let n = 0; n < 4; n += 1) await log.append([n % 2 ? 'ua' : 'cnews'], draft(`n${n}`))
      const { epoch, floor, end, rows } = await everything(log, 'ua', 'cnews')
      await log.mark(['ua', 'cnews'], [{ id: 'n0', state: ['read', 5] }])
      await log.append(['ua'], draft('new'))
      const position = { epoch, at: rows[1]!.at, told: floor, upTo: end }
      const rest = await log.read(['ua', 'cnews'], position, 10)
      same('the rest', [rest.recovered, ids(rest), rest.more], [true, ['n2', 'n3'], false])
    }),
  },
  {
    promise: 'is read page by page, never with a step in two, and misses nothing',
    run: on(async (log) => {
      const empty = await everything(log, 'ua', 'cnews')
      for (const id of ['p', 'q', 'r']) await log.append(['ua'], draft(id))
      for (let n = 0; n < 7; n += 1) await log.append([n % 2 ? 'ua' : 'cnews'], draft(`n${n}`))
      await log.mark(
        ['ua'],
        ['p', 'q', 'r'].map((id) => ({ id, acted: 1 })),
      )
      await log.append(['ua', 'cnews'], draft('both'))
      const all = await since(log, empty, 'ua', 'cnews')
      const read: string[] = []
      let page = await log.read(['ua', 'cnews'], { epoch: empty.epoch, at: empty.end }, 2)
      same('a page of two', [ids(page), page.more], [['n0', 'n1'], true])
      const told = page.floor
      for (let pages = 0; pages < 20; pages += 1) {
        read.push(...ids(page))
        if (!page.more) break
        const { epoch, rows } = page
        page = await log.read(['ua', 'cnews'], { epoch, at: rows.at(-1)!.at, told }, 2)
        same('recovered', page.recovered, true)
      }
      same('the pages', read.sort(), ids(all).sort())
    }),
  },
  {
    promise: 'tells of no gap where only what was read is dropped between two pages',
    run: on(
      async (log) => {
        const { epoch, end } = await everything(log, 'ua')
        for (const id of ['a', 'b']) await log.append(['ua'], draft(id))
        const { floor, rows } = await log.read(['ua'], { epoch, at: end }, 1)
        await log.append(['ua'], draft('c'))
        const next = await log.read(['ua'], { epoch, at: rows[0]!.at, told: floor }, 10)
        same('what follows', [next.recovered, ids(next)], [true, ['b', 'c']])
      },
      { history: 2 },
    ),
  },
  {
    promise: 'tells of a gap once to who reads page by page',
    run: on(
      async (log) => {
        await log.append(['cnews'], draft('older'))
        for (const id of ['a', 'b', 'c']) await log.append(['ua'], draft(id))
        const { epoch, floor, rows } = await everything(log, 'ua', 'cnews')
        const position = { epoch, at: rows[0]!.at, told: floor }
        const next = await log.read(['ua', 'cnews'], position, 10)
        same('what follows', [next.recovered, ids(next)], [true, ['b', 'c']])
        await log.append(['ua'], draft('d'))
        const late = await log.read(['ua', 'cnews'], position, 10)
        same('what was dropped meanwhile', late.recovered, false)
      },
      { history: 2 },
    ),
  },
  {
    promise: 'keeps nothing longer than its retention',
    run: on(
      async (log) => {
        const empty = await everything(log, 'ua')
        await log.append(['ua'], draft('x'))
        const last = await everything(log, 'ua')
        await wait(300)
        same('what is old', ids(await everything(log, 'ua')), [])
        same('nothing since', (await since(log, last, 'ua')).recovered, true)
        await log.append(['ua'], draft('y'))
        const page = await since(log, empty, 'ua')
        same('an old cursor', [page.recovered, ids(page)], [false, ['y']])
      },
      { retention: 200 },
    ),
  },
]
