import { useSyncExternalStore } from 'react'

type Direction = 'ltr' | 'rtl'
type Theme = 'light' | 'dark'

const unchanging = (): (() => void) => () => {}

const pageDirection = (): Direction =>
  getComputedStyle(document.documentElement).direction === 'rtl' ? 'rtl' : 'ltr'

/** The direction of writing: as told, or the page's. */
export const useDirection = (told: Direction | 'auto' | undefined): Direction => {
  const page = useSyncExternalStore(unchanging, pageDirection, () => 'ltr' as const)
  return told === 'ltr' || told === 'rtl' ? told : page
}

// Test DOMs have none.
const query = (): MediaQueryList | undefined =>
  globalThis.matchMedia?.('(prefers-color-scheme: dark)')

const watchSystem = (listener: () => void): (() => void) => {
  const dark = query()
  dark?.addEventListener('change', listener)
  return () => dark?.removeEventListener('change', listener)
}

/** The theme: as told, or the system's. */
export const useTheme = (told: Theme | 'system'): Theme => {
  const isDark = useSyncExternalStore(
    watchSystem,
    () => query()?.matches ?? false,
    () => false,
  )
  if (told !== 'system') return told
  return isDark ? 'dark' : 'light'
}
