import type { Mark } from '../record/index.ts'

export type { Mark }

/** A notification to append to the log. */
export interface Draft {
  readonly id: string
  /** The record as JSON, split wherever the log's stamp belongs. */
  readonly pieces: readonly string[]
  /** Whether it is stored; if not, it only goes to connected clients. */
  readonly kept: boolean
}

/** One step of the log, as delivered to connected clients. */
export interface Entry {
  /** The log's stamp of this step: an integer, positive and larger than any before it. */
  readonly at: number
  /** The channels that it is for. */
  readonly channels: readonly string[]
  /** Its records as JSON on one line, separated by commas. */
  readonly records: string
  /** Whether it ends the streams of those whose own channel it is for; then it has no records. */
  readonly ends?: true
}

/** A reader's position in the log. */
export interface Position {
  readonly epoch: string
  readonly at: number
  /** The `floor` of an earlier page: the reader already knows that entries up to there are missing. */
  readonly told?: number
  /** The `end` of a history that is read page by page, until its last page was read. */
  readonly upTo?: number
}

/** An item of a history, in the parts that the log stores. */
export interface Row {
  readonly id: string
  /** Its place: in a history the stamp of its words, if it has any; else of its last change. */
  readonly at: number
  /** The record as published, as JSON; absent if only marks are known. */
  readonly words?: string
  /** All marks that concern the reader: this channel's and the reader's own. */
  readonly marks: readonly Mark[]
}

/** What some channels contain for a reader at one moment. */
export interface Page {
  /** Identifies this log's data: it changes after a loss. Up to 40 letters, digits, `_` and `-`. */
  readonly epoch: string
  /** The stamp of the last step. */
  readonly end: number
  /** The log's time, in epoch milliseconds; never before `end`. */
  readonly now: number
  /** The largest stamp of anything dropped from one of the channels' histories. */
  readonly floor: number
  /** Whether what follows the reader's position is complete; otherwise `rows` are the history. */
  readonly recovered: boolean
  /** Ordered by `at`. */
  readonly rows: readonly Row[]
  /** Whether there are more rows after the last one. */
  readonly more: boolean
}

/** Receives the steps of a log. */
export interface Follower {
  /** Called with the next steps, in order, each exactly once. */
  readonly onEntries: (entries: readonly Entry[]) => void
  /** Called when steps were lost: every client has to read again. */
  readonly onLost: () => void
}

/**
 * Stores what a relay sends. A log of your own implements this; test it with `logConformance`. Channels
 * are opaque strings, including their first letter.
 */
export interface Log {
  /**
   * Appends a notification, in one step, to those channels that don't have the same pieces under its
   * id; if all do, it is a no-op. Calls take effect in order. `filed`, `edited` and the state's stamp
   * are the step's `at`.
   */
  readonly append: (channels: readonly string[], draft: Draft) => Promise<void>
  /** Removes a record from the channels: `gone` is the step's `at`. Unknown ids are removed too. */
  readonly withdraw: (channels: readonly string[], id: string) => Promise<void>
  /**
   * Delivers a user's marks to their own channel, the first of these, in one step. It stores there, merged
   * with what is known, those of ids whose words one of the channels has, until it no longer has them; and
   * always that of `belfry:looked`. Returns false, and changes nothing, if a stamp is more than a day ahead
   * of the log's clock.
   */
  readonly mark: (channels: readonly string[], marks: readonly Mark[]) => Promise<boolean>
  /**
   * Reads what changed after a position, up to `limit` items, or else the history: the newest `limit`
   * items of all channels together and what was withdrawn since the oldest of them, but no marks of other
   * items. The first channel is the reader's own.
   */
  readonly read: (
    channels: readonly string[],
    after: Position | undefined,
    limit: number,
  ) => Promise<Page>
  /**
   * Appends a step that ends the streams of the user whose own channel it is. It is kept nowhere. A log
   * may lack it: then `relay.end` rejects.
   */
  readonly end?: (channel: string) => Promise<void>
  /** Delivers all steps after any page read from now on. Returns an unsubscribe function. */
  readonly follow: (follower: Follower) => () => void
  /** Returns the milliseconds since it was last known to be up to date; 0 if it is. */
  readonly lag: () => number
  /** Closes what the log opened itself. */
  readonly close: () => Promise<void>
}
