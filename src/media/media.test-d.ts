import { expectTypeOf, test } from 'vitest'
import type { IconMedia, ImageMedia, Media } from '../core/index.ts'
import {
  type MediaItem,
  createIconItem,
  createImageItem,
  createMediaItem,
  placeholder,
  preloadImage,
  toMedia,
} from './index.ts'

const image = { type: 'image', data: '/portrait.png' } as const
const icon = { type: 'icon', data: { set: 'mdi', path: 'M0 0' } } as const

test('an item of one kind becomes media of that kind', () => {
  expectTypeOf(toMedia(createImageItem({ content: image }))).toEqualTypeOf<ImageMedia>()
  expectTypeOf(toMedia(createIconItem({ content: icon }))).toEqualTypeOf<IconMedia>()
  expectTypeOf(toMedia(createMediaItem({ content: image }))).toEqualTypeOf<Media>()
})

test('an item of one kind is a media item', () => {
  expectTypeOf(createImageItem({ content: image })).toExtend<MediaItem>()
  expectTypeOf(createIconItem({ content: icon })).toExtend<MediaItem>()
})

test('content is required and must be of a known kind', () => {
  // @ts-expect-error: there is no content
  expectTypeOf(createMediaItem({ title: 'Ada' })).toEqualTypeOf<MediaItem>()
  // @ts-expect-error: an icon is no image
  expectTypeOf(createImageItem({ content: icon })).toExtend<MediaItem>()
  const video = { type: 'video', data: '/a.mp4' } as const
  // @ts-expect-error: there is no such type
  expectTypeOf(createMediaItem({ content: video })).toEqualTypeOf<MediaItem>()
})

test('known types have a placeholder, and others may give null', () => {
  expectTypeOf(placeholder('image')).toEqualTypeOf<string>()
  expectTypeOf(placeholder('video')).toEqualTypeOf<string | null>()
})

test('preloading promises an image', () => {
  expectTypeOf(preloadImage('/a.png')).toEqualTypeOf<Promise<HTMLImageElement>>()
})
