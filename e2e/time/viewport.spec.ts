import { expect, test } from '../test.ts'
import type { ToasterModel } from '../toaster.ts'

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 700 } })

/** Two fingers, round a place on the screen. */
async function zoom(
  { page }: ToasterModel,
  scaleFactor: number,
  place: { x: number; y: number },
): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Input.synthesizePinchGesture', { ...place, scaleFactor })
}

const scaleOf = ({ page }: ToasterModel) => page.evaluate(() => window.visualViewport!.scale)

async function openWithCard(toaster: ToasterModel) {
  await toaster.open()
  const card = await toaster.notify('Saved', { message: 'Words', duration: 60_000 })
  await toaster.comesToRest()
  await toaster.seesTimeRun()
  return card
}

test('time stands still while a card is zoomed out of sight, and runs again when it is back', async ({
  toaster,
}) => {
  await openWithCard(toaster)
  await zoom(toaster, 3, { x: 20, y: 60 })
  expect(await scaleOf(toaster)).toBeGreaterThan(2)
  await toaster.seesTimeStandStill()
  await zoom(toaster, 0.2, { x: 20, y: 60 })
  expect(await scaleOf(toaster)).toBe(1)
  await toaster.seesTimeRun()
})

test('the time of a card runs while somebody zooms in on it', async ({ toaster }) => {
  const card = await openWithCard(toaster)
  await zoom(toaster, 2.5, await toaster.middle(card))
  expect(await scaleOf(toaster)).toBeGreaterThan(2)
  await toaster.seesTimeRun()
})

test('a finger on a zoomed page pans across a card, and pushes nothing away', async ({
  toaster,
  page,
}) => {
  const card = await openWithCard(toaster)
  await zoom(toaster, 2.5, await toaster.middle(card))
  const left = () => page.evaluate(() => window.visualViewport!.pageLeft)
  const before = await left()
  // Touches are told from where the visible part of the page begins.
  const { x, y } = await page.evaluate(() => {
    const { top, height } = document.querySelector('.belfry-title')!.getBoundingClientRect()
    const { offsetTop, width } = window.visualViewport!
    return { x: width / 2, y: top + height / 2 - offsetTop }
  })
  await toaster.putFingersAt({ x, y })
  for (const way of [10, 20, 30, 45, 60]) {
    await toaster.passes(16)
    await toaster.moveFingersTo({ x: x + way, y })
  }
  await toaster.liftFinger()
  await toaster.comesToRest()
  await expect(card).toBeVisible()
  await expect.poll(left).toBeLessThan(before - 10)
})
