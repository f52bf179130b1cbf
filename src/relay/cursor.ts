import type { Position } from './log.ts'

// Two rounds of FNV-1a with different beginnings: short, fast, and the same in every relay. It is
// no secret: who forges one only misses her own history.
const hash = (text: string, seed: number): string => {
  let value = seed
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  return (value >>> 0).toString(36)
}

/** A short name of a set of channels: a cursor made for others is unknown here. */
export function nameOfSet(channels: readonly string[]): string {
  const text = JSON.stringify([...channels].sort())
  return hash(text, 0x811c9dc5) + '-' + hash(text, 0x2f0b4c47)
}

/**
 * What follows the stamp in all cursors of one stream. Joined, so that it is one piece of memory:
 * a template would be put together anew, part by part, for every delivery.
 */
export const cursorTail = (epoch: string, set: string): string => ['', epoch, set].join('.')

/** The position that a cursor names, if it was made for these channels. */
export function readCursor(cursor: string | null, set: string): Position | undefined {
  const [, at, epoch, madeFor] =
    /^(\d{1,15})\.([\w-]{1,40})\.([\w-]{1,40})$/.exec(cursor ?? '') ?? []
  return epoch && madeFor === set ? { epoch, at: Number(at) } : undefined
}
