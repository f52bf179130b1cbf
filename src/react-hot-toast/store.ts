import { attempt, clockOf } from '../core/inside.ts'
import { type Place, wordsOf } from '../parts/index.ts'
import { readable } from './readable.ts'
import type { Toast, ToastOptions, ToastPosition, ToastType } from './toast-options.ts'
import { DEFAULT_TOASTER, durationOf, places, settingsOf } from './toasters.ts'

/** A toast that is on its way, and where it is queued. */
export interface Entry {
  readonly toast: Toast
  readonly place: Place<Toast>
}

// Where there are no words yet: what only a component knows is put in when it has drawn it.
const NO_WORDS = '\u00a0'

/** The core's id of a toast: a text, whatever it was given. */
const keyOf = ({ id }: Toast): string => [id].join()

const listeners = new Set<() => void>()
const removed = new WeakSet<Toast>()
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

const meant = (id?: string, toasterId?: string): readonly Entry[] =>
  entries.filter(
    ({ toast, place }) =>
      (id === undefined || toast.id === id) && (!toasterId || place.toasterId === toasterId),
  )

/** The place for a toast. What names the corner of its Toaster stands there with the others. */
const placeOf = (toasterId: string, type: ToastType, own?: ToastPosition): Place<Toast> => {
  const { toastOptions, position } = settingsOf(toasterId)
  const corner = own || toastOptions?.[type]?.position || toastOptions?.position
  return places.placeFor(toasterId, corner === position ? undefined : corner || undefined)
}

/** Whether a toast is work under way that has no end yet. */
const isPending = ({ toast, place }: Entry): boolean =>
  toast.type === 'loading' && durationOf(place.toasterId, toast) === Infinity

const show = (entry: Entry): void => {
  const { message, type } = entry.toast
  entry.place.notifier({
    id: keyOf(entry.toast),
    title: wordsOf(message) || NO_WORDS,
    type: type === 'success' || type === 'error' ? type : 'info',
    pending: isPending(entry),
    data: entry.toast,
    onClose: () => {
      if (entries.includes(entry)) publish(entries.filter((each) => each !== entry))
    },
  })
}

/** Makes a toast, or makes another one of the one that has its id. */
export const create = (
  type: ToastType,
  message: Toast['message'],
  options?: ToastOptions,
): string => {
  const id = options?.id || `${++counter}`
  const before = meant(id, options?.toasterId)[0]
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
    message: readable(message),
    pauseDuration: 0,
    id,
  }
  const entry = { toast, place }
  publish(before ? entries.map((each) => (each === before ? entry : each)) : [entry, ...entries])
  if (before && before.place !== place) before.place.notifier.dismiss(keyOf(toast))
  show(entry)
  return id
}

/** Closes a toast, or all of them; of one toaster, or of all. */
export const dismiss = (id?: string, toasterId?: string): void =>
  meant(id, toasterId).forEach(({ toast, place }) => place.notifier.dismiss(keyOf(toast)))

/** Closes likewise, and nothing is drawn of them while they leave. */
export const remove = (id?: string, toasterId?: string): void => {
  meant(id, toasterId).forEach(({ toast }) => removed.add(toast))
  dismiss(id, toasterId)
}

/** Whether nothing is to be drawn of a toast any more. */
export const isRemoved = (toast: Toast): boolean => removed.has(toast)

/** Puts in the words of a toast that its components have drawn. */
export const setWords = (toast: Toast, words: string): void => {
  const entry = entries.find((each) => each.toast === toast)
  entry?.place.notifier.update(keyOf(toast), { title: words || NO_WORDS })
}

/** Lets those that load end, or go on, as the settings of their Toaster say now. */
export const renewPending = (toasterId: string): void => {
  for (const entry of entries) {
    const { toast, place } = entry
    if (toast.type !== 'loading' || place.toasterId !== toasterId) continue
    place.notifier.update(keyOf(toast), { pending: isPending(entry) })
  }
}
