import type { CloseReason, NotificationInput } from '../core/index.ts'
import { attempt } from '../core/inside.ts'
import { wordsOf } from '../parts/index.ts'
import { type Place, places } from './places.ts'
import {
  type ExternalToast,
  type ToastT,
  type ToastToDismiss,
  type ToastType,
  contentOf,
  isAction,
} from './toast-options.ts'

/** A toast that is on its way, and the place where it is queued. */
interface Active {
  readonly toast: ToastT
  readonly place: Place
}

const MOST_REMEMBERED = 100

const active = new Map<string, Active>()
const history = new Map<string, ToastT>()
const listeners = new Set<() => void>()
const pressed = new WeakSet<ToastT>()
let counter = 0
let newest: readonly ToastT[] = []

/** The core's id of a toast: sonner tells `1` from `'1'`. */
export const keyOf = (id: number | string): string => `${typeof id} ${id}`

const publish = (): void => {
  newest = [...active.values()].map(({ toast }) => toast).reverse()
  listeners.forEach((listener) => attempt(listener))
}

/** Those that are on their way, the newest first; the same array until something changes. */
export const activeToasts = (): readonly ToastT[] => newest

/** Everything that was ever shown, the dismissed ones as far as they are remembered. */
export const rememberedToasts = (): (ToastT | ToastToDismiss)[] => [...history.values()]

/** Calls back after every change. */
export const watchToasts = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const remember = (key: string, toast: ToastT): void => {
  history.set(key, toast)
  const closed = [...history.keys()].filter((each) => !active.has(each))
  closed.slice(0, -MOST_REMEMBERED).forEach((each) => history.delete(each))
}

const leave = (toast: ToastT, reason: CloseReason): void => {
  const key = keyOf(toast.id)
  if (active.get(key)?.toast !== toast) return
  active.delete(key)
  remember(key, toast)
  publish()
  if (pressed.has(toast)) return
  if (reason === 'expired') toast.onAutoClose?.(toast)
  else if (reason !== 'acted') toast.onDismiss?.(toast)
}

/** The label of a button, to be said with the words. */
const labelOf = (button: ToastT['action']): string =>
  isAction(button) ? wordsOf(button.label) : ''

const notificationOf = (toast: ToastT): NotificationInput<ToastT> => {
  const { description, duration, jsx, title, type } = toast
  const isPending = type === 'loading'
  const label = labelOf(toast.action)
  const kind = type === 'success' || type === 'warning' || type === 'error' ? type : 'info'
  // Words that only a component knows are put in when it has drawn them.
  const words = wordsOf(attempt(() => contentOf(jsx ?? title)))
  const given = typeof duration === 'number' && duration > 0
  return {
    id: keyOf(toast.id),
    title: words || '\u00a0',
    message: wordsOf(attempt(() => contentOf(description))),
    type: kind,
    pending: isPending,
    dismissible: !isPending && toast.dismissible !== false,
    duration: given ? duration : undefined,
    action: label ? { label, onAction: () => {}, keepOpen: true } : undefined,
    data: toast,
    onClose: (reason) => leave(toast, reason),
  }
}

/** Makes a toast, or makes another one of the one that has its id. */
export const create = (
  content: Pick<ToastT, 'title' | 'jsx' | 'promise'> & { type?: ToastType | undefined },
  options: ExternalToast = {},
): number | string => {
  const given = options?.id
  const id = typeof given === 'number' || (given && `${given}`) ? given! : ++counter
  const key = keyOf(id)
  const before = active.get(key)
  const { type, ...rest } = content
  const toast: ToastT = { ...before?.toast, ...options, ...rest, id }
  if (type) toast.type = type
  else delete toast.type
  const place = places.placeFor(toast.toasterId ?? '', toast.position)
  // A toast that moves to another corner closes nowhere.
  active.set(key, { toast, place })
  if (before && before.place !== place) before.place.notifier.dismiss(key)
  remember(key, toast)
  place.notifier(notificationOf(toast))
  publish()
  return id
}

/** Closes a toast, or all of them. */
export const dismiss = (id?: number | string): number | string | undefined => {
  const keys = id === undefined || id === null ? [...active.keys()] : [keyOf(id)]
  for (const key of keys) active.get(key)?.place.notifier.dismiss(key)
  return id
}

/** Closes a toast whose button was pressed: that is no dismissal. */
export const closePressed = (toast: ToastT): void => {
  pressed.add(toast)
  dismiss(toast.id)
}

/** Puts in the words of a toast that its components have drawn. */
export const setWords = (toast: ToastT, words: string): void =>
  void active.get(keyOf(toast.id))?.place.notifier.update(keyOf(toast.id), { title: words })

/** Whether a toast with this id is on its way. */
export const isActive = (id: number | string): boolean => active.has(keyOf(id))
