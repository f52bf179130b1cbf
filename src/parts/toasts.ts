import {
  type CloseReason,
  type NotificationInput,
  type Notifier,
  createNotifier,
} from '../core/index.ts'
import { createId, createListeners } from '../core/inside.ts'
import { type Corner, isCorner } from './corner.ts'

/** The queue for toasts of one toaster and corner. */
export interface Place<Toast, Settings> {
  readonly toasterId: string
  /** Undefined means the Toaster's own corner. */
  readonly position: Corner | undefined
  readonly notifier: Notifier<Toast>
  /** The Toaster's settings, with its own corner. */
  settings?: Settings
}

/** A toast as it is queued, with the corner that it asks for. */
export interface Described<Toast> extends NotificationInput<Toast> {
  readonly corner: unknown
}

/** The toasts of a door, each of which may have its own toaster and corner. */
export interface Toasts<Toast, Settings> {
  /** Returns all open toasts, newest first; the same array until something changes. */
  readonly all: () => readonly Toast[]
  /** Returns every place; the same array until one is added or dropped. */
  readonly places: () => readonly Place<Toast, Settings>[]
  /** Calls back after every change of either. Returns an unsubscribe function. */
  readonly watch: (listener: () => void) => () => void
  /** Queues a toast; it replaces `before`, if given, which may be itself after a change. */
  readonly put: (toast: Toast, before?: Toast) => void
  /** Keeps a Toaster's places, even if they are empty. Returns a function that ends this. */
  readonly join: (toasterId: string) => () => void
  /** Applies a Toaster's settings, also to open toasts. */
  readonly arrange: (toasterId: string, settings: Settings) => void
  /** Closes the toasts that pass the test, newest first. */
  readonly dismiss: (isMeant: (toast: Toast) => boolean) => void
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
  /** An open toast, and how it is queued. */
  interface Entry extends Pick<NotificationInput<Toast>, 'duration'> {
    id: string
    toast: Toast
    place?: Place<Toast, Settings>
  }
  const { listen, tell } = createListeners<void>()
  let places: readonly Place<Toast, Settings>[] = []
  let entries: readonly Entry[] = []
  let toasts: readonly Toast[] = []

  /** The ids of all Toasters, one for each. */
  const joined: string[] = []

  const publish = (next: readonly Entry[]): void => {
    entries = next
    toasts = entries.map(({ toast }) => toast)
    dropUnused()
    tell()
  }

  /** Drops empty places without a Toaster: an application may use a new id for each Toaster. */
  const dropUnused = (): void => {
    const used = places.filter(
      ({ toasterId, notifier }) => joined.includes(toasterId) || notifier.size() > 0,
    )
    if (used.length < places.length) places = used
  }

  /** Finds or creates a place. */
  const placeFor = (toasterId: string, position?: Corner): Place<Toast, Settings> => {
    const found = places.find(
      (place) => place.toasterId === toasterId && place.position === position,
    )
    if (found) return found
    const place = { toasterId, position, notifier: createNotifier<Toast>() }
    places = [...places, place]
    // Before its first toast comes, so that nobody misses it.
    tell()
    return place
  }

  /** Queues a toast as the next version of an entry. */
  const queue = (toast: Toast, entry: Entry): void => {
    const toasterId = toasterOf(toast)
    const { settings } = placeFor(toasterId)
    const { corner, ...notification } = describe(toast, settings)
    const { duration, pending } = notification
    // A toast that names its Toaster's own corner joins the others there.
    const isApart = isCorner(corner) && corner !== settings?.position
    const place = placeFor(toasterId, isApart ? corner : undefined)
    const { id, ...before } = entry
    Object.assign(entry, { toast, place, duration } satisfies Partial<Entry>)
    if (before.toast === toast && before.place === place) {
      if (before.duration !== duration) place.notifier.update(id, { duration, pending })
      return
    }
    if (before.place !== place) before.place?.notifier.dismiss(id)
    entry.id = place.notifier({
      id,
      ...notification,
      data: toast,
      onClose: (reason) => {
        // A toast that moved to another corner has left only its queue.
        if (entry.toast !== toast || entry.place !== place) return
        publish(entries.filter((each) => each !== entry))
        onClose?.(toast, reason)
      },
    })
  }

  return {
    all: () => toasts,
    places: () => places,
    watch: listen,
    put: (toast, before) => {
      const known = entries.find((entry) => entry.toast === before)
      const entry = known ?? { id: createId(), toast }
      queue(toast, entry)
      publish(known ? entries : [entry, ...entries])
    },
    join: (toasterId) => {
      joined.push(toasterId)
      return () => {
        joined.splice(joined.indexOf(toasterId), 1)
        dropUnused()
      }
    },
    arrange: (toasterId, given) => {
      placeFor(toasterId).settings = given
      for (const entry of entries)
        if (toasterOf(entry.toast) === toasterId) queue(entry.toast, entry)
      tell()
    },
    dismiss: (isMeant) =>
      entries
        .filter(({ toast }) => isMeant(toast))
        .forEach(({ place, id }) => place?.notifier.dismiss(id)),
  }
}
