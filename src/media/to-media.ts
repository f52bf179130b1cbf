import type { IconMedia, ImageMedia, Media } from '../core/index.ts'
import {
  type IconContent,
  type ImageContent,
  type MediaContent,
  type MediaItem,
  readContent,
} from './media-item.ts'

// Only `content` is needed, so that an item from a server or a store works like one created here.
type Shows<Content extends MediaContent> = Pick<MediaItem<Content>, 'content'>

/**
 * Converts a media item to the `media` of a notification; a bare path gets the set `custom`. Icons of
 * notifications are decorative, so their `alt` is left out.
 */
export function toMedia(item: Shows<ImageContent>): ImageMedia
export function toMedia(item: Shows<IconContent>): IconMedia
export function toMedia(item: Shows<MediaContent>): Media
export function toMedia(item: Shows<MediaContent>): Media {
  const content = readContent(item, 'image', 'icon')
  if (content.type === 'image') {
    const { data: url, ...rest } = content
    return Object.freeze({ ...rest, url })
  }
  const { type, data } = content
  return Object.freeze({
    type,
    ...(typeof data === 'string' ? { set: 'custom', path: data } : data),
  })
}
