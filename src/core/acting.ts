import { misfit } from './check.ts'
import { attempt, complain, reportError } from './host.ts'
import type { Entry } from './entry.ts'
import type { OnLate } from './facts.ts'
import { createListeners } from './listeners.ts'
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

/** Whoever wants to hear of the end; whatever else comes along, such as an index, is nobody. */
const listenerOf = (onEnd: unknown): ((succeeded: boolean) => void) =>
  typeof onEnd === 'function' ? (onEnd as (succeeded: boolean) => void) : () => {}

/** Whether these are one and the same to do: an inbox may know it in other words, or from its store. */
const isSame = <Data>(one: Notification<Data>, other: Notification<Data>): boolean =>
  one.id === other.id &&
  one.action?.onAction === other.action?.onAction &&
  one.action?.name === other.action?.name

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
        // Something else may have closed or replaced it meanwhile.
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
      // Its card may have started it, and gone.
      if (!handler || [...running].some((each) => isSame(each, notification))) return false
      run(handler, notification, listenerOf(onEnd))
      return true
    }),
  }
}
