// @ts-check

/** @param {number} value */
export function number(value) {
  if (value === 0) return '0'
  const digits = Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value))))
  return value.toLocaleString('en', { maximumFractionDigits: Math.min(3, digits) })
}

/** @param {import('../statistics.js').Summary} summary */
export function withSpread({ median, low, high, samples }) {
  const [from, to] = [number(low), number(high)]
  return samples > 1 && from !== to ? `${number(median)} (${from}–${to})` : number(median)
}

/**
 * A Markdown table: the first column reads left, the others right unless they are text.
 * @param {string[]} head
 * @param {string[][]} rows
 * @param {'---:' | '---'} [align]
 */
export function table(head, rows, align = '---:') {
  /** @param {string[]} cells */
  const line = (cells) => `| ${cells.join(' | ')} |`
  const rule = head.map((_, index) => (index > 0 ? align : '---'))
  return [head, rule, ...rows].map(line).join('\n')
}

/**
 * How many times the best peer's value this is; below 1 is ahead of it.
 * @param {number | undefined} value
 * @param {number[]} peers
 */
export function ratio(value, peers) {
  const best = Math.min(...peers)
  if (value === undefined || !Number.isFinite(best) || best === 0) return '–'
  return `${(value / best).toFixed(value / best < 10 ? 2 : 0)}×`
}

/** @param {{ quick: boolean }} surroundings */
export const aboutQuick = ({ quick }) =>
  quick ? '\n> One quick round on a busy machine, to try out the harness. Do not quote it.\n' : ''
