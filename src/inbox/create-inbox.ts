import type { RegisteredData } from '../core/index.ts'
import type { Inbox, InboxOptions } from './inbox.ts'

/** Creates an inbox for what a notifier shows. */
export const createInbox = <Data = RegisteredData>(
  _options: InboxOptions<Data> = {},
): Inbox<Data> => ({
  list: () => [],
  count: () => 0,
  unseen: () => 0,
  markSeen: () => {},
  mark: () => 0,
  remove: () => 0,
  act: () => false,
  add: () => '',
  merge: () => {},
  record: () => undefined,
  adopt: () => {},
  observe: () => () => {},
  watch: () => () => {},
  ready: Promise.resolve('memory'),
  forget: () => Promise.resolve(),
  close: () => {},
})
