/** What a user may choose. */
export interface PreferenceValues {
  /** How many times longer toasts stay: 1 or more, or Infinity for “until dismissed”. @default 1 */
  readonly time: number
  /** No toasts: false, true, or until a time in epoch milliseconds. @default false */
  readonly quiet: boolean | number
  /** Whether errors are shown all the same. @default true */
  readonly errorsPass: boolean
  /** Categories that are neither shown nor counted. @default [] */
  readonly muted: readonly string[]
  /** What the system shows while every tab is hidden: nothing, how many, or the words. @default 'off' */
  readonly system: 'off' | 'count' | 'full'
}

/** Whether this browser lets the page show system notifications. */
export type SystemPermission = 'granted' | 'denied' | 'default' | 'unsupported'

/** A user's choices, in force in all tabs. Each member can be passed around on its own. */
export interface Preferences {
  /** The choices now; the same frozen object until one changes. */
  get: () => PreferenceValues
  /** Changes some; turning `system` on asks for permission, so call it inside the click. */
  set: (changes: Partial<PreferenceValues>) => void
  /** Goes back to the defaults. */
  reset: () => void
  /** Calls back after every change, of other tabs too. Returns the way out. */
  watch: (listener: () => void) => () => void
  /** What may be muted: the names of categories and the words for them. */
  readonly categories: Readonly<Record<string, string>>
  /** Whether system notifications can be had here. */
  permission: () => SystemPermission
  /** Ends their force on the notifier. */
  close: () => void
}
