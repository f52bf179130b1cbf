import { type Reader, callback, duration, object, oneOf, room } from './check.ts'
import { attempt } from './host.ts'
import { DEFAULT_DURATION, type Notification } from './notification.ts'
import type { ActionHandler, NotifierOptions } from './notifier.ts'

/** A notifier's options as they are now. */
export interface Settings<Data> {
  readonly duration: NonNullable<NotifierOptions<Data>['duration']>
  readonly limit: number
  readonly overflow: NonNullable<NotifierOptions<Data>['overflow']>
  readonly actions: ReadonlyMap<string, ActionHandler<Data>>
}

/** Settings that suit any data. */
interface Defaults extends Settings<never> {
  readonly duration: number
  readonly actions: ReadonlyMap<string, never>
}

/** How a notifier behaves where nothing is said. */
export const defaults: Defaults = {
  duration: DEFAULT_DURATION,
  limit: Infinity,
  overflow: 'newest-first',
  actions: new Map<string, never>(),
}

/** The settings after some options; throws a `TypeError` if one does not fit. */
export const changeSettings = <Data>(
  settings: Settings<Data>,
  options: NotifierOptions<Data>,
): Settings<Data> => {
  const given = object('options', options)

  const read = <Name extends keyof Settings<Data>>(
    option: Name,
    reader: Reader,
  ): Settings<Data>[Name] => {
    if (!(option in given)) return settings[option]
    const value = given[option]
    if (value === undefined) return defaults[option]
    return reader(option, value) as Settings<Data>[Name]
  }

  const policy: Reader = (field, value) =>
    typeof value === 'function' ? value : duration(field, value)

  /** Merged a name at a time; null removes one. */
  const handlers: Reader = (field, value) => {
    const merged = new Map<string, unknown>(settings.actions)
    for (const [name, handler] of Object.entries(object(field, value))) {
      if (handler == null) merged.delete(name)
      else merged.set(name, callback(`${field}.${name}`, handler))
    }
    return merged
  }

  return {
    duration: read('duration', policy),
    limit: read('limit', room),
    overflow: read('overflow', oneOf('newest-first', 'oldest-first')),
    actions: read('actions', handlers),
  }
}

/** The whole display time of a notification: its own, or what the notifier decides. */
export const displayTimeOf = <Data>(
  notification: Notification<Data>,
  settings: Settings<Data>,
): number => {
  const { duration: ms = settings.duration, pending } = notification
  if (pending) return Infinity
  const full = typeof ms === 'function' ? attempt(() => duration('duration', ms(notification))) : ms
  return (full ?? DEFAULT_DURATION) || Infinity
}
