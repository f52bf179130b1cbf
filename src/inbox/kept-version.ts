import type { Notification } from '../core/index.ts'
import { complain } from '../core/inside.ts'
import { unfit } from '../record/index.ts'
import type { InboxOptions } from './inbox.ts'

/** What stands against an answer; undefined where it can be followed. */
const refusalOf = (changes: unknown): string | undefined => {
  if (typeof changes !== 'object' || !changes) return `a ${typeof changes}`
  if (Array.isArray(changes)) return 'an array'
  if ('then' in changes) {
    // Nobody waits for it: what it rejects with would take a process down.
    Promise.resolve(changes).catch(() => {})
    return 'a promise'
  }
  const misfits = unfit(changes)
  return misfits.length ? `changes whose ${misfits.join(' and ')} does not fit` : undefined
}

/**
 * The version of a notification that may be kept: as it is, redacted, or none. Where the answer
 * cannot be followed none is kept, so that a failed redaction never keeps the secret.
 */
export const keptVersion = <Data>(
  notification: Notification<Data>,
  keep: InboxOptions<Data>['keep'],
): Notification<Data> | undefined => {
  if (notification.keep === false) return undefined
  try {
    const changes = keep?.(notification) ?? true
    if (typeof changes === 'boolean') return changes ? notification : undefined
    const refusal = refusalOf(changes)
    if (refusal)
      throw new TypeError(`belfry: keep must answer with true, false or changes; got ${refusal}`)
    return Object.freeze({
      ...notification,
      ...changes,
      id: notification.id,
    }) as typeof notification
  } catch (error) {
    complain(error)
    return undefined
  }
}
