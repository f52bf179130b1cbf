import { expect, test } from '../test.ts'

test('focus that has moved to the page stays there when a card expires', async ({
  toaster,
  page,
}) => {
  await toaster.open()
  await page.locator('#field').focus()
  await toaster.notify('Next', { duration: 60_000 })
  await toaster.notify('First', { duration: 1000 })
  await toaster.comesToRest()
  await toaster.press('F6')
  await toaster.seesFocusOn('card First')
  await page.mouse.click(300, 600)
  await toaster.leave()
  await toaster.passes(2000)
  await expect(toaster.card('First')).toBeHidden()
  await toaster.seesFocusOn('body')
  await toaster.seesTimeRun()
  await toaster.set(null)
  await toaster.seesFocusOn('body')
})

for (const button of ['middle', 'right'] as const) {
  test(`a ${button} click on a card takes no focus`, async ({ toaster, page }) => {
    await toaster.open()
    await page.locator('#field').focus()
    const card = await toaster.notify('Saved', { duration: 5000 })
    await toaster.comesToRest()
    await card.getByText('Saved').click({ button })
    await toaster.seesFocusOn('Field')
    await toaster.leave()
    await toaster.seesTimeRun()
  })
}

test('whoever has selected text in a card comes back to where they were', async ({
  toaster,
  page,
}) => {
  await toaster.open()
  await page.locator('#field').focus()
  const card = await toaster.notify('Saved')
  await toaster.comesToRest()
  await card.getByText('Saved').dblclick()
  await toaster.seesFocusOn('card Saved')
  await toaster.press('Escape')
  await toaster.seesFocusOn('Field')
})

test('a clicked card that closes passes no focus on if nothing had focus before', async ({
  toaster,
}) => {
  await toaster.open()
  for (const title of ['One', 'Two']) await toaster.add(title, { duration: 60_000 })
  await toaster.comesToRest()
  await toaster.card('Two').getByText('Two').click()
  await toaster.dismiss(toaster.card('Two'))
  await toaster.comesToRest()
  await toaster.seesFocusOn('body')
  await toaster.leave()
  await toaster.seesTimeRun()
})

test('a field in a web component keeps focus, and gets it back', async ({ toaster, page }) => {
  await toaster.open()
  await page.evaluate(() => {
    const host = document.createElement('x-field')
    host.attachShadow({ mode: 'open' }).innerHTML = '<input aria-label="Within">'
    document.querySelector('main')!.prepend(host)
    host.shadowRoot!.querySelector('input')!.focus()
  })
  const card = await toaster.notify('Saved')
  await toaster.comesToRest()
  await card.getByText('Saved').click()
  await toaster.seesFocusOn('Within')
  await toaster.press('F6')
  await toaster.seesFocusOn('card Saved')
  await toaster.press('F6')
  await toaster.seesFocusOn('Within')
})

test('a card keeps its place and focus when a page removes all of its content and puts it back', async ({
  toaster,
  page,
}) => {
  await toaster.open()
  await page.locator('#field').focus()
  const card = await toaster.notify('Saved')
  await toaster.comesToRest()
  await toaster.press('F6')
  await page.evaluate(() => document.body.replaceChildren(...document.body.children))
  await toaster.seesFocusOn('card Saved')
  await toaster.seesOnTop(card)
  await toaster.press('Escape')
  await toaster.seesFocusOn('Field')
})

test('showing a card never moves focus', async ({ toaster, page }) => {
  await toaster.open()
  await page.locator('#field').fill('typing')
  await toaster.notifyAll('One', 'Two', 'Three', 'Four')
  await page.keyboard.type(' on')
  await expect(page.locator('#field')).toHaveValue('typing on')
})

test('the mouse never moves focus, wherever it clicks', async ({ toaster, page }) => {
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

test('a click without a mouse moves no focus', async ({ toaster, page }) => {
  await toaster.open()
  await toaster.notify('Saved')
  await page.locator('.belfry-close').evaluate((button: HTMLElement) => button.click())
  await expect(toaster.cards).toHaveCount(0)
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
})

test('no timer moves focus: a card that expires elsewhere leaves it alone', async ({
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

test('an update keeps focus where it is', async ({ toaster, page }) => {
  await toaster.open()
  await page.locator('#field').focus()
  const card = await toaster.notify('Saving', { pending: true })
  await toaster.press('F6')
  await toaster.press('Tab')
  const id = await toaster.idOf(card)
  await page.evaluate((id) => window.notify.update(id, { title: 'Saved', type: 'success' }), id)
  await toaster.seesFocusOn('Dismiss notification of Saved')
})

test('a long text that becomes short keeps the focus that it has', async ({ toaster, page }) => {
  await toaster.open()
  const card = await toaster.notify('Report', { message: 'Many words. '.repeat(60) })
  const id = await toaster.idOf(card)
  await toaster.comesToRest()
  await card.locator('.belfry-text').focus()
  await page.evaluate((id) => window.notify.update(id, { message: 'Few words.' }), id)
  await expect(card).toContainText('Few words.')
  await toaster.comesToRest()
  await expect(card.locator('.belfry-text')).toBeFocused()
  await toaster.press('Shift+Tab')
  await toaster.press('Tab')
  await toaster.seesFocusOn('Dismiss notification of Report')
})
