import type { Notification, Notifier } from '../core/index.ts'

/** What an inbox tells the package's own views and doors, and nobody else. */
interface Facts<Data> {
  readonly notifier: Notifier<Data>
  /** Whether a notification would be kept. */
  readonly keeps: (notification: Notification<Data>) => boolean
  /** Calls back when everything is forgotten, here or by another tab. Returns the way out. */
  readonly onForget: (listener: () => void) => () => void
}

// A symbol of the registry works across two copies of the package.
const factsKey: unique symbol = Symbol.for('belfry@1 inbox')

/** Lets `factsOf` find what an inbox tells. */
export const keepFacts = <Data, Owner extends object>(owner: Owner, facts: Facts<Data>): Owner =>
  Object.defineProperty(owner, factsKey, { value: facts })

/** What an inbox that `createInbox` made tells; undefined for one of somebody else's. */
export const factsOf = <Data>(inbox: object): Facts<Data> | undefined =>
  (inbox as { [factsKey]?: Facts<Data> })[factsKey]
