import type { NotificationInput, NotificationOptions, Notifier } from 'belfry'

/** A call as people write it: `notify.success('Saved', options)`. */
interface Call {
  /** The shorthand for the type, if there is one. */
  readonly shorthand: 'success' | 'warning' | 'error' | undefined
  /** The title by itself where there is one. */
  readonly given: [string, NotificationOptions?] | [NotificationInput]
}

export function callOf({ title, ...all }: NotificationInput): Call {
  const { type, ...others } = all
  // An address may hold any other word.
  const shorthand = type === 'success' || type === 'warning' || type === 'error' ? type : undefined
  const options = shorthand ? others : all
  if (!title) return { shorthand, given: [options] }
  return { shorthand, given: Object.keys(options).length ? [title, options] : [title] }
}

/** Makes the call that the code shows. */
export function call(notifier: Notifier, notification: NotificationInput): string {
  const { shorthand, given } = callOf(notification)
  const notify = shorthand ? notifier[shorthand] : notifier
  const [content, options] = given
  return typeof content === 'string' ? notify(content, options) : notify(content)
}
