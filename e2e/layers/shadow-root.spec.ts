import { expect, test } from '../test.ts'

test.describe('in a shadow root', () => {
  test('the host lives there, and cards are shown, held, reached and closed', async ({
    toaster,
    page,
  }) => {
    await toaster.open('shadow')
    const card = await toaster.notify('Saved', { duration: 60_000 })
    expect(await page.evaluate(() => document.querySelectorAll('.belfry').length)).toBe(0)
    expect(await card.evaluate((each) => each.getRootNode() instanceof ShadowRoot)).toBe(true)
    await toaster.comesToRest()
    await toaster.seesOnTop(card)
    await toaster.hover(card)
    await toaster.seesTimeStandStill()
    await toaster.leave()
    await toaster.seesTimeRun()
    await page.locator('#field').focus()
    await toaster.press('Tab')
    await toaster.seesFocusOn('Dismiss notification of Saved')
    await toaster.seesTimeStandStill()
    await toaster.press('Escape')
    await expect(card).toBeHidden()
    await toaster.seesFocusOn('Field')
  })

  test('it moves into a modal there', async ({ toaster, page }) => {
    await toaster.open('shadow')
    const card = await toaster.notify('Saved')
    await toaster.comesToRest()
    await page.locator('#dialog').evaluate((dialog) => (dialog as HTMLDialogElement).showModal())
    await toaster.seesOnTop(card)
    await toaster.closeButton(card).click()
    await expect(card).toBeHidden()
    await expect(page.locator('#dialog')).toBeVisible()
  })

  for (const [around, attribute] of [
    ['body', 'inert'],
    ['#root', 'inert'],
    ['#root', 'aria-hidden'],
  ] as const) {
    test(`where ${around} is ${attribute}, cards are usable outside it, and come back`, async ({
      toaster,
      page,
    }) => {
      await toaster.open('shadow')
      const card = await toaster.notify('Saving failed')
      await toaster.comesToRest()
      const isInShadow = () => card.evaluate((each) => each.getRootNode() instanceof ShadowRoot)
      const heightOf = () => card.evaluate((each) => (each as HTMLElement).offsetHeight)
      const height = await heightOf()
      await page
        .locator(around)
        .evaluate((each, name) => each.setAttribute(name, 'true'), attribute)
      await expect.poll(isInShadow).toBe(false)
      await toaster.seesOnTop(card)
      await expect(toaster.region.getByRole('listitem')).toHaveCount(1)
      expect(await heightOf()).toBe(height)
      await page.locator(around).evaluate((each, name) => each.removeAttribute(name), attribute)
      await expect.poll(isInShadow).toBe(true)
      await toaster.seesOnTop(card)
      await toaster.closeButton(card).click()
      await expect(card).toBeHidden()
    })
  }

  test('a modal outside it has the styles of cards only while they are there', async ({
    toaster,
    page,
  }) => {
    await toaster.open('shadow')
    const card = await toaster.notify('Saved')
    await toaster.comesToRest()
    const look = () => card.evaluate((each) => getComputedStyle(each).borderRadius)
    const sheets = () => page.evaluate(() => document.adoptedStyleSheets.length)
    const before = await look()
    await page.evaluate(() => {
      const dialog = document.createElement('dialog')
      dialog.id = 'outside'
      document.body.append(dialog)
      dialog.showModal()
    })
    const dialog = page.locator('#outside')
    await toaster.seesOnTop(card)
    expect([await look(), await sheets()]).toEqual([before, 1])
    await dialog.evaluate((each) => {
      const another = document.createElement('dialog')
      each.append(another)
      another.showModal()
    })
    await toaster.seesOnTop(card)
    expect([await look(), await sheets()]).toEqual([before, 1])
    await dialog.evaluate((each) => (each as HTMLDialogElement).close())
    await expect.poll(sheets).toBe(0)
    await dialog.evaluate((each) => (each as HTMLDialogElement).showModal())
    await toaster.seesOnTop(card)
    expect([await look(), await sheets()]).toEqual([before, 1])
    await toaster.set(null)
    await expect.poll(sheets).toBe(0)
  })

  test('a dialog there that an action opened gives focus back', async ({ toaster, page }) => {
    await toaster.open('shadow')
    await page.locator('#field').focus()
    await page.evaluate(() => {
      const dialog = document.getElementById('root')!.shadowRoot!.querySelector('dialog')!
      const action = { label: 'Sign in', onAction: () => dialog.showModal() }
      window.notify('Session expired', { duration: 0, action })
    })
    await toaster.comesToRest()
    await toaster.press('F6')
    await toaster.press('Tab')
    await toaster.press('Enter')
    await toaster.seesFocusOn('Inside')
    await toaster.passes(500)
    await toaster.press('Escape')
    await toaster.seesFocusOn('Field')
  })

  test('the hotkey returns to where focus was outside it', async ({ toaster, page }) => {
    await toaster.open('shadow')
    await page.evaluate(() => {
      const outside = document.createElement('button')
      outside.textContent = 'Outside'
      document.body.append(outside)
      outside.focus()
    })
    await toaster.notify('Saved')
    await toaster.press('F6')
    await toaster.seesFocusOn('card Saved')
    await toaster.press('F6')
    await toaster.seesFocusOn('Outside')
  })
})
