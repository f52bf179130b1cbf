import { expect, test } from 'vitest'
import {
  type MediaItemInput,
  createIconItem,
  createImageItem,
  createMediaItem,
  toMedia,
} from './index.ts'

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

test('an image item says all it was told', () => {
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

test('what an image item was not told has a default', () => {
  expect(createImageItem({ content: image })).toStrictEqual({
    id: expect.stringMatching(/./),
    title: '',
    description: '',
    content: image,
    mediaType: 'image',
    url: '/portrait.png',
  })
})

test('an icon item has no address of its own', () => {
  expect(createIconItem({ content: icon })).toMatchObject({ mediaType: 'icon', url: '' })
  expect(createIconItem({ content: icon, url: '/sprite.svg' }).url).toBe('/sprite.svg')
})

test('a media item is of either kind', () => {
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

test('every generated id is a different one', () => {
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

const refused: [string, unknown, string][] = [
  ['content that is no object', { content: 'x' }, 'content must be an object; got "x"'],
  [
    'an unknown content type',
    { content: { type: 'video', data: '/a' } },
    'content.type must be image or icon; got "video"',
  ],
  [
    'no content type',
    { content: { data: '/a' } },
    'content.type must be image or icon; got undefined',
  ],
  [
    'an image without data',
    { content: { type: 'image' } },
    'content.data must be a text that is not empty; got undefined',
  ],
  [
    'an image with an icon as its data',
    { content: { type: 'image', data: { set: 'mdi', path: 'M0 0' } } },
    'content.data must be a text that is not empty; got object',
  ],
  [
    'an icon that is neither path nor object',
    { content: { type: 'icon', data: 5 } },
    'content.data must be a path or { set, path }; got 5',
  ],
  [
    'an icon with an empty path',
    { content: { type: 'icon', data: '' } },
    'content.data must be a path or { set, path }; got ""',
  ],
  [
    'an icon without its set',
    { content: { type: 'icon', data: { path: 'M0 0' } } },
    'content.data.set must be a text that is not empty; got undefined',
  ],
  [
    'an icon without its path',
    { content: { type: 'icon', data: { set: 'mdi', path: '' } } },
    'content.data.path must be a text that is not empty; got ""',
  ],
  [
    'an alt that is no text',
    { content: { ...image, alt: null } },
    'content.alt must be a text; got null',
  ],
  ['an empty id', { id: '', content: image }, 'id must be a text that is not empty; got ""'],
  [
    'an id that is no text',
    { id: 7, content: image },
    'id must be a text that is not empty; got 7',
  ],
  [
    'a title that is no text',
    { title: Symbol('t'), content: image },
    'title must be a text; got Symbol(t)',
  ],
  [
    'a description that is no text',
    { description: Object.create(null), content: image },
    'description must be a text; got object',
  ],
  [
    'an empty media type',
    { mediaType: '', content: image },
    'mediaType must be a text that is not empty; got ""',
  ],
  ['an address that is no text', { url: 1n, content: image }, 'url must be a text; got 1'],
]

test.each(refused)('%s is refused', (_, value, message) => {
  expect(() => createMediaItem(input(value))).toThrow(new TypeError(`belfry: ${message}`))
})

test('the builders of one kind refuse the other', () => {
  expect(() => createImageItem(input({ content: icon }))).toThrow(
    new TypeError('belfry: content.type must be image; got "icon"'),
  )
  expect(() => createIconItem(input({ content: image }))).toThrow(
    new TypeError('belfry: content.type must be icon; got "image"'),
  )
})

test('an error shows only the beginning of a huge value', () => {
  const attempt = () =>
    createMediaItem(input({ content: { type: 'x'.repeat(1_000_000), data: '/a' } }))
  expect(attempt).toThrow(`image or icon; got "${'x'.repeat(50)}"`)
})

test('what a hostile object throws passes through', () => {
  const hostile: MediaItemInput = {
    get content(): never {
      throw new RangeError('mine')
    },
  }
  expect(() => createMediaItem(hostile)).toThrow(new RangeError('mine'))
})

test('an image item becomes the image of a notification', () => {
  const item = createImageItem({ content: { ...image, alt: 'A portrait' }, url: '/large.png' })
  expect(toMedia(item)).toStrictEqual({ type: 'image', url: '/portrait.png', alt: 'A portrait' })
  expect(toMedia(createImageItem({ content: image }))).toStrictEqual({
    type: 'image',
    url: '/portrait.png',
  })
})

test('an icon item becomes the icon of a notification; a bare path is of the set custom', () => {
  const named = createIconItem({ content: { type: 'icon', data: { set: 'mdi', path: 'M0 0' } } })
  expect(toMedia(named)).toStrictEqual({ type: 'icon', set: 'mdi', path: 'M0 0' })
  const bare = createIconItem({ content: { ...icon, alt: 'Square' } })
  expect(toMedia(bare)).toStrictEqual({ type: 'icon', set: 'custom', path: icon.data })
})

test('the media of a notification is frozen', () => {
  expect(Object.isFrozen(toMedia(createImageItem({ content: image })))).toBe(true)
  expect(Object.isFrozen(toMedia(createIconItem({ content: icon })))).toBe(true)
})

test('an item that was stored as JSON is as good as one built here', () => {
  const item = createMediaItem({ content: image })
  expect(toMedia(JSON.parse(JSON.stringify(item)))).toEqual(toMedia(item))
})

test('toMedia refuses what is no media item', () => {
  expect(() => toMedia(input(undefined))).toThrow(new Error('Content is required for MediaItem'))
  expect(() => toMedia(input({ content: { type: 'video', data: '/a' } }))).toThrow(TypeError)
})
