import type { Notification } from '../core/index.ts'
import { complain } from './host.ts'
import type { InboxOptions } from './inbox.ts'
import { unfit } from './read-record.ts'

const refuse = (what: string): undefined =>
  complain(
    new TypeError(`belfry: keep must answer with true, false or changes; got ${what}`),
  ) as undefined

/**
 * The version of a notification that may be kept: as it is, redacted, or none. Where the answer
 * cannot be followed none is kept, so that a failed redaction never keeps the secret.
 */
export const keptVersion = <Data>(
  notification: Notification<Data>,
  keep: InboxOptions<Data>['keep'],
): Notification<Data> | undefined => {
  if (notification.keep === false) return undefined
  if (!keep) return notification
  try {
    const changes: unknown = keep(notification)
    if (changes === false) return undefined
    if (changes === true || changes === undefined || changes === null) return notification
    if (typeof changes !== 'object') return refuse(`a ${typeof changes}`)
    if (Array.isArray(changes)) return refuse('an array')
    if ('then' in changes) return refuse('a promise')
    // What it leaves as it was is no redaction: filing leaves out what cannot be kept.
    const misfits = unfit(changes).filter(
      (field) => (changes as Partial<Notification<Data>>)[field] !== notification[field],
    )
    if (misfits.length) return refuse(`changes whose ${misfits.join(' and ')} does not fit`)
    return Object.freeze({ ...notification, ...changes, id: notification.id })
  } catch (error) {
    return complain(error) as undefined
  }
}
