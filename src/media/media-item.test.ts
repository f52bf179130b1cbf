import { expect, test } from 'vitest'
import { createIconItem, createImageItem, createMediaItem } from './index.ts'

const image = { type: 'image', data: '/portrait.png' } as const
const icon = { type: 'icon', data: 'M0 0h24v24z' } as const

const builders = { createMediaItem, createImageItem, createIconItem }
const input = (value: unknown) => value as never

test.each(Object.entries(builders))('%s fails without content, in the exact words', (_, build) => {
  const missing = [undefined, null, {}, { title: 'Ada' }, { content: null }, 'text', 5]
  for (const value of missing) {
    const attempt = () => build(input(value))
    expect(attempt).toThrow(/^Content is required for MediaItem$/)
    expect(attempt).not.toThrow(TypeError)
  }
  // @ts-expect-error: content is required
  expect(() => build()).toThrow(new Error('Content is required for MediaItem'))
})

test('an image item has everything it was given', () => {
  const item = createImageItem({
    id: 'ada',
    title: 'Ada',
    description: 'At her desk',
    content: { ...image, alt: 'A portrait' },
    mediaType: 'image/png',
    url: '/portrait-large.png',
  })
  expect(item).toEqual({
    id: 'ada',
    title: 'Ada',
    description: 'At her desk',
    content: { type: 'image', data: '/portrait.png', alt: 'A portrait' },
    mediaType: 'image/png',
    url: '/portrait-large.png',
  })
})

test('an image item has defaults for what it was not given', () => {
  expect(createImageItem({ content: image })).toStrictEqual({
    id: expect.stringMatching(/./),
    title: '',
    description: '',
    content: image,
    mediaType: 'image',
    url: '/portrait.png',
  })
})

test('an icon item has no address', () => {
  expect(createIconItem({ content: icon })).toMatchObject({ mediaType: 'icon', url: '' })
  expect(createIconItem({ content: icon, url: '/sprite.svg' }).url).toBe('/sprite.svg')
})

test('a media item can be of either kind', () => {
  expect(createMediaItem({ content: image }).mediaType).toBe('image')
  expect(createMediaItem({ content: icon }).mediaType).toBe('icon')
})

test('a field that is undefined is absent', () => {
  const item = createMediaItem({
    id: undefined,
    title: undefined,
    description: undefined,
    content: { ...image, alt: undefined },
    mediaType: undefined,
    url: undefined,
  })
  expect(item).toMatchObject({ title: '', description: '', mediaType: 'image', url: image.data })
  expect('alt' in item.content).toBe(false)
})

test('every generated id is different', () => {
  const ids = Array.from({ length: 1000 }, () => createImageItem({ content: image }).id)
  expect(new Set(ids).size).toBe(1000)
})

test('an item is a frozen copy: later changes do not reach it', () => {
  const given = { type: 'icon' as const, data: { set: 'mdi', path: 'M0 0' }, alt: 'Square' }
  const item = createIconItem({ content: given })
  given.data.path = 'M9 9'
  given.alt = 'Circle'
  expect(item.content).toEqual({ type: 'icon', data: { set: 'mdi', path: 'M0 0' }, alt: 'Square' })
  for (const part of [item, item.content, item.content.data]) {
    expect(Object.isFrozen(part)).toBe(true)
  }
})

test('fields that an item does not have are left out', () => {
  const given = { content: { ...image, secret: 1 }, secret: 2 }
  expect(JSON.stringify(createImageItem(given))).not.toContain('secret')
})

test('each field is read once, so an object cannot change its mind', () => {
  let reads = 0
  const shifty = {
    get content() {
      reads++
      return reads > 1 ? (null as never) : image
    },
  }
  expect(createImageItem(shifty).content).toEqual(image)
  expect(reads).toBe(1)
})
