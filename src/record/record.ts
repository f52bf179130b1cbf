import type { Media, NotificationType } from '../core/index.ts'

/** Where an item stands: not yet read, read, or put away. */
export type ItemState = 'unread' | 'read' | 'archived'

/** Where an item can stand; of two marks of one moment the later in this list prevails. */
export const states: readonly ItemState[] = ['unread', 'read', 'archived']

/** What is kept of an action: what can be stored and sent. */
export interface InboxAction {
  /** The words on the button or link. */
  readonly label: string
  /** Where it leads. */
  readonly href?: string
  /** The name of a handler in the notifier's `actions`. */
  readonly name?: string
}

/** What people read of a record, and what belongs to it. */
export interface RecordWords {
  readonly title?: string
  readonly message?: string
  readonly type?: NotificationType
  readonly timestamp?: number
  readonly media?: Media
  readonly key?: string
  readonly category?: string
  readonly count?: number
  readonly action?: InboxAction
  readonly data?: unknown
}

/** What store, tabs and relay carry of an item. What is absent is as old as time. */
export interface InboxRecord extends RecordWords {
  /** The version of this shape. */
  readonly v: 1
  readonly id: string
  /** When it came, or came again: its place in the list. */
  readonly filed?: number
  /** When its words were written. */
  readonly edited?: number
  /** Where it stands, and since when. */
  readonly state?: readonly [state: ItemState, stamp: number]
  /** When its action was done. */
  readonly acted?: number
  /** When it was removed; it is alive while `filed` is larger. */
  readonly gone?: number
}

/** What a user did with a record, on any device: what can be said without its words. Stamps are epoch milliseconds. */
export type Mark = Pick<InboxRecord, 'id' | 'state' | 'acted' | 'gone'>

/** The id of the record of the last look: not an item, and the user's on every device. */
export const LOOKED = 'belfry:looked'

/** What people read of a record, and what belongs to it, in the order of its JSON. */
export const wordFields: readonly (keyof RecordWords)[] = [
  'title',
  'message',
  'type',
  'timestamp',
  'media',
  'key',
  'category',
  'count',
  'action',
  'data',
]

/** Something on its way: what is undefined is absent. */
type Loose<Fields> = { readonly [Field in keyof Fields]: Fields[Field] | undefined }

/** Of some fields those that are not undefined, in their order. */
export const present = <Fields extends object>(
  fields: Loose<Fields>,
  among: readonly (keyof Fields)[] = Object.keys(fields) as (keyof Fields)[],
): Fields => {
  const found: { [Field in keyof Fields]?: Fields[Field] | undefined } = {}
  for (const field of among) if (fields[field] !== undefined) found[field] = fields[field]
  return found as Fields
}

/** Whether it has words: without a title and a message field it waits for them. */
export const hasWords = ({ title, message }: Loose<RecordWords>): boolean =>
  title !== undefined || message !== undefined

/** Its words alone. */
export const wordsOf = (record: Loose<RecordWords>): RecordWords => present(record, wordFields)

/** The one form of a record: words have an `edited`, and go with what went after they were written. */
export const seal = (record: Loose<InboxRecord>): InboxRecord => {
  const { id, filed, edited = 0, state, acted, gone } = record
  const lives = hasWords(record) && !(edited <= gone!)
  return Object.freeze(
    present<InboxRecord>({
      v: 1,
      id,
      filed,
      edited: lives ? edited : undefined,
      state,
      ...(lives && wordsOf(record)),
      acted,
      gone,
    }),
  )
}

/** Whether it came after it last went. */
export const isAlive = ({ filed = 0, gone = 0 }: InboxRecord): boolean => filed > gone

/** Whether it can be listed: it is alive and has its words. */
export const isItem = (record: InboxRecord | undefined): record is InboxRecord =>
  !!record && isAlive(record) && hasWords(record)

/** Where it stands: unread, where nothing is said. */
export const stateOf = (record: InboxRecord): ItemState => record.state?.[0] ?? 'unread'

/** Whether it still waits for its reader. */
export const isUnread = (record: InboxRecord | undefined): record is InboxRecord =>
  isItem(record) && stateOf(record) === 'unread'

/** Whether its action was done since it came. */
export const isDone = ({ acted = 0, filed = 0 }: InboxRecord): boolean => acted > filed

/** What can be stored and sent of an action. */
export const plainAction = ({ label, href, name }: Loose<InboxAction>): InboxAction =>
  Object.freeze(present<InboxAction>({ label, href, name }))

/** What can still be done: of an action that is done only the link is left. */
export const leftOf = <Known extends InboxAction>(
  record: InboxRecord,
  action: Known | undefined,
): Known | InboxAction | undefined => {
  if (!action || !isDone(record)) return action
  const { label, href } = action
  return href === undefined ? undefined : plainAction({ label, href })
}
