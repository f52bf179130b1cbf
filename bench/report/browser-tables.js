// @ts-check
import { isOurs, libraries, libraryIds } from '../libraries.js'
import { measuresOf } from './measures.js'
import { number, ratio, table, withSpread } from './text.js'

/**
 * @typedef {{ item: string, measure: string, head: string, plain?: true,
 *   isAnswer?: true }} Column
 * @typedef {{ title: string, text: string, columns: Column[], compare: number, plot?: string }}
 *   Section
 */

/** @type {Section[]} */
export const sections = [
  {
    title: 'From call to paint',
    text: `The time from the call to the end of the first frame that shows the card. The call comes just after
a frame, and a frame takes 16.7 ms, so no library can be faster than that. *Main thread* is the processor
time that the page used meanwhile. *First* is the first notification of a page; *next* are later ones, each on an
empty screen. Belfry's card also enters the browser's top layer, which keeps it above modals.`,
    columns: [
      { item: 'first paint', measure: 'ms', head: 'first, ms' },
      { item: 'first paint', measure: 'task', head: 'first, main thread, ms' },
      { item: 'next paint', measure: 'ms', head: 'next, ms' },
      { item: 'next paint', measure: 'task', head: 'next, main thread, ms' },
    ],
    compare: 3,
  },
  {
    title: 'Mounting',
    text: `The time to render an app of 100 rows with the library's empty toaster, including all effects and
layout, and the processor time that the main thread used for it. *React alone* is the same app without a
toaster.`,
    columns: [
      { item: 'mount', measure: 'ms', head: 'ms' },
      { item: 'mount', measure: 'task', head: 'main thread, ms' },
    ],
    compare: 1,
  },
  {
    title: 'Bursts',
    text: `10, 100 and 1000 calls in one go, timed until the second frame after them. *Main thread* is the
processor time until the page came to rest, and *blocking* adds up what each task took beyond 50 ms.
*Cards* and *elements* count what the burst of 1000 put into the page. Belfry shows the newest, so each of
the thousand covers another one; *in order* covers nothing.`,
    columns: [
      { item: 'burst 10', measure: 'ms', head: '10, ms' },
      { item: 'burst 100', measure: 'ms', head: '100, ms' },
      { item: 'burst 1000', measure: 'ms', head: '1000, ms' },
      { item: 'burst 1000', measure: 'task', head: '1000, main thread, ms' },
      { item: 'burst 1000', measure: 'blocking', head: '1000, blocking, ms' },
      { item: 'burst 1000', measure: 'cards', head: 'cards', plain: true },
      { item: 'burst 1000', measure: 'elements', head: 'elements', plain: true },
    ],
    compare: 3,
    plot: 'bursts',
  },
  {
    title: 'One more on top of 1000, and clearing them',
    text: `Times run until the second frame after the call. *Main thread* runs until the page has come to rest,
for one more card on top of ten and on top of 1000. *Gone* is when the last card has left. In Mantine, and in
Belfry *in order*, the extra one has to wait, so nothing is drawn. In Belfry by default, a shown card makes
room for it.`,
    columns: [
      { item: 'one more', measure: 'ms', head: 'one more, ms' },
      { item: 'one on ten', measure: 'task', head: 'on ten, main thread, ms' },
      { item: 'one more', measure: 'task', head: 'on 1000, main thread, ms' },
      { item: 'clear', measure: 'ms', head: 'clear, ms' },
      { item: 'clear', measure: 'blocking', head: 'blocking, ms' },
      { item: 'clear', measure: 'gone', head: 'gone, ms' },
    ],
    compare: 2,
  },
  {
    title: 'Above a modal dialog, and with a screen reader',
    text: `The main thread's work for one card until the page has come to rest: on an empty screen, while a
modal dialog is open, and while the browser reports everything to assistive technology. *Answers* says
whether you can press the card above the dialog. Where you cannot, the library does less work, and not
the same work.`,
    columns: [
      { item: 'one alone', measure: 'task', head: 'alone, ms' },
      { item: 'one under a modal', measure: 'task', head: 'under a modal dialog, ms' },
      { item: 'press under a modal', measure: 'answers', head: 'answers', isAnswer: true },
      { item: 'one heard', measure: 'task', head: 'with a screen reader, ms' },
    ],
    compare: 3,
  },
  {
    title: 'A stream',
    text: `200 notifications a second for 5 s, each shown for 500 ms. A busy page sends some of them late, but
it sends them all; *took* says how long that was. notistack and Mantine draw a few and let the others wait
for minutes. Belfry shows the newest first, so it draws every one of the thousand.
*In order* it lets them wait too, but keeps showing how many there are.`,
    columns: [
      { item: 'stream', measure: 'ms', head: 'took, ms' },
      { item: 'stream', measure: 'task', head: 'main thread, ms' },
      { item: 'stream', measure: 'script', head: 'script, ms' },
      { item: 'stream', measure: 'style', head: 'style, ms' },
      { item: 'stream', measure: 'layout', head: 'layout, ms' },
      { item: 'stream', measure: 'forcedLayouts', head: 'forced layouts', plain: true },
      { item: 'stream', measure: 'slowFrames', head: 'frames over 20 ms', plain: true },
    ],
    compare: 1,
    plot: 'stream',
  },
  {
    title: 'Idle',
    text: `Three cards that stay for a minute, watched for 10 s once they have come in and been read aloud.
*Wake-ups* are timers, animation frames and idle callbacks that ran script.`,
    columns: [
      { item: 'idle', measure: 'wakeUps', head: 'wake-ups', plain: true },
      { item: 'idle', measure: 'script', head: 'script, ms' },
      { item: 'idle', measure: 'task', head: 'main thread, ms' },
    ],
    compare: 2,
  },
  {
    title: 'Left behind',
    text: `What a page still holds on to after showing and clearing 10 000 more, 100 at a time, and collecting
garbage.`,
    columns: [
      { item: 'left', measure: 'heap', head: 'heap, bytes', plain: true },
      { item: 'left', measure: 'nodes', head: 'nodes', plain: true },
      { item: 'left', measure: 'listeners', head: 'listeners', plain: true },
    ],
    compare: 0,
  },
]

/**
 * @param {import('./figures.ts').Items} items
 * @param {Column[]} columns
 * @param {number} compare
 */
export function browserTable(items, columns, compare) {
  /** @type {(column: Column | undefined, id: string) => number | undefined} */
  const value = (column, id) => column && measuresOf(items, column.item, id)[column.measure]?.median
  /** @type {(column: Column, id: string) => string} */
  const cell = ({ item, measure, plain, isAnswer }, id) => {
    const result = items[item]?.[id]
    if (!result) return '–'
    if ('missed' in result) return result.missed
    const summary = result.measures[measure]
    if (isAnswer && summary) return summary.median === 1 ? 'yes' : 'no'
    return summary ? (plain ? number(summary.median) : withSpread(summary)) : '–'
  }

  const compared = columns[compare]
  const peers = libraryIds.filter((id) => !isOurs(id)).map((id) => value(compared, id) ?? Infinity)
  const first = columns[0]?.item ?? ''
  const ids = [...libraryIds, 'none'].filter((id) => items[first]?.[id])
  return table(
    ['', ...columns.map(({ head }) => head), `${compared?.head}: to the best peer`],
    ids.map((id) => [
      libraries[id]?.name ?? 'React alone',
      ...columns.map((column) => cell(column, id)),
      ratio(value(compared, id), peers),
    ]),
  )
}
