import {
  type CloseReason,
  type NotificationInput,
  type Notifier,
  createNotifier,
} from '../core/index.ts'
import { createListeners } from '../core/inside.ts'
import { type Corner, isCorner } from './corner.ts'

/** The queue for toasts of one toaster and corner. */
export interface Place<Toast> {
  readonly toasterId: string
  /** Undefined means the Toaster's own corner. */
  readonly position: Corner | undefined
  readonly notifier: Notifier<Toast>
}

/** A toast as it is queued, with the corner that it asks for. */
export interface Described<Toast> extends NotificationInput<Toast> {
  readonly id: string
  readonly corner: unknown
}

/** The toasts of a door, each of which may have its own toaster and corner. */
export interface Toasts<Toast, Settings> {
  /** Returns all open toasts, newest first; the same array until something changes. */
  readonly all: () => readonly Toast[]
  /** Returns every place; the same array until one is added. */
  readonly places: () => readonly Place<Toast>[]
  /** Calls back after every change of either. Returns an unsubscribe function. */
  readonly watch: (listener: () => void) => () => void
  /** Queues a toast; it replaces `before`, if given, which may be itself after a change. */
  readonly put: (toast: Toast, before?: Toast) => void
  /** Applies a Toaster's settings, also to open toasts. */
  readonly arrange: (toasterId: string, settings: Settings) => void
  /** Closes toasts. */
  readonly dismiss: (toasts: readonly Toast[]) => void
  /** Closes a toast without calling `onClose`; a toast that replaced it stays. */
  readonly drop: (toast: Toast) => void
}

/**
 * Creates the toasts of a door; `toasterOf` returns the id of a toast's toaster, and `describe` converts
 * a toast under the settings of that Toaster.
 */
export const createToasts = <
  Toast extends object,
  Settings extends { readonly position?: Corner | undefined },
>(
  toasterOf: (toast: Toast) => string,
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

  /** Finds or creates a place; a toast that names its Toaster's own corner joins the others there. */
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

  const queue = (toast: Toast, before: Queued | undefined): void => {
    const toasterId = toasterOf(toast)
    const { corner, ...notification } = describe(toast, settings.get(toasterId))
    const { id, duration, pending } = notification
    const place = placeFor(toasterId, corner)
    const isSame = before === queued.get(toast) && before?.place === place
    queued.set(toast, { place, id, duration })
    if (isSame) {
      if (before?.duration !== duration) place.notifier.update(id, { duration, pending })
      return
    }
    // This calls no `onClose`: the toast only moves to another corner.
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
    put: (toast, before) => {
      toasts = before ? toasts.map((each) => (each === before ? toast : each)) : [toast, ...toasts]
      queue(toast, before && queued.get(before))
      publish(toasts)
    },
    arrange: (toasterId, given) => {
      settings.set(toasterId, given)
      placeFor(toasterId)
      for (const toast of toasts)
        if (toasterOf(toast) === toasterId) queue(toast, queued.get(toast))
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
