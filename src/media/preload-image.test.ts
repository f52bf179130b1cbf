import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type PreloadOptions, preloadImage } from './index.ts'

/** An image that loads when the test says so. */
class FakeImage {
  static made: FakeImage[] = []
  src = ''
  arrive: () => void = () => {}
  fail: (cause: unknown) => void = () => {}
  #decoded = new Promise<void>((resolve, reject) => {
    this.arrive = resolve
    this.fail = reject
  })

  constructor() {
    FakeImage.made.push(this)
  }

  decode() {
    return this.#decoded
  }

  removeAttribute(name: 'src') {
    this[name] = ''
    this.fail(new DOMException('The source changed.', 'EncodingError'))
  }
}

const made = (index = 0): FakeImage => FakeImage.made[index]!

describe('where there are images', () => {
  beforeEach(() => {
    FakeImage.made = []
    vi.stubGlobal('Image', FakeImage)
    vi.useFakeTimers()
  })

  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  test('resolves with the image once it is decoded', async () => {
    const arrived = vi.fn<(image: HTMLImageElement) => void>()
    const image = preloadImage('/a.png').then(arrived)
    await vi.advanceTimersByTimeAsync(1000)
    expect(arrived).not.toHaveBeenCalled()
    made().arrive()
    await image
    expect(arrived).toHaveBeenCalledExactlyOnceWith(made())
    expect(made().src).toBe('/a.png')
  })

  test('a broken image rejects with an error that names the address', async () => {
    const image = preloadImage('/broken.png')
    const cause = new DOMException('Invalid', 'EncodingError')
    made().fail(cause)
    const error = await image.catch((error: unknown) => error)
    expect(error).toEqual(new Error('belfry: the image cannot be loaded: /broken.png'))
    expect(error).toHaveProperty('cause', cause)
  })

  test('a huge address is named by its beginning', async () => {
    const image = preloadImage(`data:image/png,${'x'.repeat(100_000)}`)
    made().fail(new Error('Invalid'))
    const { message } = await image.then(
      () => new Error('It arrived'),
      (error: Error) => error,
    )
    expect(message).toContain('data:image/png,xxx')
    expect(message.length).toBeLessThan(300)
  })

  test('calls for one address at the same time share one load', async () => {
    const both = Promise.all([preloadImage('/a.png'), preloadImage('/a.png')])
    expect(FakeImage.made).toHaveLength(1)
    made().arrive()
    expect(await both).toEqual([made(), made()])
  })

  test('two addresses are two loads', async () => {
    const both = Promise.all([preloadImage('/a.png'), preloadImage('/b.png')])
    made(0).arrive()
    made(1).arrive()
    expect(await both).toEqual([made(0), made(1)])
  })

  test('a load that failed is not kept: the next call tries again', async () => {
    const both = Promise.allSettled([preloadImage('/a.png'), preloadImage('/a.png')])
    made().fail(new Error('Offline'))
    expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    const again = preloadImage('/a.png')
    made(1).arrive()
    expect(await again).toBe(made(1))
  })

  test('whoever tries again at the very moment of a failure gets a new load', async () => {
    const retried = preloadImage('/a.png').catch(() => preloadImage('/a.png'))
    const other = preloadImage('/a.png').catch(() => 'failed')
    made().fail(new Error('Offline'))
    expect(await other).toBe('failed')
    await vi.waitUntil(() => FakeImage.made.length === 2)
    made(1).arrive()
    expect(await retried).toBe(made(1))
  })

  test('an image that arrived is left to its owner and to the browser: nothing is kept', async () => {
    const first = preloadImage('/a.png')
    made().arrive()
    expect((await first).src).toBe('/a.png')
    const second = preloadImage('/a.png')
    made(1).arrive()
    expect(await second).toBe(made(1))
  })

  test('a signal that was aborted before rejects with its reason, and nothing is loaded', async () => {
    const reason = new Error('Left the page')
    await expect(preloadImage('/a.png', { signal: AbortSignal.abort(reason) })).rejects.toBe(reason)
    expect(FakeImage.made).toHaveLength(0)
  })

  test('an aborted signal rejects with its reason, and the load stops', async () => {
    const leaving = new AbortController()
    const image = preloadImage('/a.png', { signal: leaving.signal, timeout: 1000 })
    leaving.abort('Left the page')
    await expect(image).rejects.toBe('Left the page')
    expect(made().src).toBe('')
  })

  test('a signal is let go when the image is there', async () => {
    const { signal } = new AbortController()
    const listen = vi.spyOn(signal, 'addEventListener')
    const image = preloadImage('/a.png', { signal })
    made().arrive()
    await image
    const options = listen.mock.calls[0]?.[2] as AddEventListenerOptions
    expect(options.signal?.aborted).toBe(true)
  })

  test('an image that takes too long rejects with an error that names address and time', async () => {
    const image = preloadImage('/slow.png', { timeout: 300 })
    const end = image.catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(299)
    expect(made().src).toBe('/slow.png')
    await vi.advanceTimersByTimeAsync(1)
    expect(await end).toEqual(new Error('belfry: the image took more than 300 ms: /slow.png'))
    expect(made().src).toBe('')
  })

  test.each([Infinity, 2 ** 31, Number.MAX_VALUE])(
    'a timeout of %d is not too soon',
    async (ms) => {
      const image = preloadImage('/a.png', { timeout: ms })
      await vi.advanceTimersByTimeAsync(86_400_000)
      made().arrive()
      expect(await image).toBe(made())
    },
  )

  test('no timer is left behind, however it ends', async () => {
    const leaving = new AbortController()
    const ends = Promise.allSettled([
      preloadImage('/a.png', { timeout: 1000 }),
      preloadImage('/b.png', { timeout: 1000 }),
      preloadImage('/c.png', { timeout: 1000, signal: leaving.signal }),
    ])
    made(0).arrive()
    made(1).fail(new Error('Offline'))
    leaving.abort()
    await ends
    expect(vi.getTimerCount()).toBe(0)
  })

  test('one who leaves takes nothing from the others', async () => {
    const leaving = new AbortController()
    const aborted = preloadImage('/a.png', { signal: leaving.signal })
    const timedOut = preloadImage('/a.png', { timeout: 100 })
    const patient = preloadImage('/a.png')
    const ends = Promise.allSettled([aborted, timedOut])
    leaving.abort()
    await vi.advanceTimersByTimeAsync(100)
    expect((await ends).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    made().arrive()
    expect(await patient).toBe(made())
    expect(made().src).toBe('/a.png')
    expect(FakeImage.made).toHaveLength(1)
  })

  test('a load that hangs and was given up is not what the next call waits for', async () => {
    const first = preloadImage('/a.png', { timeout: 100 }).catch(() => 'late')
    await vi.advanceTimersByTimeAsync(100)
    expect(await first).toBe('late')
    const second = preloadImage('/a.png')
    made(1).arrive()
    expect(await second).toBe(made(1))
  })

  test('the end of a load that was given up does not disturb its successor', async () => {
    const stubborn = vi.spyOn(FakeImage.prototype, 'removeAttribute').mockReturnValue()
    const first = preloadImage('/a.png', { timeout: 100 }).catch(() => 'late')
    await vi.advanceTimersByTimeAsync(100)
    await first
    const second = preloadImage('/a.png')
    made(0).arrive()
    await vi.advanceTimersByTimeAsync(0)
    const third = preloadImage('/a.png')
    made(1).arrive()
    expect(await Promise.all([second, third])).toEqual([made(1), made(1)])
    stubborn.mockRestore()
  })

  const refused: [unknown, unknown, string][] = [
    ['', {}, 'url must be a text that is not empty; got ""'],
    [undefined, {}, 'url must be a text that is not empty; got undefined'],
    [new URL('https://example.com'), {}, 'url must be a text that is not empty; got object'],
    ['/a.png', null, 'options must be an object; got null'],
    ['/a.png', 300, 'options must be an object; got 300'],
    ['/a.png', { signal: null }, 'signal must be an AbortSignal; got null'],
    ['/a.png', { signal: {} }, 'signal must be an AbortSignal; got object'],
    ['/a.png', { timeout: 0 }, 'timeout must be a number above 0; got 0'],
    ['/a.png', { timeout: -5 }, 'timeout must be a number above 0; got -5'],
    ['/a.png', { timeout: NaN }, 'timeout must be a number above 0; got NaN'],
    ['/a.png', { timeout: '300' }, 'timeout must be a number above 0; got "300"'],
  ]

  test.each(refused)(
    '%j with %j is refused before anything is loaded',
    async (url, options, message) => {
      await expect(preloadImage(url as string, options as PreloadOptions)).rejects.toThrow(
        new TypeError(`belfry: ${message}`),
      )
      expect(FakeImage.made).toHaveLength(0)
    },
  )
})

describe('where there are no images', () => {
  const nowhere = new Error(
    'belfry: the image cannot be loaded where there is no Image that decodes: /a.png',
  )

  test('rejects with a clear error in Node', async () => {
    await expect(preloadImage('/a.png')).rejects.toThrow(nowhere)
  })

  test('rejects with a clear error where an Image cannot decode', async () => {
    vi.stubGlobal('Image', function Image() {})
    await expect(preloadImage('/a.png')).rejects.toThrow(nowhere)
    vi.unstubAllGlobals()
  })
})
