import { useSyncExternalStore } from 'react'
import type { PreferenceValues, Preferences } from '../../browser/index.ts'
import { defaults } from '../../browser/inside.ts'

// A server knows no choices.
const onServer = () => defaults

/**
 * Returns a user's current preferences. On a server: the defaults.
 *
 * @example
 * const { quiet } = usePreferences(preferences)
 */
export const usePreferences = (preferences: Preferences): PreferenceValues =>
  useSyncExternalStore(preferences.watch, preferences.get, onServer)
