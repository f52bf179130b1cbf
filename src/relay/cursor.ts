import type { Position } from './log.ts'

// Two rounds of FNV-1a with different seeds: short, fast, and the same in every relay. It isn't a
// secret: a user who forges one only misses their own history.
const hash = (text: string, seed: number): string => {
  let value = seed
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  return (value >>> 0).toString(36)
}

/** Returns a short name for a set of channels; cursors of other sets are unknown here. */
export function nameOfSet(channels: readonly string[]): string {
  const text = JSON.stringify([...channels].sort())
  return hash(text, 0x811c9dc5) + '-' + hash(text, 0x2f0b4c47)
}

/**
 * Returns what follows the stamp in all cursors of one stream. Joined, so that it is one flat string:
 * a template would be assembled again, part by part, for every delivery.
 */
export const cursorTail = (epoch: string, set: string): string => ['', epoch, set].join('.')

/** Returns the position of a cursor, if it was made for these channels. */
export function readCursor(cursor: string | null, set: string): Position | undefined {
  const [, at, epoch, madeFor] =
    /^(\d{1,15})\.([\w-]{1,40})\.([\w-]{1,40})$/.exec(cursor ?? '') ?? []
  return epoch && madeFor === set ? { epoch, at: Number(at) } : undefined
}
