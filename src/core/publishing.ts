import { callback } from './check.ts'
import { attempt } from './clock.ts'
import type { Notification } from './notification.ts'
import type { Change, Notifier } from './notifier.ts'

/** Decides when the world hears of changes: after each operation, or at the end of a batch. */
export interface Publishing<Data> extends Pick<Notifier<Data>, 'subscribe' | 'watch' | 'observe'> {
  /** Notes that something changed: one more to be told, or only what is shown. */
  changed: (change?: Change<Data>) => void
  /** Makes an operation of some work: when the outermost one ends, what changed is told. */
  operation: <Given extends unknown[], Result>(
    work: (...given: Given) => Result,
  ) => (...given: Given) => Result
}

type Listeners<Value> = Set<(value: Value) => void>

/** Lets listeners in; each has a subscription of its own, and may leave more than once. */
const createListen =
  <Value>(listeners: Listeners<Value>) =>
  (listener: (value: Value) => void) => {
    callback('listener', listener)
    const own = (value: Value) => listener(value)
    listeners.add(own)
    return () => {
      listeners.delete(own)
    }
  }

/** Calls those who were there at the start and still are; none of them can harm another. */
function tell<Value>(listeners: Listeners<Value>, value: Value): void {
  for (const own of [...listeners]) {
    if (listeners.has(own)) attempt(() => own(value))
  }
}

/** Calls made by those who are being told join the same line, so nobody hears things out of order. */
export function createPublishing<Data>(
  list: () => readonly Notification<Data>[],
  settle: () => void,
): Publishing<Data> {
  const observers: Listeners<Change<Data>> = new Set()
  const watchers: Listeners<void> = new Set()
  const subscribers: Listeners<readonly Notification<Data>[]> = new Set()
  const line: Change<Data>[] = []
  let stale = false
  let depth = 0

  function deliver(): void {
    settle()
    while (stale) {
      // The line may grow while it is told.
      for (const change of line) {
        if (change.type === 'closed') attempt(() => change.notification.onClose?.(change.reason))
        tell(observers, change)
      }
      line.length = 0
      stale = false
      const current = subscribers.size ? list() : []
      tell(watchers, undefined)
      tell(subscribers, current)
      settle()
    }
  }

  return {
    changed(change) {
      stale = true
      if (change) line.push(change)
    },
    operation:
      (work) =>
      (...given) => {
        depth++
        try {
          return work(...given)
        } finally {
          try {
            if (depth === 1) deliver()
          } finally {
            depth--
          }
        }
      },
    subscribe: createListen(subscribers),
    watch: createListen(watchers),
    observe: createListen(observers),
  }
}
