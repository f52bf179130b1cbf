import {
  type MediaItem,
  type MediaItemInput,
  createIconItem,
  createImageItem,
  createMediaItem,
  placeholder,
} from 'belfry/media'
import { bell } from '../composer/composition.ts'
import { literal } from '../composer/literal.ts'

/** What an item may show; none is a mistake, and meant to be tried. */
export const contentKinds = ['image', 'icon', 'none'] as const
export type ContentKind = (typeof contentKinds)[number]

/** What the builder's fields hold. */
export interface ItemFields {
  readonly content: ContentKind
  readonly title: string
  readonly description: string
  readonly data: string
  readonly alt: string
}

const startData = { image: placeholder('image'), icon: bell, none: '' }

/** The fields before anyone has touched them. */
export const startFields = (content: ContentKind = 'image'): ItemFields => ({
  content,
  title: 'The tower',
  description: '',
  data: startData[content],
  alt: '',
})

function inputOf({ content, title, description, data, alt }: ItemFields): MediaItemInput {
  const named = { ...(title && { title }), ...(description && { description }) }
  if (content === 'none') return named as MediaItemInput
  return { ...named, content: { type: content, data, ...(alt && { alt }) } }
}

const builders = {
  image: createImageItem,
  icon: createIconItem,
  none: createMediaItem,
} as Readonly<Record<ContentKind, (input: MediaItemInput) => MediaItem>>

/** The item, or the error that the helper throws. */
export function buildItem(fields: ItemFields): { item?: MediaItem; error?: Error } {
  try {
    return { item: builders[fields.content](inputOf(fields)) }
  } catch (error) {
    return { error: error as Error }
  }
}

const builderNames = { image: 'createImageItem', icon: 'createIconItem', none: 'createMediaItem' }

/** The TypeScript that builds the same item and shows it. */
export function itemCode(fields: ItemFields): string {
  const built = `const item = ${builderNames[fields.content]}(${literal(inputOf(fields))})`
  const doors = [
    builderNames[fields.content],
    ...(built.includes('placeholder(') ? ['placeholder'] : []),
    'toMedia',
  ]
  const names = doors.length > 2 ? `\n  ${doors.join(',\n  ')},\n` : ` ${doors.join(', ')} `
  return `import { notify } from 'belfry'
import {${names}} from 'belfry/media'

${built}
notify(${literal(fields.title || 'An item')}, { media: toMedia(item) })
`
}
