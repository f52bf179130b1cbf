import type { ReactElement } from 'react'

/** Draws a path in a 24×24 box; its meaning is always given as text as well. */
export const draw = (className: string, path: string): ReactElement => (
  <svg className={className} viewBox="0 0 24 24" aria-hidden>
    <path className="belfry-inbox-path" d={path} />
  </svg>
)
