import type { PreferenceValues } from './preferences.ts'

/** What holds where the user chose nothing. */
export const defaults: PreferenceValues = Object.freeze({
  time: 1,
  quiet: false,
  errorsPass: true,
  muted: Object.freeze([]),
  system: 'off',
})
