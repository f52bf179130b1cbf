export { createInbox } from './create-inbox.ts'
export type {
  Inbox,
  InboxItem,
  InboxNotifier,
  InboxOptions,
  InboxStore,
  ItemTarget,
  ItemTargets,
} from './inbox.ts'
export type { InboxAction, InboxRecord, ItemState, RecordWords } from '../record/index.ts'
