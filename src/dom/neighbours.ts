import type { Extent } from './extent.ts'
import type { Life } from './life.ts'
import { lineUp } from './line-up.ts'

interface Neighbour {
  /** Returns the same value for stages at the same place on screen. */
  corner: () => string | undefined
  extent: Extent | undefined
  place: () => void
}

/**
 * Puts stages that share a position one above another, the first one at the edge.
 *
 * @returns `taken`, which says how much of the corner is taken, and `take`, which sets where this ends
 */
export const shareCorner = (
  stage: HTMLElement,
  life: Life,
  place: () => void,
): { taken: () => Extent; take: (extent: Extent | undefined) => void } => {
  const document = stage.ownerDocument

  const corner = () => {
    const region = stage.querySelector<HTMLElement>('.belfry-region')
    // From inside a shadow root, nothing around it is found.
    const { dir } = region?.closest<HTMLElement>('[dir]') ?? document.documentElement
    return region ? `${region.dataset.position} ${dir || 'ltr'}` : undefined
  }
  /** The corner that this last took; undefined while there are no cards. */
  let here: string | undefined
  const self: Neighbour = { corner, extent: undefined, place }
  const all = lineUp(document, 'neighbours', self, life)

  const taken = () => {
    const own = corner()
    let end = { pixels: 0, gaps: 0 }
    for (const other of all) {
      if (other === self) break
      if (other.extent && other.corner() === own) end = other.extent
    }
    return end
  }

  const take = (extent: Extent | undefined) => {
    const { extent: last } = self
    const there = here
    self.extent = extent
    here = corner()
    if (here === there && last?.pixels === extent?.pixels && last?.gaps === extent?.gaps) return
    // Only later stages depend on this one, so this terminates.
    for (const other of all.slice(all.indexOf(self) + 1)) other.place()
  }

  life.onEnd(() => take(undefined))
  return { taken, take }
}
