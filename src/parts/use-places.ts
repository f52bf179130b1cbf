import { useEffect, useSyncExternalStore } from 'react'
import type { Place, Toasts } from './toasts.ts'

const none: readonly never[] = []

/** Returns the open toasts, newest first. */
export const useToasts = <Toast, Settings>(toasts: Toasts<Toast, Settings>): readonly Toast[] =>
  useSyncExternalStore(toasts.watch, toasts.all, () => none)

/** Returns the places of a toaster, and applies its settings, if given, to their toasts. */
export const usePlaces = <Toast, Settings>(
  toasts: Toasts<Toast, Settings>,
  toasterId: string,
  settings: Settings | undefined,
): readonly Place<Toast, Settings>[] => {
  const places = useSyncExternalStore(toasts.watch, toasts.places, () => none)
  useEffect(() => toasts.join(toasterId), [toasts, toasterId])
  // After every render: settings are a new object each time, and applying equal ones changes nothing.
  useEffect(() => {
    if (settings) toasts.arrange(toasterId, settings)
  })
  return places.filter((place) => place.toasterId === toasterId)
}
