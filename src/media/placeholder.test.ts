import { expect, test } from 'vitest'
import { createNotifier } from '../core/index.ts'
import { placeholder } from './index.ts'

test('the sample image is self-contained: no network, no script, nothing to escape', () => {
  const address = placeholder('image')
  expect(address).toMatch(/^data:image\/svg\+xml,[\w%.!~*'()-]+$/)
  const svg = decodeURIComponent(address.slice(address.indexOf(',') + 1))
  expect(svg).toMatch(
    /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="48" height="48">.+<\/svg>$/,
  )
  expect(svg).not.toMatch(/script|href|style/)
})

test('a notification accepts the sample image', () => {
  const notify = createNotifier()
  const url = placeholder('image')
  notify('Saved', { media: { type: 'image', url } })
  expect(notify.list()[0]?.media).toEqual({ type: 'image', url })
})

test('the bell icon is a class in the stylesheet', () => {
  expect(placeholder('icon')).toBe('belfry-bell')
})

test.each(['video', '', 'Image', 'constructor', '__proto__', null, undefined, 5, {}, ['image']])(
  'there is no placeholder for %j',
  (type) => {
    expect(placeholder(type)).toBeNull()
  },
)
