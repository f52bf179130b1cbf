import { tried } from '../core/inside.ts'
import { NO_WORDS, type Described, type Toasts, createToasts, wordsOf } from '../parts/index.ts'
import {
  type Content,
  type ExternalToast,
  type Position,
  type ToastT,
  type ToastType,
  contentOf,
  isAction,
} from './toast-options.ts'

type Id = number | string

/** What a Toaster says of its own toasts. */
interface Arrangement {
  readonly position: Position
  readonly duration: number | undefined
}

const MOST_REMEMBERED = 100
const DURATION = 4000

const history = new Map<string, ToastT>()
let counter = 0

/** The core's id of a toast: sonner tells `1` from `'1'`. */
const keyOf = (id: Id): string => `${typeof id} ${id}`

/** The id that a toast was given, or the next one. */
export const idOf = (options: ExternalToast | null | undefined): Id => {
  const id = options?.id
  return typeof id === 'number' || id?.length ? id : ++counter
}

/** What is known of the words before anything is drawn. */
const known = (content: Content): string =>
  // Whoever needs React around it tells when it is drawn, and fails there if it fails.
  tried(() => wordsOf(contentOf(content))) ?? ''

/** How long a toast stays: the first of these that is a time, however loosely it is said. */
const durationOf = (...given: unknown[]): number => given.map(Number).find((ms) => ms > 0)!

const describe = (toast: ToastT, arrangement: Arrangement | undefined): Described<ToastT> => {
  const { action, description, dismissible, duration, jsx, title, type, position } = toast
  const message = known(description)
  const label = isAction(action) ? wordsOf(action.label) : ''
  const pending = type === 'loading'
  return {
    id: keyOf(toast.id),
    // Core tells of one without words; here they may come when they are drawn.
    title: known(jsx || title) || (message ? '' : NO_WORDS),
    message,
    type: type === 'success' || type === 'warning' || type === 'error' ? type : 'info',
    pending,
    dismissible: !pending && dismissible !== false,
    duration: durationOf(duration, arrangement?.duration, DURATION),
    // To be said; the card has the button.
    action: label ? { label, onAction: () => {}, keepOpen: true } : undefined,
    corner: position,
  }
}

/** The toasts that are on their way. */
export const toasts: Toasts<ToastT, Arrangement> = createToasts(describe, (toast, reason) =>
  reason === 'expired' ? toast.onAutoClose?.(toast) : toast.onDismiss?.(toast),
)

/** Everything that was ever made, the oldest first; what is gone as far as it is remembered. */
export const rememberedToasts = (): ToastT[] => [...history.values()]

const remember = (toast: ToastT, isNew: boolean): void => {
  const key = keyOf(toast.id)
  if (isNew) history.delete(key)
  history.set(key, toast)
  const active = new Set(toasts.all())
  for (const [each, remembered] of history) {
    if (history.size > MOST_REMEMBERED && !active.has(remembered)) history.delete(each)
  }
}

/** The toast that has this id; ids that `toast.promise` hands out carry `unwrap`. */
const find = (id: Id): ToastT | undefined => toasts.all().find((toast) => toast.id === id.valueOf())

/** Makes a toast, or makes another one of the one that has its id. */
export const create = (
  content: Pick<ToastT, 'title' | 'jsx' | 'promise'> & { type: ToastType | undefined },
  options: ExternalToast | null | undefined,
  id: Id = idOf(options),
): Id => {
  const before = find(id)
  const toast = { dismissible: true, ...before, ...options, ...content, id } as ToastT
  toasts.put(toast, toast.toasterId || '', before)
  remember(toast, !before)
  return id
}

/** Closes a toast, or all of them, the newest first. */
export const dismiss = (id?: Id): Id => {
  toasts.dismiss(toasts.all().filter((toast) => (id ?? toast.id).valueOf() === toast.id))
  return id!
}
