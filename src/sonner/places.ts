import { type Place as PlaceOf, type Places, createPlaces } from '../parts/index.ts'
import type { ToastT } from './toast-options.ts'

/** Where toasts of one toaster and one position are queued. */
export type Place = PlaceOf<ToastT>

const DURATION = 4000

const durations = new Map<string, number | undefined>()

/** Where sonner's toasts are queued. */
export const places: Places<ToastT> = createPlaces(
  (toasterId) => durations.get(toasterId) || DURATION,
)

/** Sets how long toasts of a toaster stay that do not say so themselves. */
export const setDuration = (toasterId: string, duration: number | undefined): void =>
  void durations.set(toasterId, duration)
