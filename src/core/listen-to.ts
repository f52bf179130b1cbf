type Listener = (event: object) => void

// Core has no DOM types, so what is needed from an event target is declared.
interface Target {
  addEventListener: (type: string, listener: Listener) => void
  removeEventListener: (type: string, listener: Listener) => void
}

type Listened = readonly [target: Target, type: string, listener: Listener]

/**
 * Adds listeners, and returns a function that removes them. Without a signal: where tests mix jsdom's
 * listeners with Node's signals, those don't fit.
 */
export const listenTo = (...listened: readonly Listened[]): (() => void) => {
  for (const [target, type, listener] of listened) target.addEventListener(type, listener)
  return () => {
    for (const [target, type, listener] of listened) target.removeEventListener(type, listener)
  }
}
