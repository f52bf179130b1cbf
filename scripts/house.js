// @ts-check

/**
 * A folder of `src`, and what it may import.
 * @typedef {{ folder: string, rooms: string[], packages: string[] }} Room
 */

const WIDTH = 150
const HEIGHT = 44
const GAP = 26
const STOREY = 110

/**
 * The house: who may import whom, those below knowing nothing of those above.
 * @param {Room[]} rooms
 */
export function drawHouse(rooms) {
  /** @type {(room: Room) => number} */
  const storeyOf = (room) =>
    Math.max(-1, ...rooms.filter(({ folder }) => room.rooms.includes(folder)).map(storeyOf)) + 1

  const storeys = rooms.map(storeyOf)
  const height = Math.max(...storeys)
  const widest = Math.max(
    ...storeys.map((each) => storeys.filter((other) => other === each).length),
  )
  const width = widest * (WIDTH + GAP)

  const places = new Map(
    rooms.map((room, index) => {
      const storey = storeys[index] ?? 0
      const neighbours = rooms.filter((_, other) => storeys[other] === storey)
      const inset = (width - neighbours.length * (WIDTH + GAP)) / 2
      const x = inset + neighbours.indexOf(room) * (WIDTH + GAP) + GAP / 2
      return [room.folder, { x, y: (height - storey) * STOREY + GAP / 2 }]
    }),
  )

  const arrows = rooms.flatMap(({ folder, rooms: below }) =>
    below.map((name) => {
      const from = places.get(folder)
      const to = places.get(name)
      if (!from || !to) return ''
      const x1 = from.x + WIDTH / 2
      const x2 = to.x + WIDTH / 2
      const y1 = from.y + HEIGHT
      const middle = (y1 + to.y) / 2
      return `<path d="M${x1} ${y1}C${x1} ${middle} ${x2} ${middle} ${x2} ${to.y}" />`
    }),
  )
  const boxes = [...places.values()].map(
    ({ x, y }) => `<rect x="${x}" y="${y}" width="${WIDTH}" height="${HEIGHT}" rx="10" />`,
  )
  const names = [...places].map(
    ([name, { x, y }]) => `<text x="${x + WIDTH / 2}" y="${y + HEIGHT / 2 + 5}">${name}</text>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height * STOREY + HEIGHT + GAP}" role="img" aria-label="Folders, each above those that it may import">
<g fill="none" stroke="#a8763a" stroke-width="1.5">
${arrows.filter(Boolean).join('\n')}
</g>
<g fill="#fbf3e8" stroke="#8a4a0c" stroke-width="1.5">
${boxes.join('\n')}
</g>
<g font-family="ui-monospace, monospace" font-size="14" text-anchor="middle" fill="#3a2408">
${names.join('\n')}
</g>
</svg>
`
}
