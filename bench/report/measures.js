// @ts-check

/**
 * What was measured of a library, by measure; nothing where it did not get that far.
 * @param {import('./figures.ts').Items} items
 * @param {string} item
 * @param {string} id
 * @returns {Record<string, import('../statistics.js').Summary>}
 */
export function measuresOf(items, item, id) {
  const result = items[item]?.[id]
  return result && 'measures' in result ? result.measures : {}
}
