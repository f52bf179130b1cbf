import { type Notifier, createNotifier } from '../core/index.ts'
import type { Position, ToastT } from './toast-options.ts'

/** Where toasts of one toaster and one position are queued. */
export interface Place {
  readonly toasterId: string
  /** Undefined: wherever the Toaster stands. */
  readonly position: Position | undefined
  readonly notifier: Notifier<ToastT>
}

const DURATION = 4000

const places: Place[] = []
const durations = new Map<string, number | undefined>()
const listeners = new Set<() => void>()
let known: readonly Place[] = []

/** The place for a toast; it is made when it is first asked for. */
export const placeFor = (toasterId = '', position?: Position): Place => {
  const found = places.find((place) => place.toasterId === toasterId && place.position === position)
  if (found) return found
  const duration = () => durations.get(toasterId) || DURATION
  const place = { toasterId, position, notifier: createNotifier<ToastT>({ duration }) }
  places.push(place)
  known = [...places]
  listeners.forEach((listener) => listener())
  return place
}

/** Every place there is; the same array until there is another. */
export const allPlaces = (): readonly Place[] => known

/** Calls back when there is another place. */
export const watchPlaces = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Sets how long toasts of a toaster stay that do not say so themselves. */
export const setDuration = (toasterId: string, duration: number | undefined): void =>
  void durations.set(toasterId, duration)
