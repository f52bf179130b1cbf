import { type ReactElement, useEffect, useState } from 'react'

const MINUTE = 60_000
const UNITS: readonly [unit: Intl.RelativeTimeFormatUnit, ms: number][] = [
  ['year', 365 * 24 * 60 * MINUTE],
  ['month', 30 * 24 * 60 * MINUTE],
  ['day', 24 * 60 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
]

/** How long ago that was, in the page's language. */
function inWords(timestamp: number, now: number, language: string | undefined): string {
  const ms = timestamp - now
  const [unit, size] = UNITS.find((each) => Math.abs(ms) >= each[1]) ?? ['second', 1000]
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  // Under a minute seconds would only be unrest.
  return unit === 'second' ? format.format(0, unit) : format.format(Math.trunc(ms / size), unit)
}

/** When it happened, kept current. */
export function RelativeTime({ timestamp }: { timestamp: number }): ReactElement {
  const [now, setNow] = useState(Date.now)

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE)
    return () => clearInterval(timer)
  }, [])

  return (
    <time className="belfry-time" dir="auto" dateTime={new Date(timestamp).toISOString()}>
      {inWords(timestamp, now, document.documentElement.lang || undefined)}
    </time>
  )
}
