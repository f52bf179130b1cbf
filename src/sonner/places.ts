import { type Place as PlaceOf, type Places, createPlaces } from '../parts/index.ts'
import { type Position, type ToastT, isPosition } from './toast-options.ts'

/** Where toasts of one toaster and one position are queued. */
export type Place = PlaceOf<ToastT>

/** What a Toaster says of its own toasts. */
interface Arrangement {
  readonly position: Position
  readonly duration: number | undefined
}

const DURATION = 4000

const arrangements = new Map<string, Arrangement>()

/** How long a toast stays that says so loosely; undefined where it says nothing that fits. */
export const durationOf = (given: unknown): number | undefined =>
  Number(given) > 0 ? Number(given) : undefined

/** Where sonner's toasts are queued. */
export const places: Places<ToastT> = createPlaces(
  (toasterId) => durationOf(arrangements.get(toasterId)?.duration) ?? DURATION,
)

/** The place for a toast; one that names the corner of its Toaster stands with the others. */
export const placeFor = (toasterId: string = '', given?: Position): Place => {
  const { position: usual = 'bottom-right' } = arrangements.get(toasterId) ?? {}
  return places.placeFor(toasterId, given === usual || !isPosition(given) ? undefined : given)
}

/** Says where toasts of a toaster stand, and how long, if they do not say so themselves. */
export const arrange = (toasterId: string, arrangement: Arrangement): void => {
  arrangements.set(toasterId, arrangement)
  placeFor(toasterId)
}
