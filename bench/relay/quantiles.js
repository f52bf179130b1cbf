// @ts-check
/** @param {readonly number[]} values in milliseconds */
export function quantiles(values) {
  const sorted = [...values].sort((a, b) => a - b)
  /** @param {number} share */
  const at = (share) => Number((sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(2))
  return { p50: at(0.5), p99: at(0.99) }
}
