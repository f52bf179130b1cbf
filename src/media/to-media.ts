import type { IconMedia, ImageMedia, Media } from '../core/index.ts'
import { type IconContent, type ImageContent, type MediaItem, readContent } from './media-item.ts'

/**
 * Converts a media item to the `media` of a notification; a bare path gets the set `custom`. Icons of
 * notifications are decorative, so their `alt` is left out. Only `content` is needed: an item from a
 * server or a store works like one created here.
 */
export function toMedia(item: Pick<MediaItem<ImageContent>, 'content'>): ImageMedia
export function toMedia(item: Pick<MediaItem<IconContent>, 'content'>): IconMedia
export function toMedia(item: Pick<MediaItem, 'content'>): Media
export function toMedia(item: Pick<MediaItem, 'content'>): Media {
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
