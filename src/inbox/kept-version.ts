import type { Notification } from '../core/index.ts'
import { complain } from '../core/inside.ts'
import { unfit } from '../record/index.ts'
import type { InboxOptions } from './inbox.ts'

/** Returns why an answer of `keep` is invalid, or undefined if it is valid. */
const refusalOf = (changes: unknown): string | undefined => {
  if (typeof changes !== 'object' || !changes) return `a ${typeof changes}`
  if (Array.isArray(changes)) return 'an array'
  if ('then' in changes) {
    // Nobody awaits it, and an unhandled rejection would crash a process.
    Promise.resolve(changes).catch(() => {})
    return 'a promise'
  }
  const misfits = unfit(changes)
  return misfits.length ? `changes whose ${misfits.join(' and ')} does not fit` : undefined
}

/**
 * Returns the version of a notification to keep: as it is, redacted, or none. If `keep` throws or
 * its answer is invalid, none is kept, so that a failed redaction never keeps the secret.
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
      throw new TypeError(`belfry: keep must return true, false or changes; got ${refusal}`)
    return { ...notification, ...changes, id: notification.id } as typeof notification
  } catch (error) {
    complain(error)
    return undefined
  }
}
