import { tried } from './errors.ts'

/** Fields that a thrown value may have. */
interface Thrown {
  message?: unknown
  name?: unknown
  status?: unknown
  statusText?: unknown
  errors?: unknown
  cause?: unknown
  /** Fields of an event, from an unhandled rejection or from a listener that is a bare `report.error`. */
  preventDefault?: unknown
  reason?: unknown
  type?: unknown
}

/** How deep causes and parts are read, since they may be circular. */
const DEPTH = 3

/** Turns any value into text that a person can read; empty if there is nothing to say. */
export const legible = (value: unknown): string => tried(() => say(value, DEPTH)) ?? ''

const isPlain = (value: unknown): value is string | number | bigint | boolean | symbol =>
  Object(value) !== value

const say = (value: unknown, depth: number): string => {
  if (value == null || depth === 0) return ''
  if (typeof value === 'function') return value.name
  if (isPlain(value)) return String(value)
  const thrown = value as Thrown
  const words = wordsOf(thrown) || json(value) || restOf(thrown)
  // An error's parts or cause say more than the error itself.
  const cause = thrown.preventDefault ? thrown.reason : thrown.cause
  const parts = Array.isArray(thrown.errors) ? thrown.errors : [cause]
  const why = parts.map((part) => say(part, depth - 1)).filter((part) => part && part !== words)
  return why.length ? `${words}: ${why.join('; ')}` : words
}

const wordsOf = (thrown: Thrown): string => {
  const { message, name, preventDefault, status, statusText, type } = thrown
  const own = message || name || (preventDefault && type)
  if (own && isPlain(own)) return String(own)
  // A Response has these, and no fields that JSON would show.
  return statusText ? [status, statusText].filter(Boolean).join(' ') : ''
}

/** Serialises an object that has no message, without DOM nodes and circular references. */
const json = (value: object): string => {
  const seen = new Set<unknown>()
  const text = JSON.stringify(value, (_, part: unknown) => {
    if (typeof part === 'bigint') return String(part)
    if (Object(part) !== part) return part
    if (seen.has(part) || 'nodeType' in (part as object)) return undefined
    seen.add(part)
    return part
  })
  return !text || text === '{}' || text === '[]' ? '' : text
}

/** The last resort: an HTTP/2 response's status, which has no text, or the value's own `toString`. */
const restOf = (value: Thrown): string => {
  const last: unknown = value.status || value
  const text = String(last)
  return text.startsWith('[object ') ? '' : text
}
