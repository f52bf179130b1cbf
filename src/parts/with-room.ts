import type { CSSProperties } from 'react'

/** Returns a margin, or each of several, less the room. */
const less = (margin: unknown, room: string): string =>
  (typeof margin === 'number' ? `${margin}px` : String(margin))
    // Not within `calc()`.
    .split(/\s+(?![^(]*\))/)
    .map((each) => (/^(auto|0)$/.test(each) ? `-${room}` : `calc(${each} - ${room})`))
    .join(' ')

/**
 * Returns styles for a landmark whose padding leaves room for shadows, so that none is cut off: the
 * margins that users set are less by that room.
 */
export const withRoom = (style: CSSProperties | undefined, room: string): CSSProperties =>
  Object.fromEntries(
    Object.entries(style ?? {}).map(([name, value]) => [
      name,
      name.startsWith('margin') && value != null ? less(value, room) : value,
    ]),
  )
