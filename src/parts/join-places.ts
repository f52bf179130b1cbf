import { type Notification, type Notifier, createNotifier } from '../core/index.ts'
import { filedAsRead, markRead } from '../core/inside.ts'
import type { Toasts } from './toasts.ts'

/** What an inbox or preferences need of a notifier. */
export type ToastSource = Pick<
  Notifier,
  | 'observe'
  | 'watch'
  | 'list'
  | 'dismiss'
  | 'batch'
  | 'act'
  | 'perform'
  | 'quiet'
  | 'stretch'
  | 'remaining'
>

/** Returns what can be kept of a toast: its buttons work only on its card. */
const plain = (notification: Notification): Notification => {
  const { data: _data, action: _action, ...kept } = notification
  if (filedAsRead(notification)) markRead(kept)
  return kept
}

/** Makes the notifiers of a door's places, also of those to come, look like one. */
export const joinPlaces = <Toast, Settings>({
  places,
  watch,
}: Pick<Toasts<Toast, Settings>, 'places' | 'watch'>): ToastSource => {
  const all = () => places().map(({ notifier }) => notifier as unknown as Notifier)

  /** Starts something in every place, also in those to come, until it is ended. */
  const inAll = (start: (notifier: Notifier) => () => void): (() => void) => {
    const started = new Map<Notifier, () => void>()
    const follow = () => {
      const now = all()
      for (const [notifier, end] of started) {
        if (now.includes(notifier)) continue
        started.delete(notifier)
        // Its last toast is just closing, and those who observe it hear so next.
        queueMicrotask(end)
      }
      for (const notifier of now) if (!started.has(notifier)) started.set(notifier, start(notifier))
    }
    follow()
    const unwatch = watch(follow)
    return () => {
      unwatch()
      started.forEach((end) => end())
      started.clear()
    }
  }

  /** For actions that come from elsewhere, such as a relay. */
  const elsewhere = createNotifier()

  return {
    observe: (observer) =>
      inAll((notifier) =>
        notifier.observe((change) =>
          observer({ ...change, notification: plain(change.notification) }),
        ),
      ),
    watch: (listener) => inAll((notifier) => notifier.watch(listener)),
    list: () => all().flatMap((notifier) => notifier.list().map(plain)),
    dismiss: (target, by) => {
      const id = typeof target === 'string' ? target : target.id
      return all().some((notifier) => notifier.dismiss(id, by))
    },
    batch: (work) =>
      all().reduce<() => void>(
        (inner, { batch }) =>
          () =>
            batch(inner),
        work,
      )(),
    act: elsewhere.act,
    perform: elsewhere.perform,
    quiet: (test = () => true) =>
      inAll((notifier) =>
        notifier.quiet((notification, ...inquiry: unknown[]) =>
          (test as (...given: unknown[]) => ReturnType<typeof test>)(
            plain(notification),
            ...inquiry,
          ),
        ),
      ),
    stretch: (times) => inAll((notifier) => notifier.stretch(times)),
    remaining: (id) =>
      all()
        .map((notifier) => notifier.remaining(id))
        .find((left) => left !== undefined),
  }
}
