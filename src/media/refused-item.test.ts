import { expect, test } from 'vitest'
import { type MediaItemInput, createIconItem, createImageItem, createMediaItem } from './index.ts'

const image = { type: 'image', data: '/portrait.png' } as const
const icon = { type: 'icon', data: 'M0 0h24v24z' } as const
const input = (value: unknown) => value as never

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
    'content.data must be a non-empty string; got undefined',
  ],
  [
    'an image with an icon as its data',
    { content: { type: 'image', data: { set: 'mdi', path: 'M0 0' } } },
    'content.data must be a non-empty string; got object',
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
    'content.data.set must be a non-empty string; got undefined',
  ],
  [
    'an icon without its path',
    { content: { type: 'icon', data: { set: 'mdi', path: '' } } },
    'content.data.path must be a non-empty string; got ""',
  ],
  [
    'an alt that is no text',
    { content: { ...image, alt: null } },
    'content.alt must be a string; got null',
  ],
  ['an empty id', { id: '', content: image }, 'id must be a non-empty string; got ""'],
  ['an id that is no text', { id: 7, content: image }, 'id must be a non-empty string; got 7'],
  [
    'a title that is no text',
    { title: Symbol('t'), content: image },
    'title must be a string; got Symbol(t)',
  ],
  [
    'a description that is no text',
    { description: Object.create(null), content: image },
    'description must be a string; got object',
  ],
  [
    'an empty media type',
    { mediaType: '', content: image },
    'mediaType must be a non-empty string; got ""',
  ],
  ['an address that is no text', { url: 1n, content: image }, 'url must be a string; got 1'],
]

test.each(refused)('%s is refused', (_, value, message) => {
  expect(() => createMediaItem(input(value))).toThrow(new TypeError(`belfry: ${message}`))
})

test('the builders of one kind refuse the other kind', () => {
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

test('whatever a hostile object throws passes through', () => {
  const hostile: MediaItemInput = {
    get content(): never {
      throw new RangeError('mine')
    },
  }
  expect(() => createMediaItem(hostile)).toThrow(new RangeError('mine'))
})
