import { callback } from './check.ts'
import { attempt } from './errors.ts'

type Listener<Value> = (value: Value) => void

/** A set of listeners. */
export interface Listeners<Value> {
  /** Adds a listener, each time separately. Returns an unsubscribe, which is safe to call twice. */
  listen: (listener: Listener<Value>) => () => void
  /** Returns the current listeners. */
  present: () => readonly Listener<Value>[]
  /** Calls those that were there at the start and still are; an error in one doesn't affect the others. */
  tell: (value: Value, atStart?: readonly Listener<Value>[]) => void
}

/** Creates an empty set of listeners; what they throw goes to `onError`, or is reported. */
export const createListeners = <Value>(onError?: (error: unknown) => void): Listeners<Value> => {
  const circle = new Set<Listener<Value>>()
  const present = () => [...circle]
  return {
    listen: (listener) => {
      callback('listener', listener)
      // Without an argument if there is nothing to tell: a listener may be a function that takes one.
      const own = (value: Value) =>
        value === undefined ? (listener as () => void)() : listener(value)
      circle.add(own)
      return () => void circle.delete(own)
    },
    present,
    tell: (value, atStart = present()) => {
      for (const own of atStart) if (circle.has(own)) attempt(() => own(value), onError)
    },
  }
}
