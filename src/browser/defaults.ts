import type { PreferenceValues } from './preferences.ts'

/** The preferences of a user who has chosen nothing. */
export const defaults: PreferenceValues = Object.freeze({
  time: 1,
  quiet: false,
  errorsPass: true,
  muted: Object.freeze([]),
  system: 'off',
})
