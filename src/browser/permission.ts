import type { SystemPermission } from './preferences.ts'

/** Whether system notifications can be had here. */
export const permission = (): SystemPermission =>
  typeof Notification === 'undefined' ? 'unsupported' : Notification.permission

/** Asks the user, where nobody did before; browsers demand that it happens inside a click. */
export const askPermission = async (): Promise<SystemPermission> => {
  const known = permission()
  if (known !== 'default') return known
  try {
    return await Notification.requestPermission()
  } catch {
    return permission()
  }
}
