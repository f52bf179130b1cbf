// @ts-check

/**
 * A median with its spread.
 * @typedef {{ median: number, low: number, high: number, samples: number }} Summary
 */

/** @param {number} value */
const rounded = (value) => Number(value.toPrecision(4))

/**
 * @param {readonly number[]} sorted
 * @param {number} share
 */
function quantile(sorted, share) {
  const place = (sorted.length - 1) * share
  const below = sorted[Math.floor(place)] ?? NaN
  const above = sorted[Math.ceil(place)] ?? NaN
  return below + (above - below) * (place % 1)
}

/**
 * Below which value each of these shares of all values lies.
 * @param {readonly number[]} values
 * @param {readonly number[]} shares
 */
export function quantiles(values, shares) {
  const sorted = [...values].sort((a, b) => a - b)
  return shares.map((share) => rounded(quantile(sorted, share)))
}

/**
 * The median and the quartiles around it.
 * @param {readonly number[]} values
 * @returns {Summary}
 */
export function summarize(values) {
  const [low = NaN, median = NaN, high = NaN] = quantiles(values, [0.25, 0.5, 0.75])
  return { median, low, high, samples: values.length }
}

/**
 * Summaries by measure of samples that each have all the measures.
 * @param {readonly Record<string, number>[]} samples
 * @returns {Record<string, Summary>}
 */
export function summarizeEach(samples) {
  return Object.fromEntries(
    Object.keys(samples[0] ?? {}).map((measure) => [
      measure,
      summarize(samples.map((sample) => sample[measure] ?? NaN)),
    ]),
  )
}
