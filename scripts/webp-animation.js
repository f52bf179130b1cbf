// @ts-check

/**
 * A picture of an animation, and how long it stands.
 * @typedef {{ webp: Buffer, ms: number }} Frame
 */

/** @param {string} name @param {Buffer} content */
function chunk(name, content) {
  const head = Buffer.alloc(8)
  head.write(name, 'latin1')
  head.writeUInt32LE(content.length, 4)
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)])
}

/** @param {number} value */
function uint24(value) {
  const bytes = Buffer.alloc(3)
  bytes.writeUIntLE(value, 0, 3)
  return bytes
}

/**
 * The picture data of a still WebP: everything that an animation's frame may hold.
 * @param {Buffer} webp
 */
function pictureOf(webp) {
  const kept = []
  for (let at = 12; at < webp.length;) {
    const size = webp.readUInt32LE(at + 4)
    const end = at + 8 + size + (size % 2)
    if (['ALPH', 'VP8 ', 'VP8L'].includes(webp.toString('latin1', at, at + 4)))
      kept.push(webp.subarray(at, end))
    at = end
  }
  return Buffer.concat(kept)
}

/**
 * Joins still WebP pictures of one size to an animation that repeats for ever, after the container
 * specification of WebP.
 * @param {readonly Frame[]} frames
 * @param {{ width: number, height: number }} size
 */
export function animate(frames, { width, height }) {
  const size = Buffer.concat([uint24(width - 1), uint24(height - 1)])
  const isAnimation = Buffer.from([0b10, 0, 0, 0])
  const content = Buffer.concat([
    Buffer.from('WEBP'),
    chunk('VP8X', Buffer.concat([isAnimation, size])),
    // A white background, and no end.
    chunk('ANIM', Buffer.from([255, 255, 255, 255, 0, 0])),
    ...frames.map(({ webp, ms }) =>
      chunk(
        'ANMF',
        Buffer.concat([uint24(0), uint24(0), size, uint24(ms), Buffer.from([0]), pictureOf(webp)]),
      ),
    ),
  ])
  return chunk('RIFF', content)
}
