import type { NotificationInput, NotificationOptions, Notifier } from 'belfry'

/** The arguments of the call: the title by itself where there is one. */
export function argumentsOf(
  notification: NotificationInput,
): [string, NotificationOptions?] | [NotificationInput] {
  const { title, ...options } = notification
  if (!title) return [options]
  return Object.keys(options).length ? [title, options] : [title]
}

/** Makes the call that the code shows. */
export function call(notifier: Notifier, notification: NotificationInput): string {
  const [content, options] = argumentsOf(notification)
  return typeof content === 'string' ? notifier(content, options) : notifier(content)
}
