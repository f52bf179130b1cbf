import { expect, test } from '../test.ts'

test.describe('custom cards', () => {
  test('can use hooks, the application’s context and their controls', async ({ toaster, page }) => {
    await toaster.open('cards')
    await page.evaluate(() =>
      window.notify('Hello', { duration: 0, action: { label: 'Go', onAction: () => {} } }),
    )
    await expect(toaster.cards).toContainText('Hello in a dark theme')
    await toaster.cards.getByRole('button', { name: 'Clicked 0 times' }).click()
    await expect(toaster.cards).toContainText('Clicked 1 times')
    await toaster.cards.getByRole('button', { name: 'Away' }).click()
    await expect(toaster.cards).toHaveCount(0)
  })

  test('a custom card that draws no image is shown, whatever its notification has', async ({
    toaster,
    page,
  }) => {
    await toaster.open('cards')
    await page.evaluate(() =>
      window.notify('Hello', { duration: 0, media: { type: 'image', url: '/missing.png' } }),
    )
    await toaster.passes(300)
    await expect(toaster.cards).toBeVisible()
  })

  test('one notification may draw itself', async ({ toaster }) => {
    await toaster.open('cards')
    await toaster.button('Render').click()
    await expect(toaster.cards.locator('em')).toHaveText('Own card')
    await toaster.hears('Info: Own.')
  })

  test('a renderer that throws falls back to the plain card and harms no other', async ({
    toaster,
    page,
    complaints,
  }) => {
    await toaster.open('cards')
    await toaster.add('Hello')
    await toaster.add('Throws')
    await toaster.add('Bye')
    await expect(toaster.cards).toHaveCount(3)
    await expect(page.locator('.belfry-title')).toHaveText(['Throws'])
    await expect(toaster.cards.filter({ hasText: 'Hello in' })).toHaveCount(1)
    await expect(toaster.cards.filter({ hasText: 'Bye in' })).toHaveCount(1)
    await toaster.comesToRest()
    await toaster.closeButton(toaster.cards.filter({ hasText: 'Throws' })).click()
    await expect(toaster.cards).toHaveCount(2)
    // React itself tells of the error.
    expect(complaints.splice(0).join()).toContain('This renderer is broken')
  })
})
