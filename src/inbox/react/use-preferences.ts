import { useSyncExternalStore } from 'react'
import type { PreferenceValues, Preferences } from '../../browser/index.ts'

/**
 * A user's choices, kept current.
 *
 * @example
 * const { quiet } = usePreferences(preferences)
 */
export const usePreferences = (preferences: Preferences): PreferenceValues =>
  useSyncExternalStore(preferences.watch, preferences.get, preferences.get)
