// @ts-check
import * as Plot from '@observablehq/plot'
import { libraries, libraryIds } from '../libraries.js'
import { OverLimit } from '../limit.js'
import { colour, draw } from './draw.js'
import { measuresOf } from './measures.js'
import { namedLines } from './named-lines.js'
import { operations, queueNames } from './queue-table.js'
import { drawRelay } from './relay-plot.js'
import { sizeName } from './size-table.js'

/** @param {string} id */
const nameOf = (id) => libraries[id]?.name ?? id

/** @param {import('./figures.ts').Sizes} sizes */
function drawSizes({ uses: { usual = {} } }) {
  const bars = Object.entries(usual).flatMap(([id, { js, css }]) => [
    { id, name: sizeName(id), bytes: js, opacity: 1 },
    { id, name: sizeName(id), bytes: css, opacity: 0.5 },
  ])
  draw('sizes', {
    marginLeft: 180,
    x: { label: 'bytes, gzip; CSS lighter', grid: true },
    y: { label: null, domain: Object.keys(usual).map(sizeName) },
    marks: [Plot.barX(bars, { x: 'bytes', y: 'name', fill: colour, fillOpacity: 'opacity' })],
  })
}

/** @param {import('./figures.ts').Browser} browser */
function drawBursts({ items }) {
  const counts = [10, 100, 1000]
  const points = libraryIds.flatMap((id) => {
    const line = counts.flatMap((x) => {
      const y = measuresOf(items, `burst ${x}`, id).ms?.median
      return y ? [{ id, x, y }] : []
    })
    const isWhole = line.length === counts.length
    const name = isWhole ? nameOf(id) : `${nameOf(id)}, then ${new OverLimit().message}`
    return line.map((point) => ({ ...point, name }))
  })
  draw('bursts', {
    marginLeft: 60,
    marginRight: 110,
    height: 440,
    x: { label: 'calls in one go', type: 'log', ticks: counts, tickFormat: 'd' },
    y: { label: 'ms until the second frame after', type: 'log', grid: true, tickFormat: 'd' },
    marks: namedLines(points, 370),
  })
}

/** @param {import('./figures.ts').Browser} browser */
function drawStream({ items }) {
  const kinds = ['script', 'style', 'layout']
  const bars = libraryIds.flatMap((id) => {
    const measures = measuresOf(items, 'stream', id)
    return kinds.flatMap((kind) => {
      const ms = measures[kind]?.median
      return ms === undefined ? [] : [{ name: nameOf(id), kind, ms }]
    })
  })
  const missed = libraryIds.flatMap((id) => {
    const result = items.stream?.[id]
    return result && 'missed' in result ? [{ name: nameOf(id), missed: result.missed }] : []
  })
  draw('stream', {
    marginLeft: 110,
    x: { label: 'ms of script, style (violet) and layout (green)', grid: true },
    y: { label: null, domain: libraryIds.map(nameOf) },
    color: { domain: kinds, range: ['#3e93de', '#8e6fd8', '#30a46c'] },
    marks: [
      Plot.barX(bars, { x: 'ms', y: 'name', fill: 'kind', order: kinds }),
      Plot.text(missed, { x: 0, y: 'name', text: 'missed', textAnchor: 'start', dx: 6 }),
    ],
  })
}

/** @param {import('./figures.ts').Queue} queue */
function drawQueue({ queues }) {
  const shown = Object.entries(operations).filter(([, label]) => label.endsWith('µs'))
  const points = shown.flatMap(([operation, facet]) =>
    Object.entries(queueNames).flatMap(([id, name]) =>
      Object.entries(queues[id] ?? {}).flatMap(([size, items]) => {
        const y = items[operation]?.median
        return y ? [{ id, name, x: Number(size), y, facet }] : []
      }),
    ),
  )
  const labels = shown.map(([, label]) => label)
  const pixels = 150
  draw('queue', {
    marginLeft: 60,
    marginRight: 110,
    height: pixels * labels.length,
    fy: { axis: null, domain: labels, padding: 0.2 },
    x: { label: 'queued', type: 'log', tickFormat: '~s' },
    y: { label: null, type: 'log', grid: true, tickFormat: '~s', ticks: 4 },
    marks: [
      ...namedLines(points, pixels * 0.8),
      Plot.text(labels, {
        fy: (label) => label,
        text: (label) => label,
        frameAnchor: 'top-left',
        dy: -14,
      }),
    ],
  })
}

/** @param {import('./figures.ts').Figures} figures */
export function drawPlots({ sizes, browser, queue, relay }) {
  if (sizes) drawSizes(sizes)
  if (browser) {
    drawBursts(browser)
    drawStream(browser)
  }
  if (queue) drawQueue(queue)
  if (relay) drawRelay(relay)
}
