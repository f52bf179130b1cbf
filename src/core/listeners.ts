import { callback, check } from './check.ts'
import { attempt } from './clock.ts'

/** A set of listeners, none of which can harm another. */
export interface Listeners<Value> {
  /** Adds a listener and returns the function that takes it away. */
  add: (listener: (value: Value) => void) => () => void
  /** Calls those who were there at the start and still are. */
  tell: (value: Value) => void
  size: () => number
}

export function createListeners<Value>(): Listeners<Value> {
  const subscriptions = new Set<(value: Value) => void>()

  return {
    add(listener) {
      check('listener', callback, listener)
      const subscription = (value: Value) => listener(value)
      subscriptions.add(subscription)
      return () => {
        subscriptions.delete(subscription)
      }
    },
    tell(value) {
      for (const subscription of [...subscriptions]) {
        if (subscriptions.has(subscription)) attempt(() => subscription(value))
      }
    },
    size: () => subscriptions.size,
  }
}
