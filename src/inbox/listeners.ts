import { attempt } from './host.ts'

/** Those who want to hear of something. */
export interface Listeners<Value> {
  /** Lets one in, with a subscription of its own. Returns the way out, which may be used twice. */
  listen: (listener: (value: Value) => void) => () => void
  /** Calls those who were there at the start and still are; none of them can harm another. */
  tell: (value: Value) => void
}

/** Creates an empty circle of listeners. */
export const createListeners = <Value>(): Listeners<Value> => {
  const circle = new Set<(value: Value) => void>()
  return {
    listen: (listener) => {
      if (typeof listener !== 'function')
        throw new TypeError(`belfry: listener must be a function; got ${String(listener)}`)
      const own = (value: Value) => listener(value)
      circle.add(own)
      return () => void circle.delete(own)
    },
    tell: (value) => {
      for (const own of [...circle]) if (circle.has(own)) attempt(() => own(value))
    },
  }
}
