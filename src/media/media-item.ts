import { createId, kind, name, object, oneOf, string } from '../core/inside.ts'

/** An icon: a path in a 24×24 box, and the name of the set it was taken from. */
export interface IconData {
  readonly set: string
  readonly path: string
}

/** An image loaded from a URL. */
export interface ImageContent {
  readonly type: 'image'
  /** The URL of the image. */
  readonly data: string
  /** The image's text alternative; without it the image is decorative. */
  readonly alt?: string | undefined
}

/** An icon drawn from a vector path. */
export interface IconContent {
  readonly type: 'icon'
  /** A path in a 24×24 box, alone or with the name of its set. */
  readonly data: string | IconData
  /** The icon's text alternative; without it the icon is decorative. */
  readonly alt?: string | undefined
}

/** What a media item shows. */
export type MediaContent = ImageContent | IconContent

/** An image or icon with its details, as plain, frozen data. */
export interface MediaItem<Content extends MediaContent = MediaContent> {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly content: Content
  /** The type of the media. */
  readonly mediaType: string
  /** The URL of the media. */
  readonly url: string
}

/** The fields accepted when creating a media item. */
export interface MediaItemInput<Content extends MediaContent = MediaContent> {
  /** @default a generated one */
  id?: string | undefined
  /** @default '' */
  title?: string | undefined
  /** @default '' */
  description?: string | undefined
  /** What it shows, such as `{ type: 'image', data: '/ada.jpg' }`. */
  content: Content
  /** The type of the media. @default the content's type */
  mediaType?: string | undefined
  /** The URL of the media. @default an image's data, else '' */
  url?: string | undefined
}

type ContentType = MediaContent['type']

const barePath = kind<string>(
  'a path or { set, path }',
  (value) => typeof value === 'string' && value !== '',
)

/** Returns a checked and frozen copy of an icon's data. */
function copyIcon(data: string | IconData): string | IconData {
  if (typeof data !== 'object' || !data) return barePath('content.data', data)
  const { set, path } = data
  name('content.data.set', set)
  name('content.data.path', path)
  return Object.freeze({ set, path })
}

/** Returns a checked and frozen copy of what an item shows. */
export function readContent(
  item: Pick<MediaItem, 'content'> | undefined,
  ...types: readonly ContentType[]
): MediaContent {
  const content = item?.content
  // The specification requires this message and a plain Error.
  if (content == null) throw new Error('Content is required for MediaItem')
  object('content', content)
  const { type, data, alt } = content
  oneOf(...types)('content.type', type)
  const copy = {
    type,
    data: type === 'icon' ? copyIcon(data) : name('content.data', data),
    ...(alt !== undefined && { alt: string('content.alt', alt) }),
  }
  return Object.freeze(copy) as MediaContent
}

function build(input: MediaItemInput, ...types: readonly ContentType[]): MediaItem {
  const content = readContent(input, ...types)
  const {
    id = createId(),
    title = '',
    description = '',
    mediaType = content.type,
    url = content.type === 'image' ? content.data : '',
  } = input
  return Object.freeze({
    id: name('id', id),
    title: string('title', title),
    description: string('description', description),
    content,
    mediaType: name('mediaType', mediaType),
    url: string('url', url),
  })
}

/** Creates a media item of either kind. */
export const createMediaItem = (input: MediaItemInput): MediaItem => build(input, 'image', 'icon')

/**
 * Creates a media item that shows an image.
 *
 * @example
 * import { notify } from 'belfry'
 * import { createImageItem, placeholder, toMedia } from 'belfry/media'
 *
 * const portrait = createImageItem({
 *   title: 'Ada',
 *   content: { type: 'image', data: placeholder('image'), alt: 'A bell tower' },
 * })
 * notify('Ada is here', { media: toMedia(portrait) })
 */
export const createImageItem = (input: MediaItemInput<ImageContent>): MediaItem<ImageContent> =>
  build(input, 'image') as MediaItem<ImageContent>

/** Creates a media item that shows an icon. */
export const createIconItem = (input: MediaItemInput<IconContent>): MediaItem<IconContent> =>
  build(input, 'icon') as MediaItem<IconContent>
