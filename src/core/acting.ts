import { misfit } from './check.ts'
import { attempt, complain, reportError } from './host.ts'
import type { Entry } from './entry.ts'
import type { Action, Notification } from './notification.ts'
import type { ActionHandler, Notifier, Target } from './notifier.ts'
import type { Operation } from './publishing.ts'

/** What its action does: its function, else the handler that it names, else what its link does. */
const handlerOf = <Data>(
  notification: Notification<Data>,
  actions: ReadonlyMap<string, ActionHandler<Data>>,
): ActionHandler<Data> | undefined => {
  const { onAction, name, href } = notification?.action ?? ({} as Partial<Action<Data>>)
  if (onAction) return onAction
  // Where a link leads is the view's business.
  if (name === undefined) return href === undefined ? undefined : () => {}
  const handler = actions.get(name)
  if (!handler) {
    const known = [...actions.keys()].join(', ') || 'none'
    complain(misfit('action.name', `a name in actions (${known})`, name))
  }
  return handler
}

/** Runs a handler; `onEnd` hears how it went, at once or when its promise is done. */
const runHandler = <Data>(
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

/** What acting needs of the notifier around it. */
interface Surroundings<Data> {
  actions: () => ReadonlyMap<string, ActionHandler<Data>>
  find: (target: Target<Data>) => Entry<Data> | undefined
  close: (entry: Entry<Data>) => void
  retime: (entry: Entry<Data>) => void
  operation: Operation
}

/** Creates the two ways to run an action: of one that is queued, which closes, and of any. */
export const createActing = <Data>(
  around: Surroundings<Data>,
): Pick<Notifier<Data>, 'act' | 'perform'> => {
  const { actions, find, close, retime, operation } = around

  return {
    act: operation((target, onEnd) => {
      const entry = find(target)
      if (!entry || entry.acting) return false
      const known = entry.notification
      const handler = handlerOf(known, actions())
      if (!handler) return false
      entry.acting = true
      retime(entry)
      const end = operation((succeeded: boolean) => {
        // Something else may have closed or replaced it meanwhile.
        if (find(known)) {
          entry.acting = false
          if (succeeded && !known.action?.keepOpen) close(entry)
          else retime(entry)
        }
        onEnd?.(succeeded)
      })
      runHandler(handler, known, end)
      return true
    }),
    perform: operation((notification, onEnd) => {
      const handler = handlerOf(notification, actions())
      if (handler) runHandler(handler, notification, (succeeded) => onEnd?.(succeeded))
      return !!handler
    }),
  }
}
