// @ts-check
import { centres, openable } from '../inbox/centres.js'
import { measuresOf } from './measures.js'
import { aboutQuick, number, ratio, table, withSpread } from './text.js'

/** @param {string} id */
const isOurs = (id) => centres[id]?.package === 'belfry'

/** @param {Record<string, string>} versions */
const fieldTable = (versions) =>
  table(
    ['', 'package', 'version', 'what is imported'],
    Object.values(centres).map(({ name, package: from, note }) => [
      name,
      `\`${from}\``,
      versions[from] ?? '',
      note,
    ]),
    '---',
  )

/** @param {Record<string, import('./size-table.js').Size>} sizes */
function sizeTable(sizes) {
  // A hook without a bell and a panel is no peer of those that bring them.
  const peers = Object.entries(sizes)
    .filter(([id]) => !isOurs(id) && id !== 'react-toastify')
    .map(([, { gzip }]) => gzip)
  return table(
    [
      '',
      'script, gzip',
      'CSS, gzip',
      'together, gzip',
      'together, brotli',
      'to the best with a bell',
    ],
    Object.entries(sizes).map(([id, { js, css, gzip, brotli }]) => [
      centres[id]?.name ?? id,
      ...[js, css, gzip, brotli].map(number),
      ratio(gzip, peers),
    ]),
  )
}

const columns = [
  { item: 'open 100', head: 'open with 100, ms' },
  { item: 'open 1000', head: 'open with 1000, ms' },
  { item: 'mark 100', head: 'mark all of 100, ms' },
  { item: 'mark 1000', head: 'mark all of 1000, ms' },
]

/** @param {import('../statistics.js').Summary | undefined} summary */
const cell = (summary) => (summary ? withSpread(summary) : '–')

/** @param {import('./figures.ts').Items} items */
const timeTable = (items) =>
  table(
    ['', ...columns.map(({ head }) => head), 'rows drawn of 1000'],
    openable.map((id) => [
      centres[id]?.name ?? id,
      ...columns.map(({ item }) => cell(measuresOf(items, item, id).ms)),
      number(measuresOf(items, 'open 1000', id).rows?.median ?? 0),
    ]),
  )

/** @param {import('./figures.ts').Items} items */
const taskTable = (items) =>
  table(
    ['main thread, ms', ...columns.map(({ head }) => head.replace(', ms', ''))],
    openable.map((id) => [
      centres[id]?.name ?? id,
      ...columns.map(({ item }) => cell(measuresOf(items, item, id).task)),
    ]),
  )

/** @param {import('./figures.ts').Inbox} inbox */
export const inboxPart = ({ versions, machine, chromium, items, sizes, quick }) => `## The inbox

Belfry's bell and panel, compared with the clients of notification services and with react-toastify's
notification centre.

${fieldTable(versions)}

### Bytes of a notification centre

Built with the same bundler as the sizes above, again without React. Novu and Courier keep their styles in
their scripts.

${sizeTable(sizes)}

### Opening the panel, and marking all

${chromium}; ${machine}.

Opening runs from the click to the end of the first frame that has rows; marking runs to the first frame
without an unread row. *Main thread* is the processor time that the page used until it came to rest.
What happens when the pointer reaches the button, before it presses it, is not counted. Belfry then prepares
its times in words, which takes some 40 ms if the page has not formatted anything yet; react-toastify's list
pays for its own at the click.

The services' panels cannot be opened without their servers. react-toastify has no panel, so its hook feeds
the shortest list that says the same. That list draws every row, without styles, keys or focus. Belfry draws
the newest hundred rows, and the others on demand.
${aboutQuick({ quick })}
${timeTable(items)}

${taskTable(items)}
`
