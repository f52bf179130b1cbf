// @ts-check
import { writeFileSync } from 'node:fs'
import { libraries } from '../libraries.js'
import { OverLimit, limitSeconds } from '../limit.js'
import { documentFile } from '../paths.js'
import { readResults } from '../results.js'
import { browserTable, sections } from './browser-tables.js'
import { inboxPart } from './inbox-part.js'
import { drawPlots } from './plots.js'
import { queueTable } from './queue-table.js'
import { relayPart } from './relay-part.js'
import { sizeTable } from './size-table.js'
import { aboutQuick, table } from './text.js'

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

/** @param {import('./figures.ts').Sizes} sizes */
const sizesPart = (sizes) => `## Sizes

How many bytes each library adds to a bundle, minified by esbuild ${sizes.versions.esbuild}. CSS counts,
React does not. Radix, Base UI and React Aria come without styles; yours would come on top.

${picture('sizes')}

${Object.entries(sizes.uses)
  .map(([use, bytes]) => `### ${use[0]?.toUpperCase()}${use.slice(1)}\n\n${sizeTable(bytes)}`)
  .join('\n\n')}
`

/** @param {import('./figures.ts').Browser} browser */
const browserPart = (browser) => `## In the browser

${browser.chromium}; ${browser.machine}.
${aboutQuick(browser)}
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
`

/** @param {import('./figures.ts').Queue} queue */
const queuePart = (queue) => `## The queue alone

Measured in Node, without a view, at several queue lengths; ${queue.machine}. Time is driven by hand, so
nothing but the queue is measured. React Stately ${queue.versions['react-stately']} and Zag
${queue.versions['@zag-js/toast']} run as their stores alone. react-hot-toast never keeps more than 20,
however many you add. Belfry's subscribers get the whole list, while its watchers only hear that something
changed. The subscribers of the other libraries get what those hand to their views. What a store cannot do
has no row.
${aboutQuick(queue)}
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

Belfry beside its peers: the same work, the same Chromium, the same bundler. \`npm run bench\` writes
this page; you find the figures behind it as JSON in [\`benchmarks/\`](benchmarks).

Times are medians, with quartiles where they differ. In every round the libraries take turns, each on a
fresh page of its own. Anything that takes longer than ${limitSeconds} s is stopped, and the table says so.
*To the best peer* divides a figure by that of the best other library: below 1 means ahead of all of them.

${fieldTable(versions)}

All of them run with React ${versions.react}, each at its defaults.

To repeat the measurements, run \`npm run bench\` on a machine that has nothing else to do; it takes about an
hour. \`node bench/run.js --only sizes\` (or \`queue\`, \`browser\`, \`inbox\`, \`relay\`)
measures one part, and \`--quick\` tries it out.
`,
    sizes && sizesPart(sizes),
    browser && browserPart(browser),
    queue && queuePart(queue),
    inbox && inboxPart(inbox),
    relay && relayPart(relay),
  ]
  writeFileSync(documentFile, texts.filter(Boolean).join('\n'))
}
