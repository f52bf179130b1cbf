import { type Notification, type Notifier, createNotifier } from '../core/index.ts'
import type { Corner } from './corner.ts'

/** Where toasts of one toaster and one corner are queued. */
export interface Place<Data> {
  readonly toasterId: string
  /** Undefined: wherever the Toaster stands. */
  readonly position: Corner | undefined
  readonly notifier: Notifier<Data>
}

/** The places of a door whose toasts may each have a toaster and a corner of their own. */
export interface Places<Data> {
  /** The place for a toast; it is made when it is first asked for. */
  readonly placeFor: (toasterId: string, position?: Corner) => Place<Data>
  /** Every place there is; the same array until there is another. */
  readonly allPlaces: () => readonly Place<Data>[]
  /** Calls back when there is another place. */
  readonly watchPlaces: (listener: () => void) => () => void
}

/** Makes the places of a door; `duration` is asked for toasts that do not say it themselves. */
export const createPlaces = <Data>(
  duration: (toasterId: string, notification: Notification<Data>) => number,
): Places<Data> => {
  const listeners = new Set<() => void>()
  let places: readonly Place<Data>[] = []
  return {
    placeFor: (toasterId, position) => {
      const found = places.find(
        (place) => place.toasterId === toasterId && place.position === position,
      )
      if (found) return found
      const notifier = createNotifier<Data>({
        duration: (notification) => duration(toasterId, notification),
      })
      const place = { toasterId, position, notifier }
      places = [...places, place]
      listeners.forEach((listener) => listener())
      return place
    },
    allPlaces: () => places,
    watchPlaces: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
