import { expect, test } from '../test.ts'

test('F6 moves to the newest card and back', async ({ toaster, page }) => {
  await toaster.open()
  await page.locator('#field').focus()
  await toaster.notifyAll('Old', 'New')
  await toaster.press('F6')
  await toaster.seesFocusOn('card New')
  await toaster.seesExpanded()
  await toaster.press('F6')
  await toaster.seesFocusOn('Field')
})

test('Tab moves from the newest to the oldest card, and Shift+Tab back and home', async ({
  toaster,
  page,
}) => {
  await toaster.open()
  await page.locator('#field').focus()
  await toaster.notifyAll('One', 'Two', 'Three')
  await toaster.press('F6')
  for (const title of ['Three', 'Two', 'One']) {
    await toaster.press('Tab')
    await toaster.seesFocusOn(`Dismiss notification of ${title}`)
  }
  for (const title of ['Two', 'Three']) {
    await toaster.press('Shift+Tab')
    await toaster.seesFocusOn(`Dismiss notification of ${title}`)
  }
  await toaster.press('Shift+Tab')
  await toaster.seesFocusOn('Field')
  await toaster.passes(300)
  await toaster.seesExpanded(false)
})

test('you can reach the region with Tab alone', async ({ toaster, page }) => {
  await toaster.open()
  await toaster.notify('Saved')
  await page.locator('#field').focus()
  await toaster.press('Tab')
  await toaster.seesFocusOn('Dismiss notification of Saved')
  await toaster.press('Shift+Tab')
  await toaster.seesFocusOn('Field')
})

test('the Tab order is undisturbed without cards', async ({ toaster, page }) => {
  await toaster.open()
  await page.locator('#before').focus()
  await toaster.press('Tab')
  await toaster.seesFocusOn('Field')
})

test('Escape closes the focused card and no other', async ({ toaster, page }) => {
  await toaster.open()
  await page.locator('#before').focus()
  await toaster.notifyAll('One', 'Two', 'Three')
  await toaster.press('Escape')
  await expect(toaster.cards).toHaveCount(3)
  await toaster.press('F6')
  await toaster.press('Escape')
  await expect(toaster.card('Three')).toBeHidden()
  await toaster.seesFocusOn('card Two')
  await toaster.press('Escape')
  await toaster.seesFocusOn('card One')
  await toaster.press('Escape')
  await toaster.seesFocusOn('Before')
  await expect(toaster.cards).toHaveCount(0)
})

test('a card that cannot be dismissed keeps its focus on Escape', async ({ toaster, page }) => {
  await toaster.open()
  await page.locator('#field').focus()
  const card = await toaster.notify('Important', { dismissible: false })
  await expect(toaster.closeButton(card)).toHaveCount(0)
  await toaster.press('F6')
  await toaster.press('Escape')
  await toaster.seesFocusOn('card Important')
  await toaster.press('F6')
  await toaster.seesFocusOn('Field')
})
