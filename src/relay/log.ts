import type { Mark } from '../record/index.ts'

export type { Mark }

/** A notification on its way into the log. */
export interface Draft {
  readonly id: string
  /** The record as JSON, cut open wherever the log's stamp belongs. */
  readonly pieces: readonly string[]
  /** False: it goes to those who are connected and into no history. */
  readonly kept: boolean
}

/** One step of the log, as those who are connected hear of it. */
export interface Entry {
  /** The log's stamp of this step: whole, positive and larger than any before it. */
  readonly at: number
  /** Whom it is for. */
  readonly channels: readonly string[]
  /** Its records as JSON, with commas between them, in one line. */
  readonly records: string
}

/** Where a reader stands. */
export interface Position {
  readonly epoch: string
  readonly at: number
  /** The `floor` of a page before: what was missing up to there, the reader has been told. */
  readonly told?: number
}

/** An item of a history, in the parts that the log keeps. */
export interface Row {
  readonly id: string
  /** The stamp of its last change. */
  readonly at: number
  /** The record as it was published, as JSON; absent where only marks are known. */
  readonly words?: string
  /** All marks that concern the reader: those of this channel and those of her own. */
  readonly marks: readonly Mark[]
}

/** What some channels hold for a reader, at one moment. */
export interface Page {
  /** Names this log's life: another one after it lost what it had. */
  readonly epoch: string
  /** The stamp of the last step. */
  readonly end: number
  /** The log's time, in epoch milliseconds: never behind `end`. */
  readonly now: number
  /** Up to here something has left one of the channels' histories. */
  readonly floor: number
  /** Whether `rows` is all that changed since the reader's position; otherwise they are the history. */
  readonly recovered: boolean
  /** Ordered by `at`. */
  readonly rows: readonly Row[]
  /** Whether there are rows behind the last one. */
  readonly more: boolean
}

/** Who follows a log. */
export interface Follower {
  /** The next steps, in order, none left out and none twice. */
  readonly onEntries: (entries: readonly Entry[]) => void
  /** Some steps cannot be told any more: everybody who listens must ask anew. */
  readonly onLost: () => void
}

/**
 * Where a relay keeps what it carries. Engines of your own implement this and run
 * `logConformance` on it. Channels are opaque texts; the first letter is part of them.
 */
export interface Log {
  /**
   * Appends a notification to the channels that do not hold the same pieces under its id, in one
   * step; to none, if all do. Calls take effect in their order. `filed`, `edited` and the state's
   * stamp are the step's `at`.
   */
  readonly append: (channels: readonly string[], draft: Draft) => Promise<void>
  /** Takes a record out of the channels: `gone` is the step's `at`. Unknown ids are taken out too. */
  readonly withdraw: (channels: readonly string[], id: string) => Promise<void>
  /**
   * Appends a user's marks to her channel in one step, each merged with what was there. False, and
   * nothing happens, where a stamp is more than a day ahead of the log's clock.
   */
  readonly mark: (channel: string, marks: readonly Mark[]) => Promise<boolean>
  /** Reads what changed after a position, or the history, at most `limit` rows of each. The first channel is the reader's own. */
  readonly read: (
    channels: readonly string[],
    after: Position | undefined,
    limit: number,
  ) => Promise<Page>
  /** Follows all steps that are younger than any page read from now on; answers how to stop. */
  readonly follow: (follower: Follower) => () => void
  /** How long ago, in milliseconds, it was known to be up to date; 0: it is. */
  readonly lag: () => number
  /** Lets go of what the log opened itself. */
  readonly close: () => Promise<void>
}
