export type { PreferenceValues, Preferences, SystemPermission } from './preferences.ts'
