import type { CloseReason } from '../core/index.ts'
import { tried, types } from '../core/inside.ts'
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
interface ToasterSettings {
  readonly position: Position
  readonly duration: number | undefined
}

const MOST_REMEMBERED = 100
const DURATION = 4000

const history = new Map<Id, ToastT>()
let counter = 0

/** Returns the id that a toast was given, or the next one. */
export const idOf = (options: ExternalToast | null | undefined): Id => {
  const id = options?.id
  // One from `toast.promise` is an object; like sonner, this knows only texts among those.
  return typeof id === 'number' || id?.length ? id.valueOf() : ++counter
}

/** Returns the text that is known before anything is rendered. */
const known = (content: Content): string =>
  // A component that needs React shows its text when rendered, and fails there if it fails.
  tried(() => wordsOf(contentOf(content))) ?? ''

/** Returns the first valid duration; strings of digits count too. */
const durationOf = (...given: unknown[]): number => given.map(Number).find((ms) => ms > 0)!

const describe = (toast: ToastT, settings: ToasterSettings | undefined): Described<ToastT> => {
  const { action, description, dismissible, duration, jsx, title, type, position } = toast
  const message = known(description)
  const label = isAction(action) ? wordsOf(action.label) : ''
  const pending = type === 'loading'
  return {
    // Core logs an error for a notification without text; here it may come with rendering.
    title: known(jsx || title) || (message ? '' : NO_WORDS),
    message,
    type: types.find((each) => each === type) ?? 'info',
    pending,
    dismissible: !pending && dismissible !== false,
    duration: durationOf(duration, settings?.duration, DURATION),
    // Only for announcing; the card has the button.
    action: label ? { label, onAction: () => {}, keepOpen: true } : undefined,
    corner: position,
  }
}

const toasterOf = ({ toasterId }: ToastT): string => toasterId || ''

const onClose = (toast: ToastT, reason: CloseReason): void => {
  if (reason === 'expired') toast.onAutoClose?.(toast)
  else if (!toast.delete) toast.onDismiss?.(toast)
}

/** The open toasts. */
export const toasts: Toasts<ToastT, ToasterSettings> = createToasts(toasterOf, describe, onClose)

/** Returns all toasts, oldest first, including closed ones as far as they are remembered. */
export const rememberedToasts = (): ToastT[] => [...history.values()]

const remember = (toast: ToastT, isNew: boolean): void => {
  if (isNew) history.delete(toast.id)
  history.set(toast.id, toast)
  const open = new Set(toasts.all())
  for (const [id, each] of history) {
    if (history.size > MOST_REMEMBERED && !open.has(each)) history.delete(id)
  }
}

/** Creates a toast, or replaces the one with its id. */
export const create = (
  content: Pick<ToastT, 'title' | 'jsx' | 'promise'> & { type: ToastType | undefined },
  options: ExternalToast | null | undefined,
  id: Id = idOf(options),
): Id => {
  const before = toasts.all().find((toast) => toast.id === id)
  const toast = { dismissible: true, ...before, ...options, ...content, id } as ToastT
  toasts.put(toast, before)
  remember(toast, !before)
  return id
}

/** Closes a toast, or all of them, newest first. */
export const dismiss = (id?: Id): Id => {
  // An id from `toast.promise` is an object.
  toasts.dismiss((toast) => (id ?? toast.id).valueOf() === toast.id)
  return id!
}

/** Closes a toast by one of its buttons, which isn't a dismissal. */
export const deleteToast = (toast: ToastT, close: () => void): void => {
  toast.delete = true
  close()
}
