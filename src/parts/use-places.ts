import { useEffect, useSyncExternalStore } from 'react'
import type { Place, Toasts } from './toasts.ts'

const none: readonly never[] = []

/** The places of a toaster, which hear what it says of their toasts. */
export const usePlaces = <Toast, Settings>(
  toasts: Toasts<Toast, Settings>,
  toasterId: string,
  settings: Settings,
): readonly Place<Toast>[] => {
  const places = useSyncExternalStore(toasts.watch, toasts.places, () => none)
  // After every drawing: settings are written anew each time, and what is the same changes nothing.
  useEffect(() => toasts.arrange(toasterId, settings))
  return places.filter((place) => place.toasterId === toasterId)
}
