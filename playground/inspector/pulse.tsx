import type { ReactElement } from 'react'

const HEIGHT = 32
const BAR = 6

/** Publications per second, drawn. */
export function Pulse({ pulse }: { readonly pulse: readonly number[] }): ReactElement {
  const most = Math.max(4, ...pulse)

  return (
    <svg
      className="pulse"
      viewBox={`0 0 ${pulse.length * BAR} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {pulse.map((count, index) => {
        const height = Math.max(1, (count / most) * HEIGHT)
        const place = { x: index * BAR, y: HEIGHT - height, width: BAR - 2, height }
        return <rect key={index} {...place} />
      })}
    </svg>
  )
}
