import type { ModelItem, ModelState } from './state.model.ts'

/** Shows as many as there is room for: first those shown and held, then by rank, then by age. */
export function arrange(state: ModelState): void {
  const { queue, holds, views, room, options } = state
  const isHeld = ({ fields }: ModelItem) => holds.some(({ id }) => id === fields.id)
  const rank = ({ fields }: ModelItem) => fields.priority ?? (fields.type === 'error' ? 1 : 0)
  const pinnedRank = (item: ModelItem) => (item.shown && isHeld(item) ? 1e9 : rank(item))
  const age = (a: ModelItem, b: ModelItem) =>
    options.overflow === 'newest-first' ? b.arrival - a.arrival : a.arrival - b.arrival

  const best = queue
    .filter(({ fields }) => !fields.silent)
    .sort((a, b) => pinnedRank(b) - pinnedRank(a) || age(a, b))
    .slice(0, Math.min(options.limit, room))
  for (const item of queue) {
    const shown = best.includes(item)
    if (shown !== item.shown) state.changed = true
    if (shown !== item.shown) for (const { readable } of views) readable?.delete(item)
    const isCovered = !shown && item.shown && !item.fields.silent
    if (isCovered) item.left = Math.max(item.left, Math.min(item.full, 1000))
    item.shown = shown
  }
}
