import { type Page, expect } from '@playwright/test'

/** The page's clock, which nothing else drives. */
export function createTime(page: Page) {
  /** Lets time pass on the page's clock. */
  const passes = (ms: number): Promise<void> => page.clock.runFor(ms)

  /** Takes everything that moves to where it goes; no time passes. */
  const finishMotions = (): Promise<void> =>
    page.evaluate(() => {
      for (const animation of document.getAnimations()) {
        if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
      }
    })

  /** How much display time each shown notification has left. */
  const timesLeft = (): Promise<number[]> =>
    page.evaluate(() => window.notify.shown().map(({ id }) => window.notify.remaining(id)!))

  return {
    passes,
    finishMotions,
    timesLeft,

    /** Lets everything that moves arrive. */
    async comesToRest(): Promise<void> {
      await passes(500)
      await finishMotions()
    },

    async seesTimeStandStill(): Promise<void> {
      const before = await timesLeft()
      await passes(100)
      expect(await timesLeft(), 'time stands still').toEqual(before)
    },

    /** Browsers tell what can be seen with the next frame, which a busy machine draws late. */
    async seesTimeRun(): Promise<void> {
      await expect(async () => {
        const before = await timesLeft()
        await passes(100)
        expect(await timesLeft(), 'time runs').toEqual(before.map((ms) => ms - 100))
      }).toPass({ timeout: 15_000 })
    },
  }
}

export type Time = ReturnType<typeof createTime>
