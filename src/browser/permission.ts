import type { SystemPermission } from './preferences.ts'

/** Returns whether the page may show system notifications. */
export const permission = (): SystemPermission =>
  typeof Notification === 'undefined' ? 'unsupported' : Notification.permission

/** Asks the user unless already decided; browsers require that it happens inside a click. */
export const askPermission = async (): Promise<SystemPermission> => {
  const known = permission()
  if (known !== 'default') return known
  try {
    return await Notification.requestPermission()
  } catch {
    return permission()
  }
}
