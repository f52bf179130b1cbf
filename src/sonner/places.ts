import { type Notifier, createNotifier } from '../core/index.ts'
import { type Position, type ToastT, isPosition } from './toast-options.ts'

/** Where toasts of one toaster and one position are queued. */
export interface Place {
  readonly toasterId: string
  /** Undefined: wherever the Toaster stands. */
  readonly position: Position | undefined
  readonly notifier: Notifier<ToastT>
}

/** What a Toaster says of its own toasts. */
interface Arrangement {
  readonly position: Position
  readonly duration: number | undefined
}

const DURATION = 4000

const arrangements = new Map<string, Arrangement>()
const listeners = new Set<() => void>()
let places: readonly Place[] = []

/** How long a toast stays that says so loosely; undefined where it says nothing that fits. */
export const durationOf = (given: unknown): number | undefined =>
  Number(given) > 0 ? Number(given) : undefined

/** The place for a toast; it is made when it is first asked for. */
export const placeFor = (toasterId: string = '', given?: Position): Place => {
  const { position: usual = 'bottom-right' } = arrangements.get(toasterId) ?? {}
  const position = given === usual || !isPosition(given) ? undefined : given
  const found = places.find((place) => place.toasterId === toasterId && place.position === position)
  if (found) return found
  const duration = () => durationOf(arrangements.get(toasterId)?.duration) ?? DURATION
  const place = { toasterId, position, notifier: createNotifier<ToastT>({ duration }) }
  places = [...places, place]
  listeners.forEach((listener) => listener())
  return place
}

/** Every place there is; the same array until there is another. */
export const allPlaces = (): readonly Place[] => places

/** Calls back when there is another place. */
export const watchPlaces = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Says where toasts of a toaster stand, and how long, if they do not say so themselves. */
export const arrange = (toasterId: string, arrangement: Arrangement): void => {
  arrangements.set(toasterId, arrangement)
  placeFor(toasterId)
}
