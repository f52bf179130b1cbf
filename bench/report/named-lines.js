// @ts-check
import * as Plot from '@observablehq/plot'
import { colour } from './draw.js'

/**
 * A point of somebody's line; `facet` where there are several pictures in one.
 * @typedef {{ id: string, name: string, x: number, y: number, facet?: string }} Point
 */

const lineHeight = 13

/**
 * The last point of each line, moved up where its name would cover another's.
 * @param {readonly Point[]} points
 * @param {number} gap the least distance of two names, in powers of ten
 */
function nameplates(points, gap) {
  const last = points.filter(
    (point) =>
      !points.some(({ id, facet, x }) => id === point.id && facet === point.facet && x > point.x),
  )
  let below = { x: NaN, facet: /** @type {string | undefined} */ (''), height: -Infinity }
  return last
    .sort((a, b) => (a.facet ?? '').localeCompare(b.facet ?? '') || a.x - b.x || a.y - b.y)
    .map((point) => {
      const isAbove = point.x === below.x && point.facet === below.facet
      const height = Math.max(Math.log10(point.y), isAbove ? below.height + gap : -Infinity)
      below = { x: point.x, facet: point.facet, height }
      return { ...point, y: 10 ** height }
    })
}

/**
 * Lines on logarithmic scales, each named where it ends.
 * @param {readonly Point[]} points
 * @param {number} pixels the height of one picture
 */
export function namedLines(points, pixels) {
  const heights = points.map(({ y }) => Math.log10(y))
  const gap = (lineHeight / pixels) * (Math.max(...heights) - Math.min(...heights))
  const place = { x: 'x', y: 'y', ...(points[0]?.facet && { fy: 'facet' }) }
  return [
    Plot.line(points, {
      ...place,
      z: 'id',
      stroke: colour,
      strokeWidth: ({ id }) => (id === 'belfry' ? 3 : 1.5),
    }),
    Plot.dot(points, { ...place, fill: colour, r: 3 }),
    Plot.text(nameplates(points, gap), {
      ...place,
      text: 'name',
      textAnchor: 'start',
      dx: 8,
    }),
  ]
}
