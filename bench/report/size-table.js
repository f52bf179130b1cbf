// @ts-check
import { libraries } from '../libraries.js'
import { onTopOfMantine } from '../sizes/uses.js'
import { number, ratio, table } from './text.js'

/** @param {string} id */
export const sizeName = (id) =>
  id === onTopOfMantine ? 'Mantine, where it is in use' : (libraries[id]?.name ?? id)

/**
 * @typedef {Record<'js' | 'css' | 'gzip' | 'brotli' | 'minified', number>} Size
 * @param {Record<string, Size>} sizes
 */
export function sizeTable(sizes) {
  const peers = Object.entries(sizes).flatMap(([id, { gzip }]) => (id === 'belfry' ? [] : gzip))
  return table(
    ['', 'script, gzip', 'CSS, gzip', 'together, gzip', 'together, brotli', 'to the best peer'],
    Object.entries(sizes).map(([id, { js, css, gzip, brotli }]) => [
      sizeName(id),
      ...[js, css, gzip, brotli].map(number),
      ratio(gzip, peers),
    ]),
  )
}
