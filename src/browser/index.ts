export { type BrowserStoreOptions, createBrowserStore } from './browser-store.ts'
export { type PreferencesOptions, createPreferences } from './create-preferences.ts'
export type {
  PreferenceChanges,
  PreferenceValues,
  Preferences,
  SystemPermission,
} from './preferences.ts'
export type { ShowNotification } from './show-in-system.ts'
export {
  type SystemNotificationsOptions,
  createSystemNotifications,
} from './system-notifications.ts'
