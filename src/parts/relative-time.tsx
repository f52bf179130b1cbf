import type { ReactElement } from 'react'
import { tried } from '../core/inside.ts'
import { useNow } from './use-now.ts'

const MINUTE = 60_000

// In milliseconds, longest unit first.
const UNITS = Object.entries({
  year: 31_536_000_000,
  month: 2_592_000_000,
  day: 86_400_000,
  hour: 3_600_000,
  minute: MINUTE,
})

/** Creates a format; pages also use `en_US`, and tags that no browser knows. */
const createFormat = (language: string): Intl.RelativeTimeFormat => {
  const format = (tag: string | []) => new Intl.RelativeTimeFormat(tag, { numeric: 'auto' })
  return tried(() => format(language.replaceAll('_', '-') || [])) ?? format([])
}

// Creating a format costs forty times as much as using it, and a list has a hundred rows.
const formats = new Map<string, Intl.RelativeTimeFormat>()

const formatIn = (language: string): Intl.RelativeTimeFormat => {
  const format = formats.get(language) ?? createFormat(language)
  formats.set(language, format)
  return format
}

/** Returns how long ago it was, in the page's language. Counting seconds would be distracting. */
export const inWords = (timestamp: number, now: number): string => {
  const ms = timestamp - now
  const [unit, size] = UNITS.find((each) => Math.abs(ms) >= each[1]) ?? ['second', Infinity]
  return formatIn(document.documentElement.lang).format(
    Math.trunc(ms / size),
    unit as Intl.RelativeTimeFormatUnit,
  )
}

interface TimeProps {
  readonly timestamp: number
  readonly className: string
}

/** A relative time, as of a given moment. */
export const TimeAgo = ({
  timestamp,
  now,
  className,
}: TimeProps & { readonly now: number }): ReactElement => (
  <time className={className} dir="auto" dateTime={new Date(timestamp).toISOString()}>
    {inWords(timestamp, now)}
  </time>
)

/** A relative time that stays current. */
export const RelativeTime = (props: TimeProps): ReactElement => (
  <TimeAgo {...props} now={useNow()} />
)
