// @ts-check
import { number, ratio, table, withSpread } from './text.js'
import { peers } from '../relay/peers.js'

/** @typedef {import('../statistics.js').Summary} Summary */
/** @typedef {[label: string, read: (item: import('./figures.ts').Served) => number | Summary | undefined][]} Columns */

/** What is told of each server, by how many are connected. @type {Columns} */
const columns = [
  ['µs of CPU a delivery', ({ broadcast }) => broadcast.micros],
  ['p50, ms', (item) => item.broadcast.p50],
  ['p99, ms', (item) => item.broadcast.p99],
  ['lost', (item) => item.broadcast.lost],
  ['bytes a connection', (item) => item.bytesEach],
  ['µs of CPU a connect', (item) => item.connectMicros],
]

/** Those told of the largest number alone. @type {Columns} */
const stormColumns = [
  ['personal: µs of CPU', (item) => item.personal?.micros],
  ['p50, ms', (item) => item.personal?.p50],
  ['p99, ms', (item) => item.personal?.p99],
  ['lost', (item) => item.personal?.lost],
  ['storm: s until all are back', (item) => item.storm?.seconds],
  ['µs of CPU each', (item) => item.storm?.micros],
  ['did not get what they missed', (item) => item.storm?.missed],
]

/** @param {number | Summary | undefined} value */
function cell(value) {
  if (value === undefined) return '–'
  return typeof value === 'number' ? number(value) : withSpread(value)
}

/** @param {import('./figures.ts').Servers} servers @param {string} count @param {Columns} columns */
function rowsOf(servers, count, columns) {
  const theirs = Object.entries(servers).flatMap(([id, counts]) =>
    id === 'belfry' ? [] : (counts[count]?.broadcast.micros.median ?? []),
  )
  return Object.entries(servers).flatMap(([id, counts]) => {
    const item = counts[count]
    if (!item) return []
    const cells = columns.map(([, read]) => cell(read(item)))
    return [[peers[id]?.name ?? id, ...cells, ratio(item.broadcast.micros.median, theirs)]]
  })
}

/** One table for each number of connections. @param {import('./figures.ts').Servers} servers */
export const relayTables = (servers) =>
  Object.keys(servers.belfry ?? {})
    .map((count) => {
      const head = ['', ...columns.map(([label]) => label), 'µs: to the best peer']
      return `### ${number(Number(count))} connections\n\n${table(head, rowsOf(servers, count, columns))}`
    })
    .join('\n\n')

/** What becomes of the largest number when messages are personal, and when all come back at once. @param {import('./figures.ts').Servers} servers */
export function stormTable(servers) {
  const count = Object.keys(servers.belfry ?? {}).at(-1) ?? ''
  const rows = rowsOf(servers, count, stormColumns).map((row) => row.slice(0, -1))
  return table(['', ...stormColumns.map(([label]) => label)], rows)
}

/** Who takes part, and how. @param {Record<string, string>} versions */
export const relayField = (versions) =>
  table(
    ['', 'version', 'set up as'],
    Object.entries(peers).map(([id, { name, note }]) => [name, versions[id] ?? '', note]),
    '---',
  )

/** @typedef {NonNullable<import('./figures.ts').Relay['crowded']>} Crowded */

/** @param {Crowded} crowded @returns {[log: string, each: import('./figures.ts').Crowded][]} */
const logsOf = ({ memory, redis }) => [
  ['`memoryLog`', memory],
  ['Redis', redis],
]

/** @param {number} micros */
const millis = (micros) => number(Number((micros / 1000).toPrecision(2)))

/** What a page load costs. @param {Crowded} crowded */
export const pagesTable = (crowded) =>
  table(
    ['', 'channels', 'first: relay', 'first: Redis', 'again: relay', 'again: Redis'],
    logsOf(crowded).flatMap(([log, { pages }]) =>
      Object.entries(pages).map(
        ([channels, { firstRelay, firstEngine, againRelay, againEngine }]) => [
          log,
          channels,
          ...[firstRelay, firstEngine, againRelay, againEngine].map(millis),
        ],
      ),
    ),
  )

/** What a publish takes alone, and beside one user. @param {Crowded} crowded */
export const crowdedTable = (crowded) =>
  table(
    ['', 'alone: p50', 'p99', 'beside: p50', 'p99'],
    logsOf(crowded).map(([log, { quiet, beside }]) => [
      log,
      ...[quiet.p50, quiet.p99, beside.p50, beside.p99].map((each) => number(each)),
    ]),
  )
