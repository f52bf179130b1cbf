// @ts-check
import { summarizeEach } from '../statistics.js'

/**
 * What a library needed for an item: summaries by measure, or why there are none.
 * @typedef {Record<string, number>} Sample
 * @typedef {{ missed: string } | { measures: Record<string, import('../statistics.js').Summary> }}
 *   Result
 */

/** Collects samples, and what was not reached, by item and library. */
export function createNotebook() {
  /** @type {Record<string, Record<string, Sample[]>>} */
  const samples = {}
  /** @type {Record<string, Record<string, string>>} */
  const missed = {}

  return {
    /** @type {(item: string, id: string, sample: Sample) => void} */
    record(item, id, sample) {
      samples[item] ??= {}
      samples[item][id] ??= []
      samples[item][id].push(sample)
    },
    /** @type {(item: string, id: string, reason: string) => void} */
    miss(item, id, reason) {
      missed[item] ??= {}
      missed[item][id] = reason
    },
    /** @type {(item: string, id: string) => Result} */
    result(item, id) {
      const reason = missed[item]?.[id]
      return reason ? { missed: reason } : { measures: summarizeEach(samples[item]?.[id] ?? []) }
    },
  }
}
