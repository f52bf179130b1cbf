import { type ReactElement, useEffect, useState } from 'react'

const MINUTE = 60_000

// The longest unit first, in milliseconds.
const UNITS = Object.entries({
  year: 31_536_000_000,
  month: 2_592_000_000,
  day: 86_400_000,
  hour: 3_600_000,
  minute: MINUTE,
})

/** Pages write `en_US` too, and tags that no browser knows. */
const formatIn = (language: string): Intl.RelativeTimeFormat => {
  const options = { numeric: 'auto' } as const
  try {
    return new Intl.RelativeTimeFormat(language.replaceAll('_', '-') || [], options)
  } catch {
    return new Intl.RelativeTimeFormat([], options)
  }
}

/** How long ago that was, in the page's language. Under a minute, counting would only be unrest. */
const inWords = (timestamp: number, now: number): string => {
  const ms = timestamp - now
  const [unit, size] = UNITS.find((each) => Math.abs(ms) >= each[1]) ?? ['second', Infinity]
  return formatIn(document.documentElement.lang).format(
    Math.trunc(ms / size),
    unit as Intl.RelativeTimeFormatUnit,
  )
}

/** When it happened, kept current. */
export const RelativeTime = ({ timestamp }: { timestamp: number }): ReactElement => {
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
