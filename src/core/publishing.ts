import { attempt, countAnswer, reportError } from './errors.ts'
import { createListeners } from './listeners.ts'
import type { Notification } from './notification.ts'
import type { Change, Notifier } from './notifier.ts'

/** Wraps work as an operation: when the outermost one ends, the changes are published. */
export type Operation = <Given extends unknown[], Result>(
  work: (...given: Given) => Result,
) => (...given: Given) => Result

/** Decides when changes are published. */
export interface Publishing<Data> {
  operation: Operation
  /** Queues a change for publication; without one, only what is shown has changed. */
  publish: (change?: Change<Data>) => void
  /** The ways to listen. */
  readonly listening: Pick<Notifier<Data>, 'subscribe' | 'watch' | 'observe'>
}

/**
 * Creates the line in which changes are published: after each operation, or at the end of a batch.
 * Calls made by listeners join the same line, so nobody hears of changes out of order. `settle` is
 * called before any listener.
 */
export const createPublishing = <Data>(
  list: () => readonly Notification<Data>[],
  settle: () => void,
): Publishing<Data> => {
  const failures: unknown[] = []
  const fail = (error: unknown): unknown => failures.push(error)
  const observers = createListeners<Change<Data>>(fail)
  const watchers = createListeners<void>(fail)
  const subscribers = createListeners<readonly Notification<Data>[]>(fail)
  const line: (Change<Data> | undefined)[] = []
  let depth = 0

  const tellClosed = ({ notification: { onClose }, reason, by }: Change<Data>): void => {
    if (!reason || !onClose) return
    attempt(() => (by ? onClose(reason, by) : onClose(reason)), fail)
  }

  const deliver = (): void => {
    for (settle(); line.length; settle()) {
      // The line may grow meanwhile.
      for (const change of line) {
        if (!change) continue
        tellClosed(change)
        observers.tell(change)
      }
      line.length = 0
      // Building the list takes time, so it is built only if someone asks for it.
      if (subscribers.isHeard()) subscribers.tell(list())
      watchers.tell()
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
            // Reported last: an error handler may notify, and in the same line it would have no end.
            if (!--depth) failures.splice(0).forEach(reportError)
          }
        }
      },
    publish(change) {
      if (change) countAnswer()
      line.push(change)
    },
    listening: {
      subscribe: subscribers.listen,
      watch: watchers.listen,
      observe: observers.listen,
    },
  }
}
