import { callback } from './check.ts'
import { attempt } from './host.ts'

type Listener<Value> = (value: Value) => void

/** Those who want to hear of something. */
export interface Listeners<Value> {
  /** Lets one in, with a subscription of its own. Returns the way out, which may be used twice. */
  listen: (listener: Listener<Value>) => () => void
  /** Those who listen now. */
  present: () => readonly Listener<Value>[]
  /** Calls those who were there at the start and still are; none of them can harm another. */
  tell: (value: Value, atStart?: readonly Listener<Value>[]) => void
}

/** Creates an empty circle of listeners. */
export const createListeners = <Value>(): Listeners<Value> => {
  const circle = new Set<Listener<Value>>()
  const present = () => [...circle]
  return {
    listen: (listener) => {
      callback('listener', listener)
      const own = (value: Value) => listener(value)
      circle.add(own)
      return () => void circle.delete(own)
    },
    present,
    tell: (value, atStart = present()) => {
      for (const own of atStart) if (circle.has(own)) attempt(() => own(value))
    },
  }
}
