export { createInbox } from './create-inbox.ts'
export type {
  Inbox,
  InboxItem,
  InboxOptions,
  InboxStore,
  ItemTarget,
  ItemTargets,
} from './inbox.ts'
export { type Listeners, createListeners } from './listeners.ts'
export { merge } from './merge.ts'
export { readRecord, readWords } from './read-record.ts'
export type { InboxAction, InboxRecord, ItemState, RecordWords } from './record.ts'
