import type { Notifier } from 'belfry'
import { type ReactElement, useEffect, useState } from 'react'

/** Lets display time stand still for all, until pressed again. */
export function HoldButton({ notifier }: { readonly notifier: Notifier }): ReactElement {
  const [isHeld, setHeld] = useState(false)

  useEffect(() => (isHeld ? notifier.hold() : undefined), [isHeld, notifier])

  return (
    <button className="button" type="button" aria-pressed={isHeld} onClick={() => setHeld(!isHeld)}>
      Hold time
    </button>
  )
}
