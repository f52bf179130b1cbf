import { type NotificationType, attempt } from '../core/index.ts'

/** Every word that the view says or shows. */
export interface Labels {
  /** The name of the landmark. @default 'Notifications' */
  region: string
  /** The name of a card's close button. @default 'Dismiss notification' */
  dismiss: string
  /** The words on the button that closes all. @default 'Dismiss all' */
  dismissAll: string
  /** How many wait. @default (n) => `+${n} more` */
  more: (count: number) => string
  /** How often the same was said. @default (n) => `${n} times` */
  times: (count: number) => string
  /** What is read aloud in place of many. @default (n) => `${n} notifications` */
  summary: (count: number) => string
  /** What a card says when its action has failed. @default 'It failed. Try again.' */
  failed: string
  /** The types, in words. @default Info, Success, Warning, Error */
  types: Record<NotificationType, string>
}

/** Words of one's own: those that are absent or undefined stay as they are. */
export type OwnLabels = {
  [Label in keyof Omit<Labels, 'types'>]?: Labels[Label] | undefined
} & {
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

type Count = (count: number) => string

/** A function that fails, or answers with anything but words, gives way to the usual one. */
const counting =
  (own: Count, usual: Count): Count =>
  (count) => {
    const words: unknown = attempt(() => own(count))
    return typeof words === 'string' ? words : usual(count)
  }

/** What fits of one's own, and the usual in place of the rest. */
const complete = <Words extends object>(own: object | null | undefined, usual: Words): Words =>
  Object.fromEntries(
    Object.entries(usual).map(([name, word]: [string, unknown]) => {
      const given = (own as Record<string, unknown> | null | undefined)?.[name]
      if (typeof given !== typeof word) return [name, word]
      if (typeof word === 'function') return [name, counting(given as Count, word as Count)]
      return [name, typeof word === 'object' ? complete(given as object, word as object) : given]
    }),
  ) as Words

/** Every word: one's own where there is one that fits, else the English one. */
export const completeLabels = (own: OwnLabels | undefined): Labels => complete(own, defaultLabels)
