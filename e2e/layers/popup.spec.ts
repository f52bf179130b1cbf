import type { Page } from '@playwright/test'
import { expect, test } from '../test.ts'
import type { ToasterModel } from '../toaster.ts'
import { boxOf } from '../toaster/place.ts'

/** Opens the separate window, with its field in focus. */
async function openWindow(toaster: ToasterModel): Promise<Page> {
  const opening = toaster.page.waitForEvent('popup')
  await toaster.button('Open window').click()
  const popup = await opening
  await popup.locator('#field').focus()
  return popup
}

test('in a separate window, a Toaster does everything it does at home', async ({ toaster }) => {
  await toaster.open('popup')
  const popup = await openWindow(toaster)
  await toaster.add('Saved', { duration: 60_000 })
  const card = popup.locator('[data-notification]:not([data-state=leaving])')
  await expect(card).toBeVisible()
  await popup.bringToFront()
  const { x, y } = await boxOf(card)
  await popup.mouse.move(x + 60, y + 20)
  await toaster.seesTimeStandStill()
  await popup.mouse.move(5, 5)
  await toaster.seesTimeRun()

  await popup.evaluate(() => document.querySelector('dialog')!.showModal())
  await expect
    .poll(() =>
      card.evaluate((each) => !!each.closest('dialog') && !!each.closest(':popover-open')),
    )
    .toBe(true)
  await popup.keyboard.press('F6')
  await expect(card).toBeFocused()
  await popup.keyboard.press('F6')
  await expect(popup.getByRole('button', { name: 'Inside' })).toBeFocused()
  await card.getByRole('button', { name: 'Dismiss notification' }).click()
  await expect(card).toHaveCount(0)
  await popup.close()
})

test('in a separate window, cards are measured there: the first window may be hidden', async ({
  toaster,
  page,
}) => {
  await toaster.open('popup')
  await page.evaluate(() => {
    const deaf = { observe() {}, unobserve() {}, disconnect() {}, takeRecords: () => [] }
    const Deaf = function Deaf() {
      return deaf
    }
    Object.assign(window, { ResizeObserver: Deaf, IntersectionObserver: Deaf })
  })
  const popup = await openWindow(toaster)
  await page.evaluate(() => {
    for (const title of ['One', 'Two']) window.notify(title, { duration: 60_000 })
  })
  const cards = popup.locator('[data-notification]')
  await expect(cards).toHaveCount(2)
  const placeOf = async (index: number) => boxOf(cards.nth(index))
  await expect
    .poll(async () => (await placeOf(1)).y + (await placeOf(1)).height)
    .toBeLessThanOrEqual((await placeOf(0)).y)
  await toaster.passes(1000)
  await expect.poll(() => toaster.timesLeft()).not.toEqual([60_000, 60_000])
  await popup.close()
})

test('a separate window that closes under a focused card causes no error', async ({ toaster }) => {
  await toaster.open('popup')
  const popup = await openWindow(toaster)
  await toaster.add('Saved')
  const card = popup.locator('[data-notification]')
  await expect(card).toBeVisible()
  await popup.keyboard.press('F6')
  await expect(card).toBeFocused()
  await popup.close()
  await toaster.passes(1000)
})

/** Whether a view that comes now is the one that shows. */
const isLeftToOthers = ({ page }: ToasterModel): Promise<boolean> =>
  page.evaluate(() => {
    const offer = window.notify.offer(1)
    const isShowing = offer.shows()
    offer()
    return isShowing
  })

test('a separate window that is closed leaves its notifications to others', async ({ toaster }) => {
  await toaster.open('popup')
  const popup = await openWindow(toaster)
  await toaster.add('Saved')
  await expect(popup.locator('[data-notification]')).toBeVisible()
  await popup.close()
  await expect.poll(() => isLeftToOthers(toaster)).toBe(true)
})

test('a Toaster that comes to a closed window shows nothing, and leaves it to others', async ({
  toaster,
}) => {
  await toaster.open('popup')
  const popup = await openWindow(toaster)
  await toaster.set(null)
  await popup.close()
  // A window is open a little longer to those who have opened it.
  await toaster.page.waitForFunction(() => window.popup.closed)
  await toaster.set({})
  await toaster.add('Saved')
  await expect.poll(() => isLeftToOthers(toaster)).toBe(true)
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true })

  test('in a separate window, a tap on a card behind another opens the stack, and presses nothing', async ({
    toaster,
    page,
  }) => {
    await toaster.open('popup', { toaster: { stack: true } })
    const popup = await openWindow(toaster)
    await toaster.add('Behind')
    await toaster.add('Front')
    await expect(popup.locator('[data-covered]')).toHaveCount(1)
    await toaster.passes(500)
    await popup.waitForFunction(() => !document.getAnimations().length)
    const { x, y, width } = await boxOf(popup.locator('[data-notification]').first())
    await popup.touchscreen.tap(x + width - 40, y - 6)
    await expect(popup.locator('[data-expanded]')).toBeAttached()
    await toaster.passes(500)
    expect(await page.evaluate(() => window.notify.size())).toBe(2)
    await popup.close()
  })
})
