import { describe, expect, test, vi } from 'vitest'
import { FakeImage, made, useFakeImages } from './fake-image.model.ts'
import { type PreloadOptions, preloadImage } from './index.ts'

describe('where there are images', () => {
  useFakeImages()

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

  test('a loaded image belongs to its owner and the browser: nothing is kept', async () => {
    const first = preloadImage('/a.png')
    made().arrive()
    expect((await first).src).toBe('/a.png')
    const second = preloadImage('/a.png')
    made(1).arrive()
    expect(await second).toBe(made(1))
  })

  test('a signal that was already aborted rejects with its reason, and nothing is loaded', async () => {
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

  test('a signal is released when the image is there', async () => {
    const { signal } = new AbortController()
    const listen = vi.spyOn(signal, 'addEventListener')
    const image = preloadImage('/a.png', { signal })
    made().arrive()
    await image
    const options = listen.mock.calls[0]?.[2] as AddEventListenerOptions
    expect(options.signal?.aborted).toBe(true)
  })

  test('an image that takes too long rejects with an error that names the address and the time', async () => {
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

  const refused: [unknown, unknown, string][] = [
    ['', {}, 'url must be a non-empty string; got ""'],
    [undefined, {}, 'url must be a non-empty string; got undefined'],
    [new URL('https://example.com'), {}, 'url must be a non-empty string; got url'],
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
