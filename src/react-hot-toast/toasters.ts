import { type Places, createPlaces } from '../parts/index.ts'
import {
  type DefaultToastOptions,
  type Toast,
  type ToastPosition,
  USUAL,
  completeToast,
} from './toast-options.ts'

/** What a Toaster says of all of its toasts. */
export interface ToasterSettings {
  readonly toastOptions?: DefaultToastOptions | undefined
  readonly position?: ToastPosition | undefined
}

/** The toaster of those that name none. */
export const DEFAULT_TOASTER = 'default'

const settings = new Map<string, ToasterSettings>()

/** What the Toaster of this name says of its toasts. */
export const settingsOf = (toasterId: string): ToasterSettings => settings.get(toasterId) ?? {}

/** Sets what a Toaster says of its toasts. */
export const setSettings = (toasterId: string, own: ToasterSettings): void =>
  void settings.set(toasterId, own)

/** How long a toast of this toaster stays. */
export const durationOf = (toasterId: string, toast: Toast): number => {
  const { duration } = completeToast(toast, settingsOf(toasterId).toastOptions)
  // A message is not lost for what is no duration.
  return Number(duration) > 0 ? Number(duration) : USUAL
}

/** Where react-hot-toast's toasts are queued. */
export const places: Places<Toast> = createPlaces((toasterId, { data }) =>
  durationOf(toasterId, data!),
)
