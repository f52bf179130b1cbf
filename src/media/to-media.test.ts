import { expect, test } from 'vitest'
import { createIconItem, createImageItem, createMediaItem, toMedia } from './index.ts'

const image = { type: 'image', data: '/portrait.png' } as const
const icon = { type: 'icon', data: 'M0 0h24v24z' } as const
const input = (value: unknown) => value as never

test('an image item becomes the image of a notification', () => {
  const item = createImageItem({ content: { ...image, alt: 'A portrait' }, url: '/large.png' })
  expect(toMedia(item)).toStrictEqual({ type: 'image', url: '/portrait.png', alt: 'A portrait' })
  expect(toMedia(createImageItem({ content: image }))).toStrictEqual({
    type: 'image',
    url: '/portrait.png',
  })
})

test('an icon item becomes the icon of a notification; a bare path belongs to the set custom', () => {
  const named = createIconItem({ content: { type: 'icon', data: { set: 'mdi', path: 'M0 0' } } })
  expect(toMedia(named)).toStrictEqual({ type: 'icon', set: 'mdi', path: 'M0 0' })
  const bare = createIconItem({ content: { ...icon, alt: 'Square' } })
  expect(toMedia(bare)).toStrictEqual({ type: 'icon', set: 'custom', path: icon.data })
})

test('the media of a notification is frozen', () => {
  expect(Object.isFrozen(toMedia(createImageItem({ content: image })))).toBe(true)
  expect(Object.isFrozen(toMedia(createIconItem({ content: icon })))).toBe(true)
})

test('an item stored as JSON works like one built here', () => {
  const item = createMediaItem({ content: image })
  expect(toMedia(JSON.parse(JSON.stringify(item)))).toEqual(toMedia(item))
})

test('toMedia refuses anything but a media item', () => {
  expect(() => toMedia(input(undefined))).toThrow(new Error('Content is required for MediaItem'))
  expect(() => toMedia(input({ content: { type: 'video', data: '/a' } }))).toThrow(TypeError)
})
