import { expect, test } from '../test.ts'

test('adding an id again while its card leaves makes a new card', async ({ toaster, page }) => {
  await toaster.open()
  await toaster.add('Old', { id: 'same' })
  await toaster.comesToRest()
  await page.evaluate(() => {
    window.notify.dismiss('same')
    window.notify('New', { id: 'same', duration: 0 })
  })
  await expect(page.locator('[data-notification=same]:not([data-state=leaving])')).toContainText(
    'New',
  )
  await toaster.passes(300)
  await expect(page.locator('[data-notification=same]')).toHaveCount(1)
  await expect(toaster.card('New')).toBeVisible()
})

test('a leaving card can no longer be used, but catches a second click until it is gone', async ({
  toaster,
  page,
}) => {
  await toaster.open()
  const card = await toaster.notify('Saved')
  await toaster.comesToRest()
  const spot = await toaster.middle(card)
  await toaster.dismiss(card)
  const leaving = page.locator('[data-state=leaving]')
  await expect(leaving).toHaveCount(1)
  const catches = await leaving.evaluate(
    (each, { x, y }) => document.elementFromPoint(x, y) === each,
    spot,
  )
  expect(catches, 'the card itself, and nothing inside it').toBe(true)
  await toaster.passes(250)
  await expect(leaving).toHaveCount(0)
})
