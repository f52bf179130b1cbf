import { expect, test } from 'vitest'
import { animate } from './webp-animation.js'

/** A still WebP with nothing but a named chunk in it. */
function still(name: string, content: string): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt32LE(content.length)
  const padding = Buffer.alloc(content.length % 2)
  return Buffer.concat([
    Buffer.from('RIFF....WEBP'),
    Buffer.from(name),
    size,
    Buffer.from(content),
    padding,
  ])
}

/** The names and contents of the chunks from a place on. */
function chunks(webp: Buffer, from: number): [string, Buffer][] {
  const found: [string, Buffer][] = []
  for (let at = from; at < webp.length;) {
    const size = webp.readUInt32LE(at + 4)
    found.push([webp.toString('latin1', at, at + 4), webp.subarray(at + 8, at + 8 + size)])
    at += 8 + size + (size % 2)
  }
  return found
}

test('frames are wrapped whole, with their size and their time', () => {
  const webp = animate(
    [
      { webp: still('VP8 ', 'one'), ms: 1500 },
      { webp: still('VP8L', 'four'), ms: 200 },
    ],
    { width: 960, height: 630 },
  )
  expect(webp.toString('latin1', 0, 4)).toBe('RIFF')
  expect(webp.readUInt32LE(4)).toBe(webp.length - 8)

  const [head, animation, ...frames] = chunks(webp, 12)
  expect(head?.[0]).toBe('VP8X')
  expect(head?.[1].readUIntLE(4, 3)).toBe(959)
  expect(head?.[1].readUIntLE(7, 3)).toBe(629)
  expect(animation?.[0]).toBe('ANIM')
  expect(frames.map(([name, frame]) => [name, frame.readUIntLE(12, 3)])).toEqual([
    ['ANMF', 1500],
    ['ANMF', 200],
  ])
  const pictures = frames.flatMap(([, frame]) => chunks(frame, 16))
  expect(pictures.map(([name, picture]) => [name, picture.toString()])).toEqual([
    ['VP8 ', 'one'],
    ['VP8L', 'four'],
  ])
})
