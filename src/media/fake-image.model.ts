import { afterEach, beforeEach, vi } from 'vitest'

/** An image that loads when the test says so. */
export class FakeImage {
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

/** The image that was made first, or the one with this number. */
export const made = (index = 0): FakeImage => FakeImage.made[index]!

/** Gives every test of a file images that it drives, and a clock. */
export function useFakeImages(): void {
  beforeEach(() => {
    FakeImage.made = []
    vi.stubGlobal('Image', FakeImage)
    vi.useFakeTimers()
  })

  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
}
