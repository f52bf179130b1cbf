// @ts-check
import { number, table } from './text.js'

export const queueNames = {
  belfry: 'Belfry',
  'react-stately': 'React Stately',
  zag: 'Zag',
  'react-hot-toast': 'react-hot-toast',
  sonner: 'sonner',
}

/** What is measured, with its unit, in the order of the table. */
export const operations = {
  add: 'add, µs',
  dismiss: 'dismiss, µs',
  update: 'update, µs',
  expire: 'expire, µs',
  hold: 'hold and release, µs',
  'publish to 1': 'add with 1 subscriber, µs',
  'publish to 100': 'add with 100 subscribers, µs',
  'watch by 1': 'add with 1 watcher, µs',
  'watch by 100': 'add with 100 watchers, µs',
  'bytes queued': 'bytes each while queued',
  'bytes left': 'bytes left in all when all are closed',
}

/**
 * @param {import('./figures.ts').Queues} queues
 * @param {string} overLimit
 */
export function queueTable(queues, overLimit) {
  const sizes = Object.keys(queues.belfry ?? {})

  /** @type {(id: string, operation: string, size: string) => string} */
  const cell = (id, operation, size) => {
    const summary = queues[id]?.[size]?.[operation]
    return summary ? number(summary.median) : overLimit
  }
  const rows = Object.entries(operations).flatMap(([operation, label]) =>
    Object.entries(queueNames)
      .filter(([id]) => queues[id]?.[sizes[0] ?? '']?.[operation])
      .map(([id, name]) => [
        `${label}: ${name}`,
        ...sizes.map((size) => cell(id, operation, size)),
      ]),
  )
  return table(['', ...sizes.map((size) => `${number(Number(size))} queued`)], rows)
}
