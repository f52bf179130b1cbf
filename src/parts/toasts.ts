import {
  type CloseReason,
  type NotificationInput,
  type Notifier,
  createNotifier,
} from '../core/index.ts'
import { createListeners } from '../core/inside.ts'
import { type Corner, isCorner } from './corner.ts'

/** Where toasts of one toaster and one corner are queued. */
export interface Place<Toast> {
  readonly toasterId: string
  /** Undefined: wherever the Toaster stands. */
  readonly position: Corner | undefined
  readonly notifier: Notifier<Toast>
}

/** A toast as it is queued, and the corner that it asks for. */
export interface Described<Toast> extends NotificationInput<Toast> {
  readonly id: string
  readonly corner: unknown
}

/** The toasts of a door, each of which may have a toaster and a corner of its own. */
export interface Toasts<Toast, Settings> {
  /** Those that are on their way, the newest first; the same array until something changes. */
  readonly all: () => readonly Toast[]
  /** Every place there is; the same array until there is another. */
  readonly places: () => readonly Place<Toast>[]
  /** Calls back after every change of either. */
  readonly watch: (listener: () => void) => () => void
  /** Where a toast is queued. */
  readonly placeOf: (toast: Toast) => Place<Toast>
  /** Queues a toast, in the place of the one before it, if there is one. */
  readonly put: (toast: Toast, toasterId: string, before?: Toast) => void
  /** Sets what a Toaster says of its toasts; it holds for those that are on their way too. */
  readonly arrange: (toasterId: string, settings: Settings) => void
  /** Closes toasts. */
  readonly dismiss: (toasts: readonly Toast[]) => void
  /** Closes a toast without a word to `onClose`; what has replaced it stays. */
  readonly drop: (toast: Toast) => void
}

/** Makes the toasts of a door; `describe` tells what becomes of a toast under a Toaster's settings. */
export const createToasts = <
  Toast extends object,
  Settings extends { readonly position?: Corner | undefined },
>(
  describe: (toast: Toast, settings: Settings | undefined) => Described<Toast>,
  onClose?: (toast: Toast, reason: CloseReason) => void,
): Toasts<Toast, Settings> => {
  interface Queued extends Pick<Described<Toast>, 'id' | 'duration'> {
    readonly place: Place<Toast>
  }
  const { listen, tell } = createListeners<void>()
  const settings = new Map<string, Settings>()
  const queued = new WeakMap<Toast, Queued>()
  let places: readonly Place<Toast>[] = []
  let toasts: readonly Toast[] = []

  const publish = (next: readonly Toast[]): void => {
    toasts = next
    tell()
  }

  /** What names the corner of its Toaster stands there with the others. */
  const placeFor = (toasterId: string, corner?: unknown): Place<Toast> => {
    const isOwn = isCorner(corner) && corner !== settings.get(toasterId)?.position
    const position = isOwn ? corner : undefined
    const found = places.find(
      (place) => place.toasterId === toasterId && place.position === position,
    )
    if (found) return found
    const place = { toasterId, position, notifier: createNotifier<Toast>() }
    places = [...places, place]
    return place
  }

  const leave = (toast: Toast): void => publish(toasts.filter((each) => each !== toast))

  const queue = (toast: Toast, toasterId: string, before: Queued | undefined): void => {
    const { corner, ...notification } = describe(toast, settings.get(toasterId))
    const { id, duration, pending } = notification
    const place = placeFor(toasterId, corner)
    const isSame = before === queued.get(toast) && before?.place === place
    queued.set(toast, { place, id, duration })
    if (isSame) {
      if (before?.duration !== duration) place.notifier.update(id, { duration, pending })
      return
    }
    // Nobody hears of it: it only moves to another corner.
    if (before && before.place !== place) before.place.notifier.dismiss(before.id)
    place.notifier({
      ...notification,
      data: toast,
      onClose: (reason) => {
        if (!toasts.includes(toast) || queued.get(toast)?.place !== place) return
        leave(toast)
        onClose?.(toast, reason)
      },
    })
  }

  const dismiss = (toast: Toast): void => {
    const { place, id } = queued.get(toast)!
    place.notifier.dismiss(id)
  }

  return {
    all: () => toasts,
    places: () => places,
    watch: listen,
    placeOf: (toast) => queued.get(toast)!.place,
    put: (toast, toasterId, before) => {
      toasts = before ? toasts.map((each) => (each === before ? toast : each)) : [toast, ...toasts]
      queue(toast, toasterId, before && queued.get(before))
      publish(toasts)
    },
    arrange: (toasterId, given) => {
      settings.set(toasterId, given)
      placeFor(toasterId)
      for (const toast of toasts) {
        const before = queued.get(toast)!
        if (before.place.toasterId === toasterId) queue(toast, toasterId, before)
      }
      publish(toasts)
    },
    dismiss: (given) => given.forEach(dismiss),
    drop: (toast) => {
      if (!toasts.includes(toast)) return
      leave(toast)
      dismiss(toast)
    },
  }
}
