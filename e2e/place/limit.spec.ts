import { expect, test } from '../test.ts'

test('three cards are shown, the newest in front, and the rest are counted', async ({
  toaster,
}) => {
  await toaster.open()
  await toaster.notifyAll('One', 'Two', 'Three')
  await expect(toaster.cards).toHaveCount(3)
  await expect(toaster.more).toBeHidden()
  await toaster.notifyAll('Four', 'Five')
  await expect(toaster.cards).toHaveCount(3)
  await expect(toaster.cards.first()).toContainText('Five')
  await expect(toaster.more).toHaveText('+2 more')
  await toaster.comesToRest()
  await toaster.seesOnTop(toaster.card('Five'))
  await toaster.dismiss(toaster.card('Five'))
  await expect(toaster.more).toHaveText('+1 more')
  await expect(toaster.card('Two')).toBeVisible()
})

test('“Dismiss all” closes shown and waiting cards', async ({ toaster }) => {
  await toaster.open()
  await toaster.notifyAll('One', 'Two', 'Three', 'Four', 'Five')
  await toaster.comesToRest()
  await toaster.dismissAll.click()
  await expect(toaster.cards).toHaveCount(0)
  await toaster.passes(250)
  await expect(toaster.region).toBeHidden()
})

test('the limit follows its property', async ({ toaster, page }) => {
  await toaster.open('plain', { toaster: { limit: 2 } })
  await toaster.notifyAll('One', 'Two', 'Three', 'Four', 'Five')
  await expect(toaster.cards).toHaveCount(2)
  await toaster.set({ limit: 4 })
  await expect(toaster.cards).toHaveCount(4)
  await expect(toaster.more).toHaveText('+1 more')
  await expect(page.locator('.belfry')).toHaveCount(1)
})

test('without the property it follows the notifier’s limit, as far as the window has room', async ({
  toaster,
  page,
}) => {
  await page.setViewportSize({ width: 1000, height: 1000 })
  await toaster.open()
  await page.evaluate(() => window.notify.configure({ limit: 5 }))
  await toaster.notifyAll('One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven')
  await expect(toaster.cards).toHaveCount(5)
  await expect(toaster.more).toHaveText('+2 more')
  await page.evaluate(() => window.notify.configure({ limit: 2 }))
  await expect(toaster.more).toHaveText('+5 more')
  await page.evaluate(() => window.notify.configure({ limit: Infinity }))
  await expect(toaster.more).toHaveText('+2 more')
  await page.setViewportSize({ width: 1000, height: 390 })
  await expect(toaster.more).toHaveText('+5 more')
  await page.setViewportSize({ width: 1000, height: 1400 })
  await expect(toaster.cards).toHaveCount(7)
  await page.evaluate(() => window.notify.configure({ limit: undefined }))
  await expect(toaster.more).toHaveText('+4 more')
})

test('a covered card fades, unless it had not come in yet', async ({ toaster, page }) => {
  await toaster.open()
  await toaster.notifyAll('One', 'Two', 'Three', 'Four')
  await expect(toaster.card('Four')).toBeVisible()
  await expect(page.locator('[data-notification]')).toHaveCount(3)
  await toaster.comesToRest()
  await toaster.notify('Five')
  await expect(page.locator('[data-state=leaving]')).toContainText('Two')
})
