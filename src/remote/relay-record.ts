import type { InboxRecord } from '../record/index.ts'

/** A record with what only its toast needs. */
export interface RelayRecord extends InboxRecord {
  readonly duration?: number
  readonly priority?: number
  readonly dismissible?: boolean
  /** How old it may be to be shown, in milliseconds; 0: it is for those who were there. */
  readonly toastWithin?: number
}

/** Whether it says whom it is about; the inbox looks at the rest. */
export const isRecord = (value: unknown): value is RelayRecord => {
  const { v, id } = Object(value) as Partial<RelayRecord>
  return v === 1 && typeof id === 'string' && id !== ''
}
