import { kind, name, object, positive } from '../core/inside.ts'
import { join, leave } from './load.ts'

/** How long to wait for an image. */
export interface PreloadOptions {
  /** Ends the wait: the promise rejects with the signal's reason. */
  signal?: AbortSignal | undefined
  /** Milliseconds after which the promise rejects. @default Infinity */
  timeout?: number | undefined
}

/** An `HTMLImageElement`; a program for Node has no such type. */
export type LoadedImage = typeof globalThis extends {
  HTMLImageElement: { prototype: infer Image }
}
  ? Image
  : object

// A host's timer fires immediately beyond this.
const LONGEST_TIMER = 2 ** 31 - 1

const readSignal = kind(
  'an AbortSignal',
  (value) => typeof (value as Partial<AbortSignal> | null)?.aborted === 'boolean',
)

const failure = (url: string, what: string, options?: ErrorOptions): Error =>
  new Error(`belfry: the image ${what}: ${url.slice(0, 200)}`, options)

/**
 * Loads and decodes an image, so that it appears complete when it is shown. Simultaneous calls for
 * one URL share a load and its image, each with its own signal and timeout; the load stops when
 * nobody waits for it any more.
 *
 * @example
 * const image = await preloadImage('/portrait.png', { timeout: 500 })
 * document.body.append(image)
 */
export async function preloadImage(
  url: string,
  options: PreloadOptions = {},
): Promise<LoadedImage> {
  name('url', url)
  object('options', options)
  const { signal, timeout = Infinity } = options
  if (signal !== undefined) readSignal('signal', signal)
  positive('timeout', timeout)
  if (signal?.aborted) throw signal.reason
  if (typeof Image === 'undefined' || !('decode' in Image.prototype)) {
    throw failure(url, 'cannot be loaded where there is no Image that decodes')
  }

  const load = join(url)
  const settled = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    return await new Promise((resolve, reject) => {
      load.image.then(resolve, (cause) => reject(failure(url, 'cannot be loaded', { cause })))
      signal?.addEventListener('abort', () => reject(signal.reason), { signal: settled.signal })
      if (timeout > LONGEST_TIMER) return
      timer = setTimeout(() => reject(failure(url, `took more than ${timeout} ms`)), timeout)
    })
  } finally {
    settled.abort()
    clearTimeout(timer)
    leave(url, load)
  }
}
