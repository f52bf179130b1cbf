import type { Page } from '@playwright/test'
import { violations } from '../axe.ts'
import { site } from '../playground/playground.ts'
import { shiftsOf, watchShifts } from '../shifts.ts'
import { expect, test } from '../test.ts'
import { examples } from './live-examples.ts'

/** Opens a guide, and waits until its examples run. */
async function open(page: Page, guide: string): Promise<void> {
  await page.goto(`${site}guides/${guide}.html`)
  for (const stage of await page.locator('[data-stage]').all()) {
    await expect(stage.locator('button, label').first()).toBeAttached()
  }
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [name, [guide, steps]] of Object.entries(examples)) {
  test(`works with the keyboard, and axe finds nothing: ${name}`, async ({ page, toaster }) => {
    await open(page, guide)
    await steps(page, toaster)
    expect(await violations(page)).toEqual([])
  })
}

test('every live block runs, in its own place, and nothing moves when it does', async ({
  page,
  complaints,
}) => {
  void complaints
  await watchShifts(page)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const guide of new Set(Object.values(examples).map(([guide]) => guide))) {
      await open(page, guide)
      expect(await shiftsOf(page), `${guide} at ${width} px`).toEqual([])
    }
  }
})

test('live examples load after the page is painted, and are not part of its own script', async ({
  page,
}) => {
  await open(page, 'recipes')
  const painted = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
  )
  const loads = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /live|recipes/.test(name.replace(/.*\//, '')))
      .map(({ startTime }) => startTime),
  )
  expect(loads.length).toBeGreaterThan(0)
  expect(Math.min(...loads)).toBeGreaterThan(painted)
})
