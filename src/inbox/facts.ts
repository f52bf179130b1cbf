import type { Notification, Notifier } from '../core/index.ts'
import { type Reader, kind } from '../core/inside.ts'
import type { InboxRecord } from '../record/index.ts'

/** What an inbox exposes to the package's own views and doors only. */
export interface Facts<Data> {
  readonly notifier: Notifier<Data>
  /** Returns whether a notification would be kept. */
  readonly keeps: (notification: Notification<Data>) => boolean
  /** Returns all records, of removed items too. */
  readonly records: () => InboxRecord[]
  /** Returns the time by which records are stamped. */
  readonly now: () => number
  /** Publishes once, at the end, what the work changes. */
  readonly together: (work: () => void) => void
  /** Does the same with work that another tab does too, which then also writes it. */
  readonly heard: (work: () => void) => void
  /** Does the task once the store has loaded, before that is published; not at all if that was before. */
  readonly afterLoading: (task: () => void) => void
  /** Keeps a value beside the records until all is forgotten; without a store, as long as the page. */
  readonly keep: (name: string, value: string) => void
  /** Returns a kept value. */
  readonly kept: (name: string) => Promise<string | undefined>
  /** Does the task just before everything is forgotten, and tells it whether another tab forgets; one for each name. */
  readonly onForget: (name: string, task: (isElsewhere: boolean) => void) => void
}

// A registered symbol works across two copies of the package.
const factsKey: unique symbol = Symbol.for('belfry@1 inbox')

/** Attaches facts to an inbox, for `factsOf` to read. */
export const keepFacts = <Data, Owner extends object>(owner: Owner, facts: Facts<Data>): Owner =>
  // Enumerable, so that a copy with members of the caller's own has them too.
  Object.assign(owner, { [factsKey]: facts })

/** Returns an inbox's facts; undefined if `createInbox` did not create it. */
export const factsOf = <Data>(inbox: object): Facts<Data> | undefined =>
  (inbox as { [factsKey]?: Facts<Data> })[factsKey]

/** An inbox with facts, which one that only looks like it lacks. */
export const readInbox: Reader<object> = kind(
  'an inbox made by createInbox',
  (value) => !!factsOf(Object(value) as object),
)
