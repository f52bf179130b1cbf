import type { Notification } from '../core/index.ts'
import { complain, kind } from '../core/inside.ts'
import { checkWords } from '../record/index.ts'
import type { InboxOptions } from './inbox.ts'

const readAnswer = kind<object>(
  'true, false or changes',
  (answer) => typeof answer === 'object' && !Array.isArray(answer) && !('then' in answer!),
)

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
    const answer = keep?.(notification) ?? true
    if (typeof answer === 'boolean') return answer ? notification : undefined
    // Nobody awaits a promise, and one that is rejected would crash a process.
    Promise.resolve(answer).catch(() => {})
    const changes = readAnswer('the answer of keep', answer)
    checkWords(changes)
    return { ...notification, ...changes, id: notification.id }
  } catch (error) {
    complain(error)
    return undefined
  }
}
