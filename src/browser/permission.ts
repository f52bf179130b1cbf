import type { SystemPermission } from './preferences.ts'

/** Returns whether the page may show system notifications. */
export const permission = (): SystemPermission =>
  typeof Notification === 'undefined' ? 'unsupported' : Notification.permission

/** Whether this may be inside a click: not all browsers tell, and not all that tell insist on one. */
const isInClick = (): boolean => {
  const activation: UserActivation | undefined = globalThis.navigator?.userActivation
  return activation?.isActive ?? true
}

/** Asks the user, inside a click, unless already decided. */
export const askPermission = async (): Promise<SystemPermission> => {
  const known = permission()
  if (known !== 'default' || !isInClick()) return known
  try {
    return await Notification.requestPermission()
  } catch {
    return permission()
  }
}
