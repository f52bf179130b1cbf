import { misfit } from './check.ts'
import { attempt, complain, reportError } from './host.ts'
import type { Action, Notification } from './notification.ts'
import type { ActionHandler } from './notifier.ts'

/** What its action does: its function, else the handler that it names, else what its link does. */
export const handlerOf = <Data>(
  notification: Notification<Data>,
  actions: ReadonlyMap<string, ActionHandler<Data>>,
): ActionHandler<Data> | undefined => {
  const { onAction, name, href } = notification?.action ?? ({} as Partial<Action<Data>>)
  if (onAction) return onAction
  // Where a link leads is the view's business.
  if (name === undefined) return href === undefined ? undefined : () => {}
  const handler = actions.get(name)
  if (!handler) {
    const known = [...actions.keys()].join(', ') || 'of which there are none'
    complain(misfit('action.name', `a name in actions (${known})`, name))
  }
  return handler
}

/** Runs a handler; `onEnd` hears how it went, at once or when its promise is done. */
export const runHandler = <Data>(
  handler: ActionHandler<Data>,
  notification: Notification<Data>,
  onEnd: (succeeded: boolean) => void,
): void => {
  const end = (succeeded: boolean) => attempt(() => onEnd(succeeded))
  const fail = (error: unknown) => {
    reportError(error)
    end(false)
  }
  try {
    const work = handler(notification) as PromiseLike<unknown> | undefined
    if (work?.then) work.then(() => end(true), fail)
    else end(true)
  } catch (error) {
    fail(error)
  }
}
