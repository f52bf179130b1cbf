// @ts-check
import { writeFileSync } from 'node:fs'
import { libraries } from '../libraries.js'
import { OverLimit, limitSeconds } from '../limit.js'
import { documentFile } from '../paths.js'
import { readResults } from '../results.js'
import { browserTable, costTable, sections } from './browser-tables.js'
import { inboxPart } from './inbox-part.js'
import { drawPlots } from './plots.js'
import { queueTable } from './queue-table.js'
import { relayPart } from './relay-part.js'
import { sizeTable } from './size-table.js'
import { table } from './text.js'

/** @param {string} name */
const picture = (name) => `![${name}](benchmarks/${name}.svg)`

/** @param {Record<string, string>} versions */
const fieldTable = (versions) =>
  table(
    ['', 'package', 'version', 'set up as'],
    Object.values(libraries).map(({ name, package: from, note }) => [
      name,
      `\`${from}\``,
      versions[from] ?? '',
      note,
    ]),
    '---',
  )

/** What a reader must know of how it was measured. @param {import('./figures.ts').Surroundings} surroundings */
const about = ({ note, quick }) =>
  [
    quick && '\n> One quick round on a busy machine: to try the harness, not to quote.\n',
    note && `\n> ${note}\n`,
  ]
    .filter(Boolean)
    .join('')

/** @param {import('./figures.ts').Sizes} sizes */
const sizesPart = (sizes) => `## Sizes

What a bundle grows by, in bytes: minified by esbuild ${sizes.versions.esbuild}, React left out, CSS
counted. Radix, Base UI and React Aria bring no look; theirs comes on top.

${picture('sizes')}

${Object.entries(sizes.uses)
  .map(([use, bytes]) => `### ${use[0]?.toUpperCase()}${use.slice(1)}\n\n${sizeTable(bytes)}`)
  .join('\n\n')}
`

/** @param {import('./figures.ts').Browser} browser */
const browserPart = (browser) => `## In the browser

${browser.chromium}; ${browser.machine}.
${about(browser)}
${sections
  .filter(({ columns }) => browser.items[columns[0]?.item ?? ''])
  .map(({ title, text, columns, compare, plot }) =>
    [
      `### ${title}`,
      text,
      ...(plot ? [picture(plot)] : []),
      browserTable(browser.items, columns, compare),
    ].join('\n\n'),
  )
  .join('\n\n')}
${browser.costs ? costsPart(browser.costs) : ''}`

/** @param {import('./figures.ts').Items} costs */
const costsPart = (costs) => `
### What a promise costs

One card of Belfry's, with one thing left out at a time that others do not do: the browser's top layer,
which keeps cards above modals; looking what can be read, without which messages expire unseen; the
voice of screen readers; and the rule that keeps the page's resets out.

${costTable(costs)}
`

/** @param {import('./figures.ts').Queue} queue */
const queuePart = (queue) => `## The queue alone

In Node, without a view, with so many queued; ${queue.machine}. Time is driven by hand, so that
nothing but the queue is measured. React Stately ${queue.versions['react-stately']} and Zag
${queue.versions['@zag-js/toast']} are their stores alone. react-hot-toast never keeps more than 20,
whatever is added. Belfry's subscribers get the whole list, its watchers are only told; the others'
subscribers get what these libraries hand to their views. What a store cannot do has no row.
${about(queue)}
${picture('queue')}

${queueTable(queue.queues, new OverLimit().message)}
`

/** Writes the document and its plots from the figures that are there. */
export function writeDocument() {
  const parts = ['sizes', 'browser', 'queue', 'inbox', 'relay']
  /** @type {import('./figures.ts').Figures} */
  const figures = Object.fromEntries(parts.map((part) => [part, readResults(part)]))
  const { sizes, browser, queue, inbox, relay } = figures
  const versions = (browser ?? sizes ?? queue)?.versions ?? {}
  drawPlots(figures)
  const texts = [
    `# Benchmarks

Belfry beside its peers: the same work, the same Chromium, the same bundler. This page is written by
\`npm run bench\`; the figures behind it stand in [\`benchmarks/\`](benchmarks) as JSON.

Times are medians, with quartiles where they differ. Libraries take turns in every round, each on a
fresh page of its own. What takes longer than ${limitSeconds} s is stopped and says so. *To the best
peer* is how many times the best other library's figure it is: below 1 is ahead of all of them.

${fieldTable(versions)}

All with React ${versions.react}, each at its defaults.

To repeat it: \`npm run bench\` (about a quarter of an hour, on a machine that has nothing else to
do). \`node bench/run.js --only sizes\`, \`queue\`, \`browser\`, \`inbox\` or \`relay\` measures one
part, \`--quick\` tries it out.
`,
    sizes && sizesPart(sizes),
    browser && browserPart(browser),
    queue && queuePart(queue),
    inbox && inboxPart(inbox),
    relay && relayPart(relay, about),
  ]
  writeFileSync(documentFile, texts.filter(Boolean).join('\n'))
}
