import { attempt, clockOf } from '../core/inside.ts'
import { type Place, wordsOf } from '../parts/index.ts'
import type { Toast, ToastOptions, ToastPosition, ToastType } from './toast-options.ts'
import { DEFAULT_TOASTER, durationOf, places, settingsOf } from './toasters.ts'

/** A toast that is on its way, and where it is queued. */
export interface Entry {
  readonly toast: Toast
  readonly place: Place<Toast>
}

/** Where there are no words yet: what only a component knows is put in when it has drawn it. */
export const NO_WORDS = '\u00a0'

const listeners = new Set<() => void>()
let entries: readonly Entry[] = []
let counter = 0

const publish = (next: readonly Entry[]): void => {
  entries = next
  listeners.forEach((listener) => attempt(listener))
}

/** Those that are on their way, the newest first; the same array until something changes. */
export const allEntries = (): readonly Entry[] => entries

/** Calls back after every change. */
export const watchEntries = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const meant = (id: string | number | undefined, toasterId?: string): readonly Entry[] =>
  entries.filter(
    ({ toast, place }) =>
      (id === undefined || toast.id === `${id}`) && (!toasterId || place.toasterId === toasterId),
  )

/** The place for a toast. What names the corner of its Toaster stands there with the others. */
const placeOf = (toasterId: string, type: ToastType, own?: ToastPosition): Place<Toast> => {
  const { toastOptions, position } = settingsOf(toasterId)
  const corner = own || toastOptions?.[type]?.position || position
  return places.placeFor(toasterId, corner === position ? undefined : corner)
}

const show = (entry: Entry): void => {
  const { toast, place } = entry
  const { id, message, type } = toast
  place.notifier({
    id,
    title: wordsOf(message) || NO_WORDS,
    type: type === 'success' || type === 'error' ? type : 'info',
    pending: type === 'loading' && durationOf(place.toasterId, toast) === Infinity,
    data: toast,
    onClose: () => {
      if (entries.includes(entry)) publish(entries.filter((each) => each !== entry))
    },
  })
}

/** Makes a toast, or makes another one of the one that has its id. */
export const create = (
  type: ToastType,
  message: Toast['message'] | Error,
  options?: ToastOptions,
): string => {
  const id = `${options?.id || ++counter}`
  const [before] = meant(id, options?.toasterId)
  const toasterId = options?.toasterId || before?.place.toasterId || DEFAULT_TOASTER
  const kept = { ...before?.toast, ...options }
  const place = placeOf(toasterId, type, kept.position)
  const toast: Toast = {
    ...kept,
    createdAt: clockOf(place.notifier).now(),
    visible: true,
    dismissed: false,
    type,
    ariaProps: { role: 'status', 'aria-live': 'polite' },
    // What is caught is often shown as it is, which React refuses to draw.
    message: message instanceof Error ? message.message : message,
    pauseDuration: 0,
    id,
  }
  const entry = { toast, place }
  publish(before ? entries.map((each) => (each === before ? entry : each)) : [entry, ...entries])
  if (before && before.place !== place) before.place.notifier.dismiss(id)
  show(entry)
  return id
}

/** Closes a toast, or all of them; of one toaster, or of all. */
export const dismiss = (id?: string, toasterId?: string): void =>
  meant(id, toasterId).forEach(({ toast, place }) => place.notifier.dismiss(toast.id))

/** Closes likewise; what is dismissed before it closes is not drawn while it leaves. */
export const remove = (id?: string, toasterId?: string): void => {
  for (const { toast } of meant(id, toasterId)) toast.dismissed = true
  dismiss(id, toasterId)
}
