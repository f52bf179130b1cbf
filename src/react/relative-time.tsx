import { type ReactElement, useEffect, useState } from 'react'

const MINUTE = 60_000

// The longest unit first, in seconds.
const UNITS = Object.entries({
  year: 31_536_000,
  month: 2_592_000,
  day: 86_400,
  hour: 3600,
  minute: 60,
})

/** How long ago that was, in the page's language. Under a minute, counting would only be unrest. */
function inWords(timestamp: number, now: number): string {
  const seconds = (timestamp - now) / 1000
  const [unit, size] = UNITS.find((each) => Math.abs(seconds) >= each[1]) ?? ['second', Infinity]
  const format = new Intl.RelativeTimeFormat(document.documentElement.lang || undefined, {
    numeric: 'auto',
  })
  return format.format(Math.trunc(seconds / size), unit as Intl.RelativeTimeFormatUnit)
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
      {inWords(timestamp, now)}
    </time>
  )
}
