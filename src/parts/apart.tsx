import { type ReactElement, type ReactNode, useState } from 'react'
import { Boundary } from './boundary.tsx'

/**
 * Renders several boundaries. Each stays, empty, until its content has unmounted: otherwise an error
 * during unmounting would be caught further up, where all the others would have to remount.
 */
export const Apart = ({ children }: { readonly children: readonly ReactElement[] }): ReactNode => {
  const [drawn, setDrawn] = useState({ now: children, before: children })
  if (drawn.now !== children) setDrawn({ now: children, before: drawn.now })
  const keys = new Set(children.map(({ key }) => key))
  const gone = drawn.before.filter(({ key }) => !keys.has(key))

  return [
    ...children,
    ...gone.map(({ key }) => (
      <Boundary key={key} fallback={null}>
        {null}
      </Boundary>
    )),
  ]
}
