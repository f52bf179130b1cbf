import type { ChoiceName, Composition, FieldName, SwitchName, TextName } from './composition.ts'

interface Question<Kind extends string, Name extends FieldName> {
  readonly kind: Kind
  readonly name: Name
  readonly label: string
  readonly hint?: string
  /** Whether it is asked at all. @default always */
  readonly when?: (composition: Composition) => boolean
}

/** A question of the form. */
export type FieldOf =
  | Question<'text' | 'long' | 'number', TextName>
  | Question<'choice', ChoiceName>
  | Question<'switch', SwitchName>

interface Group {
  readonly title: string
  readonly hint?: string
  readonly fields: readonly FieldOf[]
}

const isImage = ({ media }: Composition) => media === 'image'
const isIcon = ({ media }: Composition) => media === 'icon'

/** Everything that the composer asks, in the order in which it asks. */
export const groups: readonly Group[] = [
  {
    title: 'Notification',
    fields: [
      { kind: 'choice', name: 'type', label: 'type' },
      { kind: 'text', name: 'title', label: 'title' },
      { kind: 'long', name: 'message', label: 'message' },
      { kind: 'number', name: 'duration', label: 'duration', hint: 'In ms. 0: until dismissed.' },
      { kind: 'text', name: 'timestamp', label: 'timestamp', hint: 'Such as 2026-01-31T09:30.' },
      { kind: 'choice', name: 'media', label: 'media' },
      { kind: 'text', name: 'url', label: 'url', when: isImage },
      { kind: 'text', name: 'alt', label: 'alt', hint: 'Empty if decorative.', when: isImage },
      { kind: 'text', name: 'set', label: 'set', when: isIcon },
      { kind: 'text', name: 'path', label: 'path', hint: 'In a 24×24 box.', when: isIcon },
      { kind: 'text', name: 'action', label: 'action', hint: 'The words on its button.' },
      { kind: 'text', name: 'key', label: 'key', hint: 'Repeats are counted, not stacked.' },
      { kind: 'number', name: 'priority', label: 'priority', hint: 'Larger first; errors: 1.' },
      { kind: 'text', name: 'id', label: 'id', hint: 'Replaces one with the same id.' },
      { kind: 'switch', name: 'dismissible', label: 'dismissible' },
      { kind: 'switch', name: 'pending', label: 'pending' },
      {
        kind: 'switch',
        name: 'keepOpen',
        label: 'action.keepOpen',
        when: ({ action }) => action !== '',
      },
    ],
  },
  {
    title: 'Notifier',
    hint: 'Changes start a new queue.',
    fields: [
      {
        kind: 'number',
        name: 'defaultDuration',
        label: 'duration',
        hint: 'In ms, if it has none.',
      },
      { kind: 'number', name: 'limit', label: 'limit', hint: 'How many at once.' },
      { kind: 'choice', name: 'overflow', label: 'overflow' },
    ],
  },
  {
    title: 'Toaster',
    fields: [
      { kind: 'choice', name: 'position', label: 'position' },
      { kind: 'number', name: 'room', label: 'limit', hint: 'How many it has room for.' },
      { kind: 'choice', name: 'dir', label: 'dir' },
      { kind: 'switch', name: 'stack', label: 'stack' },
    ],
  },
  {
    title: 'Page',
    fields: [
      { kind: 'choice', name: 'scheme', label: 'colour scheme' },
      { kind: 'choice', name: 'motion', label: 'motion' },
    ],
  },
]

/** What an empty field means. */
export const defaults: { readonly [Name in TextName]?: string } = {
  duration: '5000',
  defaultDuration: '5000',
  limit: 'Infinity',
  room: '3',
  priority: '0',
  timestamp: 'none',
  action: 'none',
  key: 'none',
}
