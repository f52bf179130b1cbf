import { tried } from './host.ts'

/** What things that are thrown may carry. */
interface Thrown {
  message?: unknown
  name?: unknown
  status?: unknown
  statusText?: unknown
  errors?: unknown
  cause?: unknown
  /** An event has these: of some rejection, or of whatever listens with a bare callback. */
  preventDefault?: unknown
  reason?: unknown
  type?: unknown
}

/** How far down causes and parts are read: they may lead in a circle. */
const DEPTH = 3

/** Any value as a text that a person can read; empty where there is nothing to say. */
export const readable = (value: unknown): string => tried(() => say(value, DEPTH)) ?? ''

const isPlain = (value: unknown): value is string | number | bigint | boolean | symbol =>
  Object(value) !== value

const say = (value: unknown, depth: number): string => {
  if (value == null || depth === 0) return ''
  if (typeof value === 'function') return value.name
  if (isPlain(value)) return String(value)
  const thrown = value as Thrown
  const words = wordsOf(thrown) || json(value) || restOf(thrown)
  // What an error is made of, or comes from, says more than it does itself.
  const parts = Array.isArray(thrown.errors) ? thrown.errors : [causeOf(thrown)]
  const why = parts.map((part) => say(part, depth - 1)).filter((part) => part && part !== words)
  return why.length ? `${words}: ${why.join('; ')}` : words
}

const causeOf = ({ cause, preventDefault, reason }: Thrown): unknown =>
  preventDefault ? reason : cause

const wordsOf = (thrown: Thrown): string => {
  const { message, name, preventDefault, status, statusText, type } = thrown
  const own = message || name || (preventDefault && type)
  if (own && isPlain(own)) return String(own)
  // A Response has these and nothing that JSON would tell.
  return statusText ? [status, statusText].filter(Boolean).join(' ') : ''
}

/** An object that says nothing else, without elements and what would lead in a circle. */
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

/** What is left to say: the status of an answer over HTTP/2, which has no words, or a text of its own. */
const restOf = (value: Thrown): string => {
  const last: unknown = value.status || value
  const text = String(last)
  return text.startsWith('[object ') ? '' : text
}
