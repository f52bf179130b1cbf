import type { Media, NotificationType } from '../core/index.ts'

/** The state of an item: unread, read or archived. */
export type ItemState = 'unread' | 'read' | 'archived'

/** All states; of two marks with the same stamp, the later in this list wins. */
export const states: readonly ItemState[] = ['unread', 'read', 'archived']

/** The part of an action that can be stored and sent. */
export interface InboxAction {
  /** The text of the button or link. */
  readonly label: string
  /** The URL it leads to. */
  readonly href?: string | undefined
  /** The name of a handler in the notifier's `actions`. */
  readonly name?: string | undefined
}

/** The content of a record: what people read, and what belongs to it. */
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

/** An item as store, tabs and relay carry it. A missing stamp is older than any other. */
export interface InboxRecord extends RecordWords {
  /** The version of this format. */
  readonly v: 1
  readonly id: string
  /** When it arrived, or arrived again; determines its place in the list. */
  readonly filed?: number
  /** When its content was written. */
  readonly edited?: number
  /** Its state, and since when. */
  readonly state?: readonly [state: ItemState, stamp: number]
  /** When its action succeeded. */
  readonly acted?: number
  /** When it was removed; it is alive if `filed` is larger. */
  readonly gone?: number
  /** Up to when the relay has its marks; only records of the relay have it, and only in this browser. */
  readonly sent?: number
}

/** What a user did with a record, on any device, without its content. Stamps are epoch milliseconds. */
export type Mark = Pick<InboxRecord, 'id' | 'state' | 'acted' | 'gone'>

/** The id of the record of the user's last look, on any device. It is not an item. */
export const LOOKED = 'belfry:looked'

/** The fields of a record's content, in the order of its JSON. */
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

/** Fields on their way in; undefined means absent. */
type Loose<Fields> = { readonly [Field in keyof Fields]: Fields[Field] | undefined }

/** Returns the fields that are not undefined, in the given order. */
export const present = <Fields extends object>(
  fields: Loose<Fields>,
  among: readonly (keyof Fields)[] = Object.keys(fields) as (keyof Fields)[],
): Fields => {
  const found: { [Field in keyof Fields]?: Fields[Field] | undefined } = {}
  for (const field of among) if (fields[field] !== undefined) found[field] = fields[field]
  return found as Fields
}

/** Returns whether it has content: without a title and a message, it is still waiting for it. */
export const hasWords = ({ title, message }: Loose<RecordWords>): boolean =>
  title !== undefined || message !== undefined

/** Returns only the content of a record. */
export const wordsOf = (record: Loose<RecordWords>): RecordWords => present(record, wordFields)

/** Returns the canonical form: content has an `edited`, and is dropped if removed after it was written. */
export const seal = (record: Loose<InboxRecord>): InboxRecord => {
  const { id, filed, edited = 0, state, acted, gone, sent } = record
  const lives = hasWords(record) && (gone === undefined || edited > gone) && id !== LOOKED
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
      sent,
    }),
  )
}

/** Returns whether it arrived after it was last removed. */
export const isAlive = ({ filed = 0, gone = 0 }: InboxRecord): boolean => filed > gone

/** Returns when its content came; pruning removes a record as of then, so that later content stays. */
export const cameAt = ({ filed = 0, edited = 0 }: InboxRecord): number => Math.max(filed, edited)

/** Returns whether it can be listed: it is alive and has content. */
export const isItem = (record: InboxRecord | undefined): record is InboxRecord =>
  !!record && isAlive(record) && hasWords(record)

/** Returns its state; unread by default. */
export const stateOf = (record: InboxRecord): ItemState => record.state?.[0] ?? 'unread'

/** Returns whether it is a listed item that is unread. */
export const isUnread = (record: InboxRecord | undefined): record is InboxRecord =>
  isItem(record) && stateOf(record) === 'unread'

/** Returns whether its action succeeded since it arrived. */
export const isDone = ({ acted = 0, filed = 0 }: InboxRecord): boolean => acted > filed

/** Returns the part of an action that can be stored and sent. */
export const plainAction = ({ label, href, name }: Loose<InboxAction>): InboxAction =>
  Object.freeze(present<InboxAction>({ label, href, name }))

/** Returns what can still be done: once an action has succeeded, only its link is left. */
export const leftOf = <Known extends InboxAction>(
  record: InboxRecord,
  action: Known | undefined,
): Known | InboxAction | undefined => {
  if (!action || !isDone(record)) return action
  const { label, href } = action
  return href === undefined ? undefined : plainAction({ label, href })
}
