import type { Notification, Notifier } from '../core/index.ts'

/** What the package's own views need of an inbox, and nobody else. */
interface Inside<Data> {
  readonly notifier: Notifier<Data>
  /** Whether a notification would be kept. */
  readonly keeps: (notification: Notification<Data>) => boolean
  /** Calls back when everything is forgotten, here or by another tab. Returns the way out. */
  readonly onForget: (listener: () => void) => () => void
}

// A symbol of the registry works across two copies of the package.
const insideKey: unique symbol = Symbol.for('belfry@1 inbox')

/** Lets `insideOf` find what is inside. */
export const keepInside = <Data, Owner extends object>(owner: Owner, inside: Inside<Data>): Owner =>
  Object.defineProperty(owner, insideKey, { value: inside })

/** What is inside an inbox that `createInbox` made; undefined for one of somebody else's. */
export const insideOf = <Data>(inbox: object): Inside<Data> | undefined =>
  (inbox as { [insideKey]?: Inside<Data> })[insideKey]
