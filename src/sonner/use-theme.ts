import { useSyncExternalStore } from 'react'

type Theme = 'light' | 'dark'

// Test DOMs don't have `matchMedia`.
const query = (): MediaQueryList | undefined =>
  globalThis.matchMedia?.('(prefers-color-scheme: dark)')

const watchSystem = (listener: () => void): (() => void) => {
  const dark = query()
  dark?.addEventListener('change', listener)
  return () => dark?.removeEventListener('change', listener)
}

/** Returns the given theme, or the system's. */
export const useTheme = (told: Theme | 'system'): Theme => {
  const isDark = useSyncExternalStore(
    watchSystem,
    () => !!query()?.matches,
    () => false,
  )
  if (told !== 'system') return told
  return isDark ? 'dark' : 'light'
}
