import { expect, test } from '../test.ts'

test('closing cards with the button moves focus to the next card, and finally back', async ({
  toaster,
  page,
}) => {
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

test('the oldest card passes its focus to the next newer one', async ({ toaster, page }) => {
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

test('“Dismiss all” gives focus back', async ({ toaster, page }) => {
  await toaster.open()
  await page.locator('#field').focus()
  await toaster.notifyAll('One', 'Two', 'Three', 'Four', 'Five')
  await toaster.press('F6')
  await toaster.dismissAll.focus()
  await toaster.press('Enter')
  await expect(toaster.cards).toHaveCount(0)
  await toaster.seesFocusOn('Field')
})

test('“Dismiss all” passes its focus to a card when it goes because nothing waits', async ({
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

test('an action that closes its card gives focus back', async ({ toaster, page }) => {
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

test('focus is never on body: with nowhere to go back to, it goes to the page', async ({
  toaster,
}) => {
  await toaster.open()
  await toaster.notify('Saved')
  await toaster.press('F6')
  await toaster.press('Escape')
  await toaster.seesFocusOn('Before')
})

test('focus moves on when the place it came from is gone', async ({ toaster, page }) => {
  await toaster.open()
  await page.locator('#field').focus()
  await toaster.notify('Saved')
  await toaster.press('F6')
  await page.locator('#field').evaluate((field) => field.remove())
  await toaster.press('Escape')
  await toaster.seesFocusOn('Before')
})

test('focus moves on when the form it came from is gone, whatever its fields are called', async ({
  toaster,
  page,
}) => {
  await toaster.open()
  await page.evaluate(() => {
    const form = document.createElement('form')
    const field = document.createElement('input')
    field.name = 'host'
    form.append(field)
    document.body.append(form)
  })
  await page.locator('[name=host]').focus()
  await toaster.notify('Saved')
  await toaster.press('F6')
  await page.locator('form').evaluate((form) => form.remove())
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

test('a dialog that an action opened gives focus back to where it came from', async ({
  toaster,
  page,
}) => {
  await toaster.open('dialogs')
  await page.locator('#field').focus()
  await page.evaluate(() =>
    window.notify('Session expired', {
      duration: 0,
      action: {
        label: 'Sign in',
        onAction: () => document.querySelector<HTMLDialogElement>('#sibling')!.showModal(),
      },
    }),
  )
  await toaster.comesToRest()
  await toaster.press('F6')
  await toaster.press('Tab')
  await toaster.press('Enter')
  const close = toaster.button('Close sibling')
  await expect(close).toBeFocused()
  await toaster.passes(500)
  await toaster.press('Enter')
  await expect(close).toBeHidden()
  await toaster.seesFocusOn('Field')
})

test('a dialog in a web component that an action opened gives it back there too', async ({
  toaster,
  page,
}) => {
  await toaster.open()
  await page.locator('#field').focus()
  await page.evaluate(() => {
    const component = document.body.appendChild(document.createElement('x-dialog'))
    component.attachShadow({ mode: 'open' }).innerHTML =
      '<dialog><form method="dialog"><button>Close</button></form></dialog>'
    const dialog = component.shadowRoot!.querySelector('dialog')!
    const action = { label: 'Sign in', onAction: () => dialog.showModal() }
    window.notify('Session expired', { duration: 0, action })
  })
  await toaster.comesToRest()
  await toaster.press('F6')
  await toaster.press('Tab')
  await toaster.press('Enter')
  await toaster.seesFocusOn('Close')
  await toaster.passes(500)
  await toaster.press('Enter')
  await toaster.seesFocusOn('Field')
})

test('focus goes near the place it came from when that is disabled', async ({ toaster, page }) => {
  await toaster.open()
  await page.evaluate(() => {
    const main = document.querySelector('main')!
    for (const name of ['Save', 'Cancel']) {
      const button = document.createElement('button')
      button.append(name)
      main.append(button)
    }
  })
  const save = toaster.button('Save')
  await save.focus()
  await toaster.notify('Saved')
  await toaster.press('F6')
  await save.evaluate((each: HTMLButtonElement) => (each.disabled = true))
  await toaster.press('F6')
  await toaster.seesFocusOn('Cancel')
})
