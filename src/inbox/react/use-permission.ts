import { useCallback, useSyncExternalStore } from 'react'
import type { Preferences, SystemPermission } from '../../browser/index.ts'

// Most browsers can, so most pages keep their height when they hydrate.
const onServer = (): SystemPermission => 'default'

/** Calls back when the user changes it: in a prompt, also of another tab, or in the browser's settings. */
const watchPermission = (tell: () => void): (() => void) => {
  let status: PermissionStatus | undefined
  let isOver = false
  const listen = async (): Promise<void> => {
    const found = await navigator.permissions.query({ name: 'notifications' })
    if (isOver) return
    found.addEventListener('change', tell)
    status = found
  }
  // Not every browser tells.
  listen().catch(() => {})
  return () => {
    isOver = true
    status?.removeEventListener('change', tell)
  }
}

/** Returns whether the page may show system notifications. */
export const usePermission = ({ watch, permission }: Preferences): SystemPermission => {
  const watchBoth = useCallback(
    (tell: () => void) => {
      const leave = [watch(tell), watchPermission(tell)]
      return () => leave.forEach((each) => each())
    },
    [watch],
  )
  return useSyncExternalStore(watchBoth, permission, onServer)
}
