import type { CloseReason, NotificationInput } from '../core/index.ts'
import { wordsOf } from '../parts/index.ts'
import { type Place, durationOf, placeFor } from './places.ts'
import {
  type Content,
  type ExternalToast,
  type ToastT,
  type ToastType,
  contentOf,
  isAction,
} from './toast-options.ts'

type Id = number | string

/** A toast that is on its way, and the place where it is queued. */
interface Active {
  readonly toast: ToastT
  readonly place: Place
}

const MOST_REMEMBERED = 100

const active = new Map<string, Active>()
const history = new Map<string, ToastT>()
const listeners = new Set<() => void>()
let counter = 0
let newestFirst: readonly ToastT[] | undefined

/** The core's id of a toast: sonner tells `1` from `'1'`, and hands out ids that carry `unwrap`. */
const keyOf = (id: Id): string => `${typeof id.valueOf()} ${String(id)}`

/** The id that a toast was given, or the next one. */
export const idOf = (options: ExternalToast | null | undefined): Id => {
  const id = options?.id
  return typeof id === 'number' || (typeof id === 'string' && id) ? id : ++counter
}

/** Those that are on their way, the newest first; the same array until something changes. */
export const activeToasts = (): readonly ToastT[] =>
  (newestFirst ??= [...active.values()].map(({ toast }) => toast).reverse())

/** Everything that was ever made, the oldest first; what is gone as far as it is remembered. */
export const rememberedToasts = (): ToastT[] => [...history.values()]

/** Calls back after every change. */
export const watchToasts = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const publish = (): void => {
  newestFirst = undefined
  listeners.forEach((listener) => listener())
}

const remember = (key: string, toast: ToastT, isNew: boolean): void => {
  if (isNew) history.delete(key)
  history.set(key, toast)
  for (const each of history.keys()) {
    if (history.size <= MOST_REMEMBERED) return
    if (!active.has(each)) history.delete(each)
  }
}

const placeOf = (toast: ToastT, key: string): Place | undefined => {
  const found = active.get(key)
  return found?.toast === toast ? found.place : undefined
}

const leave = (toast: ToastT, reason: CloseReason): void => {
  const key = keyOf(toast.id)
  if (!placeOf(toast, key)) return
  active.delete(key)
  publish()
  if (reason === 'expired') toast.onAutoClose?.(toast)
  else toast.onDismiss?.(toast)
}

/** What is known of the words before anything is drawn. */
const known = (content: Content): string => {
  try {
    return wordsOf(contentOf(content))
  } catch {
    // Whoever needs React around it tells when it is drawn, and fails there if it fails.
    return ''
  }
}

const notificationOf = (toast: ToastT): NotificationInput<ToastT> => {
  const { action, description, dismissible, duration, jsx, title, type } = toast
  const message = known(description)
  const label = isAction(action) ? wordsOf(action.label) : ''
  return {
    id: keyOf(toast.id),
    // Core tells of one without words; here they may come when they are drawn.
    title: known(jsx || title) || (message ? '' : '\u00a0'),
    message,
    type: type === 'success' || type === 'warning' || type === 'error' ? type : 'info',
    pending: type === 'loading',
    dismissible: type !== 'loading' && dismissible !== false,
    duration: durationOf(duration),
    // To be said; the card has the button.
    action: label ? { label, onAction: () => {}, keepOpen: true } : undefined,
    data: toast,
    onClose: (reason) => leave(toast, reason),
  }
}

/** Makes a toast, or makes another one of the one that has its id. */
export const create = (
  { type, ...content }: Pick<ToastT, 'title' | 'jsx' | 'promise'> & { type?: ToastType },
  options: ExternalToast | null | undefined,
  id: Id = idOf(options),
): Id => {
  const key = keyOf(id)
  const before = active.get(key)
  const toast: ToastT = { dismissible: true, ...before?.toast, ...options, ...content, id }
  if (type) toast.type = type
  else delete toast.type
  const place = placeFor(toast.toasterId || undefined, toast.position)
  active.set(key, { toast, place })
  // Nobody hears of it: it only moves to another corner.
  if (before && before.place !== place) before.place.notifier.dismiss(key)
  remember(key, toast, !before)
  place.notifier(notificationOf(toast))
  publish()
  return id
}

/** Closes a toast, or all of them, the newest first. */
export const dismiss = (id?: Id | null): void => {
  const keys = id === undefined || id === null ? [...active.keys()].reverse() : [keyOf(id)]
  for (const key of keys) active.get(key)?.place.notifier.dismiss(key)
}

/** Closes a toast whose button was pressed: that is no dismissal. What has replaced it stays. */
export const closePressed = (toast: ToastT): void => {
  const key = keyOf(toast.id)
  const place = placeOf(toast, key)
  if (!place) return
  active.delete(key)
  place.notifier.dismiss(key)
  publish()
}

/** Puts in the words that a toast's components have drawn. */
export const setWords = (toast: ToastT, words: { title: string; message: string }): void => {
  const key = keyOf(toast.id)
  placeOf(toast, key)?.notifier.update(key, words)
}
