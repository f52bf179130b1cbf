import { complete } from '../../parts/index.ts'

/** Every text of the form. */
export interface PreferencesLabels {
  /** @default 'How long notifications stay' */
  time: string
  /** @default (n) => 'As usual', `${n} times as long`, 'Until I dismiss them' */
  times: (times: number) => string
  /** @default 'Do not disturb' */
  quiet: string
  /** @default 'Off' */
  quietOff: string
  /** @default 'For one hour' */
  quietHour: string
  /** @default 'Until I turn it off' */
  quietOn: string
  /** @default 'Show errors all the same' */
  errorsPass: string
  /** @default 'What to show' */
  categories: string
  /** @default 'Outside of this page, while it is hidden' */
  system: string
  /** @default 'Nothing' */
  systemOff: string
  /** @default 'Only how many' */
  systemCount: string
  /** @default 'What they say' */
  systemFull: string
  /** @default 'This browser does not allow it.' */
  systemDenied: string
  /** @default 'Reset' */
  reset: string
}

/** Your own texts; any that are absent or undefined keep their default. */
export type OwnPreferencesLabels = {
  [Label in keyof PreferencesLabels]?: PreferencesLabels[Label] | undefined
}

const usual: PreferencesLabels = {
  time: 'How long notifications stay',
  times: (times) => {
    if (times === 1) return 'As usual'
    return times === Infinity ? 'Until I dismiss them' : `${times} times as long`
  },
  quiet: 'Do not disturb',
  quietOff: 'Off',
  quietHour: 'For one hour',
  quietOn: 'Until I turn it off',
  errorsPass: 'Show errors all the same',
  categories: 'What to show',
  system: 'Outside of this page, while it is hidden',
  systemOff: 'Nothing',
  systemCount: 'Only how many',
  systemFull: 'What they say',
  systemDenied: 'This browser does not allow it.',
  reset: 'Reset',
}

/** Returns every text: your own where valid, else the English default. */
export const completePreferencesLabels = (
  own: OwnPreferencesLabels | undefined,
): PreferencesLabels => complete(own, usual)
