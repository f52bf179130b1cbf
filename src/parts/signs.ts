import type { NotificationType } from '../core/index.ts'

const circle = 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z'

/** The signs of the types, as paths in a 24×24 box. */
export const signs: Readonly<Record<NotificationType, string>> = {
  info: `${circle}M12 16v-5M12 8v.01`,
  success: `${circle}M8 12l3 3 5-5`,
  warning: 'M12 4 2 20h20ZM12 10v4M12 17v.01',
  error: `${circle}M9 9l6 6m0-6-6 6`,
}
