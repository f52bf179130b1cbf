import type { CDPSession, Locator, Page } from '@playwright/test'
import { type Point, middleOf } from './place.ts'
import type { Time } from './time.ts'

declare global {
  interface Window {
    /** Where the finger was last, until the browser took it. */
    finger: Point | undefined
  }
}

interface Touch extends Point {
  id?: number
}

/** Follows the finger. Runs in the page. */
export function feel(): void {
  for (const type of ['pointerdown', 'pointermove', 'pointercancel'] as const) {
    window.addEventListener(type, (event) => {
      window.finger = type === 'pointercancel' ? undefined : { x: event.clientX, y: event.clientY }
    })
  }
}

/** So many steps along the way. */
export const straight = (x: number, y = 0, steps = 6): Point[] =>
  Array.from({ length: steps }, (_, step) => ({
    x: (x * (step + 1)) / steps,
    y: (y * (step + 1)) / steps,
  }))

/** Fingers on a touch screen. */
export function createFingers(page: Page, { passes }: Time) {
  let browser: CDPSession | undefined

  async function dispatch(
    type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel',
    ...touchPoints: Touch[]
  ): Promise<void> {
    browser ??= await page.context().newCDPSession(page)
    await browser.send('Input.dispatchTouchEvent', { type, touchPoints })
  }

  /** Touches are delivered with the next frame; those below the browser's own slop never. */
  async function seesFingerAt({ x, y }: Point): Promise<void> {
    for (let tries = 0; tries < 10; tries++) {
      const finger = await page.evaluate(() => window.finger)
      if (!finger || Math.hypot(finger.x - x, finger.y - y) < 1) return
    }
  }

  const putFingersAt = (...points: Touch[]): Promise<void> => dispatch('touchStart', ...points)
  const moveFingersTo = (...points: Touch[]): Promise<void> => dispatch('touchMove', ...points)
  const liftFinger = (): Promise<void> => dispatch('touchEnd')

  return {
    putFingersAt,
    moveFingersTo,
    liftFinger,
    loseFinger: (): Promise<void> => dispatch('touchCancel'),

    async putFingerOn(target: Locator): Promise<void> {
      await putFingersAt(await middleOf(target))
    },

    /** Draws a finger along a path of ways from a card's middle, a step every so many milliseconds. */
    async swipe(
      target: Locator,
      path: readonly Partial<Point>[],
      { every = 16, lift = true } = {},
    ): Promise<void> {
      const from = await middleOf(target)
      await putFingersAt(from)
      for (const { x = 0, y = 0 } of path) {
        const to = { x: from.x + x, y: from.y + y }
        await passes(every)
        await moveFingersTo(to)
        await seesFingerAt(to)
      }
      if (lift) await liftFinger()
    },
  }
}
