import { expect, test } from '../test.ts'

test('without cards, F6 is left to the page', async ({ toaster, page }) => {
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

test('a hotkey is found by its key, whatever that types together with Alt', async ({
  toaster,
  page,
}) => {
  const types = { 'Alt+T': ['KeyT', '†'], 'Alt+1': ['Digit1', '¡'], 'Alt+F6': ['F6', 'F6'] }
  for (const [hotkey, [code, key]] of Object.entries(types)) {
    await toaster.open('plain', { toaster: { hotkey } })
    await toaster.notify('Saved')
    await page.evaluate(
      ([code, key]) =>
        document.body.dispatchEvent(
          new KeyboardEvent('keydown', { code, key, altKey: true, bubbles: true }),
        ),
      [code!, key!] as const,
    )
    await toaster.seesFocusOn('card Saved')
  }
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

test('the second F6 is the browser’s', async ({ toaster, page }) => {
  await toaster.open()
  await page.locator('#field').focus()
  await toaster.notify('Saved')
  await page.evaluate(() =>
    window.addEventListener(
      'keydown',
      (event) => queueMicrotask(() => (document.title = `${event.defaultPrevented}`)),
      true,
    ),
  )
  const prevented = () =>
    page.evaluate(
      () =>
        !(document.activeElement ?? document.body).dispatchEvent(
          new KeyboardEvent('keydown', {
            key: 'F6',
            bubbles: true,
            composed: true,
            cancelable: true,
          }),
        ),
    )
  expect(await prevented()).toBe(true)
  await toaster.seesFocusOn('card Saved')
  expect(await prevented()).toBe(false)
  await toaster.seesFocusOn('Field')
})

test('keys without a name, as autofill sends them, harm nobody', async ({ toaster, page }) => {
  await toaster.open()
  await toaster.notify('Saved')
  await page.evaluate(() => {
    document.getElementById('field')!.dispatchEvent(new Event('keydown', { bubbles: true }))
    document.dispatchEvent(new Event('toggle'))
  })
  await toaster.seesFocusOn('body')
})

test('a single-letter hotkey leaves fields alone', async ({ toaster, page }) => {
  await toaster.open('plain', { toaster: { hotkey: 'n' } })
  await toaster.notify('Saved')
  await page.locator('#field').focus()
  await page.keyboard.type('banana')
  await expect(page.locator('#field')).toHaveValue('banana')
  await page.locator('#before').focus()
  await toaster.press('n')
  await toaster.seesFocusOn('card Saved')
})

test('a hotkey may use the DOM’s names for keys', async ({ toaster, page }) => {
  await toaster.open('plain', { toaster: { hotkey: 'Control+Shift+Y' } })
  await page.locator('#before').focus()
  await toaster.notify('Saved')
  await toaster.press('Control+Shift+Y')
  await toaster.seesFocusOn('card Saved')
})

for (const [hotkey, place] of [
  ['F6', 'page'],
  ['F6', 'modal dialog'],
  ['Alt+t', 'page'],
] as const)
  test(`with several Toasters, ${hotkey} visits each of them and then goes back to the ${place}`, async ({
    toaster,
    page,
  }) => {
    await toaster.open('two', { query: { hotkey } })
    await toaster.notify('Saved')
    await page.getByRole('button', { name: 'Other' }).click()
    if (place === 'modal dialog')
      await page.evaluate(() => {
        const dialog = document.createElement('dialog')
        dialog.append(document.getElementById('field')!)
        document.body.append(dialog)
        dialog.showModal()
      })
    await page.locator('#field').focus()
    await toaster.press(hotkey)
    await toaster.seesFocusOn('card Saved')
    await toaster.press(hotkey)
    await toaster.seesFocusOn('card From the other')
    await toaster.press(hotkey)
    await toaster.seesFocusOn('Field')
  })
