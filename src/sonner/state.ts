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

/** A Toaster's settings for its toasts. */
interface Arrangement {
  readonly position: Position
  readonly duration: number | undefined
}

const MOST_REMEMBERED = 100
const DURATION = 4000

const history = new Map<string, ToastT>()
let counter = 0

/** Returns the core's id of a toast: sonner distinguishes `1` from `'1'`. */
const keyOf = (id: Id): string => `${typeof id} ${id}`

/** Returns the id that a toast was given, or the next one. */
export const idOf = (options: ExternalToast | null | undefined): Id => {
  const id = options?.id
  return typeof id === 'number' || id?.length ? id : ++counter
}

/** Returns the text that is known before anything is rendered. */
const known = (content: Content): string =>
  // A component that needs React shows its text when rendered, and fails there if it fails.
  tried(() => wordsOf(contentOf(content))) ?? ''

/** Returns the first valid duration; strings of digits count too. */
const durationOf = (...given: unknown[]): number => given.map(Number).find((ms) => ms > 0)!

const describe = (toast: ToastT, arrangement: Arrangement | undefined): Described<ToastT> => {
  const { action, description, dismissible, duration, jsx, title, type, position } = toast
  const message = known(description)
  const label = isAction(action) ? wordsOf(action.label) : ''
  const pending = type === 'loading'
  return {
    id: keyOf(toast.id),
    // Core logs an error for a notification without text; here it may come with rendering.
    title: known(jsx || title) || (message ? '' : NO_WORDS),
    message,
    type: type === 'success' || type === 'warning' || type === 'error' ? type : 'info',
    pending,
    dismissible: !pending && dismissible !== false,
    duration: durationOf(duration, arrangement?.duration, DURATION),
    // Only for announcing; the card has the button.
    action: label ? { label, onAction: () => {}, keepOpen: true } : undefined,
    corner: position,
  }
}

/** The open toasts. */
export const toasts: Toasts<ToastT, Arrangement> = createToasts(
  (toast) => toast.toasterId || '',
  describe,
  (toast, reason) => (reason === 'expired' ? toast.onAutoClose?.(toast) : toast.onDismiss?.(toast)),
)

/** Returns all toasts, oldest first, including closed ones as far as they are remembered. */
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

/** Finds the toast with an id; ids from `toast.promise` are objects with `unwrap`. */
const find = (id: Id): ToastT | undefined => toasts.all().find((toast) => toast.id === id.valueOf())

/** Creates a toast, or replaces the one with its id. */
export const create = (
  content: Pick<ToastT, 'title' | 'jsx' | 'promise'> & { type: ToastType | undefined },
  options: ExternalToast | null | undefined,
  id: Id = idOf(options),
): Id => {
  const before = find(id)
  const toast = { dismissible: true, ...before, ...options, ...content, id } as ToastT
  toasts.put(toast, before)
  remember(toast, !before)
  return id
}

/** Closes a toast, or all of them, newest first. */
export const dismiss = (id?: Id): Id => {
  toasts.dismiss(toasts.all().filter((toast) => (id ?? toast.id).valueOf() === toast.id))
  return id!
}
