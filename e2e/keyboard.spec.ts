import { expect, test } from './test.ts'

test('showing a card never moves the focus', async ({ toaster, page }) => {
  await toaster.open()
  await page.locator('#field').fill('typing')
  await toaster.notifyAll('One', 'Two', 'Three', 'Four')
  await page.keyboard.type(' on')
  await expect(page.locator('#field')).toHaveValue('typing on')
})

test('F6 goes to the newest card and back', async ({ toaster, page }) => {
  await toaster.open()
  await page.locator('#field').focus()
  await toaster.notifyAll('Old', 'New')
  await toaster.press('F6')
  await toaster.seesFocusOn('card New')
  await toaster.seesExpanded()
  await toaster.press('F6')
  await toaster.seesFocusOn('Field')
})

test('without cards F6 is left to the page', async ({ toaster, page }) => {
  await toaster.open()
  await page.locator('#before').focus()
  await page.evaluate(() =>
    window.addEventListener('keydown', (event) => {
      document.title = `${event.key}: ${event.defaultPrevented}`
    }),
  )
  await toaster.press('F6')
  await expect(page).toHaveTitle('F6: false')
  await toaster.seesFocusOn('Before')
})

test('the hotkey can be another combination, or none', async ({ toaster, page }) => {
  await toaster.open('plain', { toaster: { hotkey: 'Alt+T' } })
  await page.locator('#before').focus()
  await toaster.notify('Saved')
  await toaster.press('F6')
  await toaster.press('t')
  await toaster.press('Control+Alt+t')
  await toaster.seesFocusOn('Before')
  await toaster.press('Alt+t')
  await toaster.seesFocusOn('card Saved')
  await toaster.press('Alt+t')
  await toaster.seesFocusOn('Before')
  await toaster.set({ hotkey: null })
  await toaster.press('F6')
  await toaster.press('Alt+t')
  await toaster.seesFocusOn('Before')
})

test('a hotkey that the page has used is left alone', async ({ toaster, page }) => {
  await toaster.open()
  await page.locator('#before').focus()
  await toaster.notify('Saved')
  await page.evaluate(() =>
    document
      .getElementById('before')!
      .addEventListener('keydown', (event) => event.preventDefault()),
  )
  await toaster.press('F6')
  await toaster.seesFocusOn('Before')
})

test('Tab goes from the newest to the oldest, Shift+Tab back and home', async ({
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

test('the region is reached by Tab alone', async ({ toaster, page }) => {
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

test('Escape closes the card with the focus and no other', async ({ toaster, page }) => {
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

test('closing by the button moves on to the next card, then back', async ({ toaster, page }) => {
  await toaster.open()
  await page.locator('#field').focus()
  await toaster.notifyAll('One', 'Two')
  await toaster.press('F6')
  await toaster.press('Tab')
  await toaster.press('Enter')
  await toaster.seesFocusOn('card One')
  await toaster.press('Tab')
  await toaster.press('Space')
  await toaster.seesFocusOn('Field')
})

test('the oldest card leaves its focus to the next newer one', async ({ toaster, page }) => {
  await toaster.open()
  await page.locator('#field').focus()
  await toaster.notifyAll('One', 'Two')
  await toaster.press('F6')
  await toaster.press('Tab')
  await toaster.press('Tab')
  await toaster.seesFocusOn('Dismiss notification of One')
  await toaster.press('Escape')
  await toaster.seesFocusOn('card Two')
})

test('Dismiss all gives the focus back', async ({ toaster, page }) => {
  await toaster.open()
  await page.locator('#field').focus()
  await toaster.notifyAll('One', 'Two', 'Three', 'Four', 'Five')
  await toaster.press('F6')
  await toaster.dismissAll.focus()
  await toaster.press('Enter')
  await expect(toaster.cards).toHaveCount(0)
  await toaster.seesFocusOn('Field')
})

test('“Dismiss all” that goes because nothing waits leaves its focus to a card', async ({
  toaster,
  page,
}) => {
  await toaster.open()
  await page.locator('#field').focus()
  await toaster.notifyAll('One', 'Two', 'Three', 'Four')
  await toaster.press('F6')
  await toaster.dismissAll.focus()
  await toaster.dismiss(toaster.card('Two'))
  await expect(toaster.dismissAll).toBeHidden()
  expect(await toaster.focused()).not.toBe('body')
  expect(await toaster.focused()).toContain('card')
})

test('an action that closes its card gives the focus back', async ({ toaster, page }) => {
  await toaster.open()
  await page.locator('#field').focus()
  await page.evaluate(() =>
    window.notify('Deleted', { action: { label: 'Undo', onAction: () => {} } }),
  )
  await toaster.press('F6')
  await toaster.press('Tab')
  await toaster.seesFocusOn('Undo of Deleted')
  await toaster.press('Enter')
  await expect(toaster.cards).toHaveCount(0)
  await toaster.seesFocusOn('Field')
})

test('focus is never on body: with nowhere to go back to it goes to the page', async ({
  toaster,
}) => {
  await toaster.open()
  await toaster.notify('Saved')
  await toaster.press('F6')
  await toaster.press('Escape')
  await toaster.seesFocusOn('Before')
})

test('focus goes on when the place it came from is gone', async ({ toaster, page }) => {
  await toaster.open()
  await page.locator('#field').focus()
  await toaster.notify('Saved')
  await toaster.press('F6')
  await page.locator('#field').evaluate((field) => field.remove())
  await toaster.press('Escape')
  await toaster.seesFocusOn('Before')
})

test('focus comes back when the Toaster unmounts', async ({ toaster, page }) => {
  await toaster.open()
  await page.locator('#field').focus()
  await toaster.notify('Saved')
  await toaster.press('F6')
  await toaster.set(null)
  await toaster.seesFocusOn('Field')
})

test('the mouse never moves the focus, wherever it clicks', async ({ toaster, page }) => {
  await toaster.open()
  await page.locator('#field').focus()
  await page.evaluate(() =>
    window.notify('Deleted', {
      message: 'The file is gone',
      duration: 0,
      action: { label: 'Undo', onAction: () => {}, keepOpen: true },
    }),
  )
  const card = toaster.card('Deleted')
  await card.getByText('The file is gone').click()
  await toaster.seesFocusOn('Field')
  await card.getByRole('button', { name: 'Undo' }).click()
  await toaster.seesFocusOn('Field')
  await toaster.closeButton(card).click()
  await toaster.seesFocusOn('Field')
})

test('a click that no mouse made moves no focus', async ({ toaster, page }) => {
  await toaster.open()
  await toaster.notify('Saved')
  await page.locator('.belfry-close').evaluate((button: HTMLElement) => button.click())
  await expect(toaster.cards).toHaveCount(0)
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
})

test('no timer moves the focus: a card that expires elsewhere leaves it alone', async ({
  toaster,
  page,
}) => {
  await toaster.open()
  await toaster.notify('Saved', { duration: 1000 })
  await page.locator('#field').focus()
  await toaster.passes(2000)
  await expect(toaster.cards).toHaveCount(0)
  await toaster.seesFocusOn('Field')
})

test('a card that cannot be dismissed keeps its focus at Escape', async ({ toaster, page }) => {
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

test('an update keeps the focus where it is', async ({ toaster, page }) => {
  await toaster.open()
  await page.locator('#field').focus()
  const card = await toaster.notify('Saving', { pending: true })
  await toaster.press('F6')
  await toaster.press('Tab')
  const id = await toaster.idOf(card)
  await page.evaluate((id) => window.notify.update(id, { title: 'Saved', type: 'success' }), id)
  await toaster.seesFocusOn('Dismiss notification of Saved')
})
