import type { Life } from './life.ts'

/** So many pixels of cards, and so many gaps. */
export interface Extent {
  pixels: number
  gaps: number
}

interface Neighbour {
  /** What stands at the same place on the screen has the same. */
  corner: () => string | undefined
  extent: Extent | undefined
  place: () => void
}

// On the document, so that two copies of the package share it too.
const NEIGHBOURS = Symbol.for('belfry.neighbours')

const neighboursOf = (document: Document): Set<Neighbour> => {
  const holder = document as Document & { [NEIGHBOURS]?: Set<Neighbour> }
  return (holder[NEIGHBOURS] ??= new Set())
}

/**
 * Stages at one position stand one above another, the one that was there first at the edge.
 *
 * @returns `before` tells how much of the corner is taken; `take` tells others where this one ends
 */
export const shareCorner = (
  stage: HTMLElement,
  [, onEnd]: Life,
  place: () => void,
): { before: () => Extent; take: (extent: Extent | undefined) => void } => {
  const neighbours = neighboursOf(stage.ownerDocument)

  const corner = () => {
    const region = stage.querySelector<HTMLElement>('.belfry-region')
    const dir = region?.closest('[dir]')?.getAttribute('dir') ?? 'ltr'
    return region ? `${region.dataset.position} ${dir}` : undefined
  }
  const self: Neighbour = { corner, extent: undefined, place }
  neighbours.add(self)

  const before = () => {
    const here = corner()
    let end = { pixels: 0, gaps: 0 }
    for (const other of neighbours) {
      if (other === self) break
      if (other.extent && other.corner() === here) end = other.extent
    }
    return end
  }

  const take = (extent: Extent | undefined) => {
    const { extent: last } = self
    self.extent = extent
    if (last?.pixels === extent?.pixels && last?.gaps === extent?.gaps) return
    const all = [...neighbours]
    // Only those after this one look at it, so that the round ends.
    for (const other of all.slice(all.indexOf(self) + 1))
      if (other.corner() === corner()) other.place()
  }

  onEnd(() => {
    take(undefined)
    neighbours.delete(self)
  })
  return { before, take }
}
