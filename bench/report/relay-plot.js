// @ts-check
import { peers } from '../relay/peers.js'
import { draw } from './draw.js'
import { namedLines } from './named-lines.js'

/** What a delivery costs as more are connected. @param {import('./figures.ts').Relay} relay */
export function drawRelay({ servers }) {
  const points = Object.entries(servers).flatMap(([id, counts]) =>
    Object.entries(counts).map(([count, { broadcast }]) => ({
      id,
      name: peers[id]?.name ?? id,
      x: Number(count),
      y: broadcast.micros.median,
    })),
  )
  draw('relay', {
    marginLeft: 60,
    marginRight: 110,
    height: 360,
    x: { label: 'connections', type: 'log', ticks: [100, 1000, 10_000], tickFormat: 'd' },
    y: { label: 'µs of CPU a delivery', type: 'log', grid: true, tickFormat: 'd' },
    marks: namedLines(points, 300),
  })
}
