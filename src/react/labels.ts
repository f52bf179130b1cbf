import type { NotificationType } from '../core/index.ts'
import { complete } from '../parts/index.ts'

/** Every text that the view shows or announces. */
export interface Labels {
  /** The name of the landmark. @default 'Notifications' */
  region: string
  /** The name of a card's close button. @default 'Dismiss notification' */
  dismiss: string
  /** The text of the button that closes all. @default 'Dismiss all' */
  dismissAll: string
  /** How many are waiting. @default (n) => `+${n} more` */
  more: (count: number) => string
  /** How many times the same message came. @default (n) => `${n} times` */
  times: (count: number) => string
  /** What is announced instead of many notifications. @default (n) => `${n} notifications` */
  summary: (count: number) => string
  /** What a card shows when its action has failed. @default 'It failed. Try again.' */
  failed: string
  /** The names of the types. @default Info, Success, Warning, Error */
  types: Record<NotificationType, string>
}

/** Your own texts; those that are absent or undefined keep their default. */
export type OwnLabels = {
  [Label in keyof Omit<Labels, 'types'>]?: Labels[Label] | undefined
} & {
  /** The names of the types; those that are absent keep their default. */
  types?: { [Type in NotificationType]?: string | undefined } | undefined
}

const defaultLabels: Labels = {
  region: 'Notifications',
  dismiss: 'Dismiss notification',
  dismissAll: 'Dismiss all',
  more: (count) => `+${count} more`,
  times: (count) => `${count} times`,
  summary: (count) => `${count} notifications`,
  failed: 'It failed. Try again.',
  types: { info: 'Info', success: 'Success', warning: 'Warning', error: 'Error' },
}

/** Returns all texts: your own where valid, otherwise the English ones. */
export const completeLabels = (own: OwnLabels | undefined): Labels => complete(own, defaultLabels)
