import { callback } from './check.ts'
import { attempt } from './errors.ts'

type Listener<Value> = (value: Value) => void

/** A set of listeners. */
export interface Listeners<Value> {
  /** Adds a listener, each time separately. Returns an unsubscribe, which is safe to call twice. */
  listen: (listener: Listener<Value>) => () => void
  /** Returns whether there are any. */
  isHeard: () => boolean
  /** Calls those that are there now and still are then; an error in one doesn't affect the others. */
  tell: (value: Value) => void
}

/** Creates an empty set of listeners; what they throw goes to `onError`, or is reported. */
export const createListeners = <Value>(onError?: (error: unknown) => void): Listeners<Value> => {
  const circle = new Set<Listener<Value>>()
  return {
    listen: (listener) => {
      callback('listener', listener)
      // Without an argument if there is nothing to tell: a listener may be a function that takes one.
      const own = (value: Value) =>
        value === undefined ? (listener as () => void)() : listener(value)
      circle.add(own)
      return () => void circle.delete(own)
    },
    isHeard: () => circle.size > 0,
    tell: (value) => {
      for (const own of [...circle]) if (circle.has(own)) attempt(() => own(value), onError)
    },
  }
}
