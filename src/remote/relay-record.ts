import type { InboxRecord } from '../record/index.ts'

/** A record with the fields that only its toast needs. */
export interface RelayRecord extends InboxRecord {
  readonly duration?: number
  readonly priority?: number
  readonly dismissible?: boolean
  /** Its toast's maximum age in milliseconds; 0 means only for clients connected when it was sent. */
  readonly toastWithin?: number
}

/** Returns whether a value has an id; the inbox checks the rest. */
export const isRecord = (value: unknown): value is RelayRecord =>
  typeof (Object(value) as Partial<RelayRecord>).id === 'string'
