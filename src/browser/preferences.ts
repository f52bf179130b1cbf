/** What a user can choose. */
export interface PreferenceValues {
  /** How many times longer toasts stay: 1 or more, or Infinity for “until dismissed”. @default 1 */
  readonly time: number
  /** Shows no toasts: true, or until a time in epoch milliseconds. @default false */
  readonly quiet: boolean | number
  /** Whether errors are shown even while quiet or muted. @default true */
  readonly errorsPass: boolean
  /** Categories that are neither shown nor counted. @default [] */
  readonly muted: readonly string[]
  /** What the system shows while every tab is hidden: nothing, how many, or the text. @default 'off' */
  readonly system: 'off' | 'count' | 'full'
}

/** What to change; what is absent or `undefined` stays as it is. */
export type PreferenceChanges = {
  readonly [Field in keyof PreferenceValues]?: PreferenceValues[Field] | undefined
}

/** Whether this browser lets the page show system notifications. */
export type SystemPermission = 'granted' | 'denied' | 'default' | 'unsupported'

/** A user's preferences, applied in all tabs. Members can be destructured and passed around. */
export interface Preferences {
  /** Returns the current values; the same frozen object until one changes. */
  get: () => PreferenceValues
  /** Changes some values; turning `system` on asks for permission, inside a click only. */
  set: (changes: PreferenceChanges) => void
  /** Restores the defaults. */
  reset: () => void
  /** Calls back after every change, in other tabs too. Returns an unsubscribe function. */
  watch: (listener: () => void) => () => void
  /** Categories that users can mute, with their labels. */
  readonly categories: Readonly<Record<string, string>>
  /** Returns whether the page may show system notifications. */
  permission: () => SystemPermission
  /** Stops applying them to the notifier. */
  close: () => void
}
