import { placeholder } from 'belfry/media'

/** A bell in a 24×24 box. */
export const bell = 'M12 3a6 6 0 0 0-6 6v4l-2 4h16l-2-4V9a6 6 0 0 0-6-6ZM9.5 19a2.5 2.5 0 0 0 5 0Z'

/**
 * What the composer's fields hold before anyone has touched them. Texts are kept as typed and
 * read only by `planOf`, so that a bad value can be shown together with the library's error.
 */
export const untouched = {
  type: 'success',
  title: 'Draft saved',
  message: 'All changes are on this device.',
  duration: '',
  timestamp: '',
  media: 'none',
  url: placeholder('image'),
  alt: '',
  set: 'custom',
  path: bell,
  action: '',
  keepOpen: false,
  key: '',
  priority: '',
  id: '',
  pending: false,
  dismissible: true,

  defaultDuration: '',
  limit: '',
  overflow: 'newest-first',

  position: 'bottom-end',
  room: '',
  stack: false,
  dir: 'auto',

  scheme: 'auto',
  motion: 'auto',
}

/** What the composer's fields hold. */
export type Composition = Readonly<typeof untouched>

/** The name of a field. */
export type FieldName = keyof Composition

/** The names of the fields that hold a text, and of those that are on or off. */
export type TextName = {
  [Name in FieldName]: Composition[Name] extends string ? Name : never
}[FieldName]
export type SwitchName = Exclude<FieldName, TextName>

/** What the closed questions may be answered with. */
export const choices = {
  type: ['info', 'success', 'warning', 'error'],
  media: ['none', 'image', 'icon'],
  overflow: ['newest-first', 'oldest-first'],
  position: ['top-start', 'top-center', 'top-end', 'bottom-start', 'bottom-center', 'bottom-end'],
  dir: ['auto', 'ltr', 'rtl'],
  scheme: ['auto', 'light', 'dark'],
  motion: ['auto', 'reduced'],
} as const satisfies Partial<Record<TextName, readonly string[]>>

/** The name of a closed question. */
export type ChoiceName = keyof typeof choices
