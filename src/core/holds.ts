import { asText } from './check.ts'

/** Those who make time stand still. */
export interface Holds {
  /** Whether anybody holds. */
  any: () => boolean
  /** Whether somebody holds this one. */
  has: (id: string) => boolean
  /** Holds, and returns the release, which may be called more than once. */
  add: (id: unknown) => () => void
}

/** Creates a place for holds. */
export const createHolds = (): Holds => {
  const held = new Map<object, unknown>()

  return {
    any: () => held.size > 0,
    has: (id) => held.size > 0 && [...held.values()].includes(id),
    add: (id) => {
      const hold = {}
      held.set(hold, asText(id))
      return () => void held.delete(hold)
    },
  }
}
