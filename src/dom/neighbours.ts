import type { Extent } from './extent.ts'
import type { Life } from './life.ts'

interface Neighbour {
  /** Returns the same value for stages at the same place on screen. */
  corner: () => string | undefined
  extent: Extent | undefined
  place: () => void
}

// Shared by all copies of this major version in the document.
const key: unique symbol = Symbol.for('belfry@1 neighbours')

const neighboursOf = (document: Document): Set<Neighbour> => {
  const shared = document as { [key]?: Set<Neighbour> }
  return (shared[key] ??= new Set())
}

/**
 * Puts stages that share a position one above another, the first one at the edge.
 *
 * @returns `taken`, which says how much of the corner is taken, and `take`, which sets where this ends
 */
export const shareCorner = (
  stage: HTMLElement,
  { onEnd }: Life,
  place: () => void,
): { taken: () => Extent; take: (extent: Extent | undefined) => void } => {
  const neighbours = neighboursOf(stage.ownerDocument)

  const corner = () => {
    const region = stage.querySelector<HTMLElement>('.belfry-region')
    const dir = region?.closest('[dir]')?.getAttribute('dir') ?? 'ltr'
    return region ? `${region.dataset.position} ${dir}` : undefined
  }
  const self: Neighbour = { corner, extent: undefined, place }
  neighbours.add(self)

  const taken = () => {
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
    // Only later stages depend on this one, so this terminates.
    for (const other of all.slice(all.indexOf(self) + 1))
      if (other.corner() === corner()) other.place()
  }

  onEnd(() => {
    take(undefined)
    neighbours.delete(self)
  })
  return { taken, take }
}
