import { misfit } from './check.ts'
import { attempt, complain, reportError } from './errors.ts'
import type { Entry } from './entry.ts'
import type { OnLate } from './facts.ts'
import { createListeners } from './listeners.ts'
import type { Action, Notification } from './notification.ts'
import type { ActionHandler, Notifier, Target } from './notifier.ts'
import type { Operation } from './publishing.ts'

/** Returns an action's own function, or the handler it names; a no-op for a plain link. */
const handlerOf = <Data>(
  notification: Notification<Data>,
  actions: ReadonlyMap<string, ActionHandler<Data>>,
): ActionHandler<Data> | undefined => {
  // `perform` may be called with nothing at all.
  const { onAction, name, href }: Partial<Action<Data>> = notification?.action ?? {}
  if (onAction) return onAction
  // Following the link is up to the view.
  if (name === undefined) return href === undefined ? undefined : () => {}
  const handler = actions.get(name)
  if (!handler) {
    const known = [...actions.keys()].join(', ') || 'none'
    complain(misfit('action.name', `a name in actions (${known})`, name))
  }
  return handler
}

/** Runs a handler and calls `onEnd` with the result, at once or when its promise settles. */
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

/** Ignores anything that isn't a function, such as the index that `forEach` passes. */
const listenerOf = (onEnd: unknown): ((succeeded: boolean) => void) =>
  typeof onEnd === 'function' ? (onEnd as (succeeded: boolean) => void) : () => {}

/** Compares id and action only, since an inbox may hold another version, or one from its store. */
const isSame = <Data>(one: Notification<Data>, other: Notification<Data>): boolean =>
  one.id === other.id &&
  one.action?.onAction === other.action?.onAction &&
  one.action?.name === other.action?.name

/** What acting needs from its notifier. */
interface Surroundings<Data> {
  actions: () => ReadonlyMap<string, ActionHandler<Data>>
  find: (target: Target<Data>) => Entry<Data> | undefined
  close: (entry: Entry<Data>) => void
  retime: (entry: Entry<Data>) => void
  operation: Operation
}

/** Creates `act`, which closes a queued notification when done, and `perform`, which closes nothing. */
export const createActing = <Data>(
  around: Surroundings<Data>,
): Pick<Notifier<Data>, 'act' | 'perform'> & { readonly onLate: OnLate } => {
  const { actions, find, close, retime, operation } = around
  const late = createListeners<object>()
  const running = new Set<Notification<Data>>()

  const run = (
    handler: ActionHandler<Data>,
    notification: Notification<Data>,
    onEnd: (succeeded: boolean) => void,
  ): void => {
    running.add(notification)
    runHandler(handler, notification, (succeeded) => {
      running.delete(notification)
      onEnd(succeeded)
    })
  }

  return {
    onLate: late.listen,
    act: operation((target, onEnd) => {
      const entry = find(target)
      if (!entry || entry.acting) return false
      const known = entry.notification
      const handler = handlerOf(known, actions())
      if (!handler) return false
      entry.acting = true
      retime(entry)
      const end = operation((succeeded: boolean) => {
        const isDone = succeeded && !known.action?.keepOpen
        // It may have been closed or replaced in the meantime.
        if (find(known)) {
          entry.acting = false
          if (isDone) close(entry)
          else retime(entry)
        } else if (isDone) late.tell(known)
        listenerOf(onEnd)(succeeded)
      })
      run(handler, known, end)
      return true
    }),
    perform: operation((notification, onEnd) => {
      const handler = handlerOf(notification, actions())
      // Its card may have started the action and closed since.
      if (!handler || [...running].some((each) => isSame(each, notification))) return false
      run(handler, notification, listenerOf(onEnd))
      return true
    }),
  }
}
