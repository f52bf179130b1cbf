import { type Reader, callback, duration, object, oneOf, room } from './check.ts'
import { attempt } from './errors.ts'
import { DEFAULT_DURATION, type Notification } from './notification.ts'
import type { ActionHandler, NotifierOptions } from './notifier.ts'

/** A notifier's current options. */
export interface Settings<Data> {
  readonly duration: NonNullable<NotifierOptions<Data>['duration']>
  readonly limit: number | undefined
  readonly overflow: NonNullable<NotifierOptions<Data>['overflow']>
  readonly actions: ReadonlyMap<string, ActionHandler<Data>>
}

/** Settings that fit any data. */
interface Defaults extends Settings<never> {
  readonly duration: number
  readonly actions: ReadonlyMap<string, never>
}

/** The default settings. */
export const defaults: Defaults = {
  duration: DEFAULT_DURATION,
  limit: undefined,
  overflow: 'newest-first',
  actions: new Map<string, never>(),
}

/** Returns the settings with options applied; throws a `TypeError` if one is invalid. */
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

  /** Merged name by name; null removes a handler. */
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

/** Returns a notification's full display time: its own, or the notifier's. */
export const displayTimeOf = <Data>(
  notification: Notification<Data>,
  settings: Settings<Data>,
): number => {
  const { duration: ms = settings.duration, pending } = notification
  if (pending) return Infinity
  const full = typeof ms === 'function' ? attempt(() => duration('duration', ms(notification))) : ms
  return (full ?? DEFAULT_DURATION) || Infinity
}
