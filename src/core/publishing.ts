import { callback } from './check.ts'
import { attempt } from './host.ts'
import type { Notification } from './notification.ts'
import type { Change, Notifier } from './notifier.ts'

/** Makes an operation of some work: when the outermost one ends, what changed is told. */
export type Operation = <Given extends unknown[], Result>(
  work: (...given: Given) => Result,
) => (...given: Given) => Result

type Listeners<Value> = Set<(value: Value) => void>

/** Lets listeners in; each has a subscription of its own, and may leave more than once. */
const createListen =
  <Value>(listeners: Listeners<Value>) =>
  (listener: (value: Value) => void) => {
    callback('listener', listener)
    const own = (value: Value) => listener(value)
    listeners.add(own)
    return () => void listeners.delete(own)
  }

/** Calls those who were there at the start and still are; none of them can harm another. */
const tell = <Value>(
  listeners: Listeners<Value>,
  value?: Value,
  atStart = [...listeners],
): void => {
  for (const own of atStart) {
    if (listeners.has(own)) attempt(() => own(value as Value))
  }
}

/** Decides when the world hears of changes. */
export interface Publishing<Data> {
  operation: Operation
  /** Puts a change in line; without one, only what is shown has changed. */
  publish: (change?: Change<Data>) => void
  /** The ways to listen. */
  readonly listening: Pick<Notifier<Data>, 'subscribe' | 'watch' | 'observe'>
}

/**
 * Creates the line in which changes are told: after each operation, or at the end of a batch. Calls
 * made by those who are being told join the same line, so nobody hears things out of order. `settle`
 * is called before anybody hears anything.
 */
export const createPublishing = <Data>(
  list: () => readonly Notification<Data>[],
  settle: () => void,
): Publishing<Data> => {
  const observers: Listeners<Change<Data>> = new Set()
  const watchers: Listeners<void> = new Set()
  const subscribers: Listeners<readonly Notification<Data>[]> = new Set()
  const line: (Change<Data> | undefined)[] = []
  let depth = 0

  const tellClosed = ({ notification: { onClose }, reason, by }: Change<Data>): void => {
    if (!reason || !onClose) return
    attempt(() => (by ? onClose(reason, by) : onClose(reason)))
  }

  const deliver = (): void => {
    for (settle(); line.length; settle()) {
      // The line may grow while it is told.
      for (const change of line) {
        if (!change) continue
        tellClosed(change)
        tell(observers, change)
      }
      line.length = 0
      const atStart = [...subscribers]
      const current = atStart.length ? list() : []
      tell(watchers)
      tell(subscribers, current, atStart)
    }
  }

  return {
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
    publish: (change) => void line.push(change),
    listening: {
      subscribe: createListen(subscribers),
      watch: createListen(watchers),
      observe: createListen(observers),
    },
  }
}
