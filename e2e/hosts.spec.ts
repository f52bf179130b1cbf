import { expect, test } from './test.ts'

test('a strict content security policy with Trusted Types is never violated', async ({
  toaster,
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { violations: [] })
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
      (window as unknown as { violations: string[] }).violations.push(violatedDirective),
    )
  })
  await toaster.open('dialogs', { csp: true })
  await page.evaluate(() => {
    const svg = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'
    window.notify('Data', { duration: 0, media: { type: 'image', url: svg } })
    window.notify('Photo', { duration: 0, media: { type: 'image', url: '/picture.png' } })
    window.notify('Icon', { duration: 0, media: { type: 'icon', set: 'x', path: 'M2 2h20v20Z' } })
    window.notify('Work', { pending: true, timestamp: Date.now(), key: 'work' })
    window.notify('Work', { pending: true, timestamp: Date.now(), key: 'work' })
    window.notify.error('Fault', {
      duration: 0,
      action: { label: 'Retry', onAction: () => {}, keepOpen: true },
    })
  })
  await toaster.comesToRest()
  await toaster.hover(toaster.card('Fault'))
  await toaster.comesToRest()
  await page.getByRole('button', { name: 'Open dialog' }).click()
  await toaster.seesOnTop(toaster.card('Fault'))
  await toaster.card('Fault').getByRole('button', { name: 'Retry' }).click()
  await toaster.closeButton(toaster.card('Fault')).click()
  await toaster.passes(3000)
  expect(
    await page.evaluate(() => (window as unknown as { violations: string[] }).violations),
  ).toEqual([])
  await expect(page.locator('style')).toHaveCount(0)
})

test('a server renders no notification, no style, and hydration takes over silently', async ({
  toaster,
  page,
}) => {
  const html = await (await page.request.get('/hydrate')).text()
  expect(html).not.toMatch(/style=|<style|Said on the server/)
  await toaster.open('hydrate')
  await expect(toaster.cards).toHaveCount(1)
  await expect(toaster.card('Said before hydration')).toBeVisible()
  await toaster.hears('Info: Said before hydration.')
})

for (const path of ['plain', 'react18/plain', 'react18/hydrate']) {
  test(`StrictMode shows, says and closes each once: ${path}`, async ({ toaster, page }) => {
    await toaster.open(path, { strict: true })
    await page.evaluate(() => window.notify.clear())
    await toaster.passes(1000)
    const said = (await toaster.words()).length
    const card = await toaster.notify('Saved', { duration: 5000 })
    await expect(toaster.region).toHaveCount(1)
    await expect(page.locator('.belfry-stage')).toHaveCount(1)
    expect(await page.evaluate(() => window.voices().length)).toBe(1)
    await toaster.passes(1500)
    expect((await toaster.words()).slice(said)).toEqual(['Info: Saved.'])
    await toaster.hover(card)
    await toaster.seesTimeStandStill()
    await toaster.leave()
    await toaster.seesTimeRun()
    await toaster.press('F6')
    await toaster.press('Escape')
    await toaster.passes(300)
    await expect(toaster.region).toBeHidden()
  })
}

test('a modal works with React 18 as well', async ({ toaster, page }) => {
  await toaster.open('react18/dialogs')
  await page.getByRole('button', { name: 'Open dialog' }).click()
  const card = await toaster.notify('Saved')
  await toaster.comesToRest()
  await toaster.seesOnTop(card)
  await toaster.closeButton(card).click()
  await expect(card).toBeHidden()
})

test('a call before the Toaster mounts is shown once it does; one dismissed never', async ({
  toaster,
  page,
}) => {
  await toaster.open()
  await toaster.set(null)
  await toaster.add('Kept')
  await page.evaluate(() => window.notify.dismiss(window.notify('Gone')))
  await toaster.set({})
  await expect(toaster.card('Kept')).toBeVisible()
  await expect(toaster.cards).toHaveCount(1)
  await toaster.hears('Info: Kept.')
})

test('of two Toasters on one notifier one shows, and the other takes over', async ({
  toaster,
  page,
}) => {
  await toaster.open('two')
  await toaster.notifyAll('One', 'Two', 'Three', 'Four')
  await toaster.comesToRest()
  await expect(page.locator('.first [data-notification]')).toHaveCount(3)
  await expect(page.locator('.second [data-notification]')).toHaveCount(0)
  await page.getByRole('button', { name: 'First' }).click()
  await expect(page.locator('.first')).toHaveCount(0)
  await expect(page.locator('.second [data-notification]')).toHaveCount(4)
  await page.getByRole('button', { name: 'First' }).click()
  await expect(page.locator('.second [data-notification]')).toHaveCount(4)
  await page.getByRole('button', { name: 'Second' }).click()
  await expect(page.locator('.first [data-notification]:not([data-state=leaving])')).toHaveCount(3)
})

test('a Toaster with a notifier of its own stands apart', async ({ toaster, page }) => {
  await toaster.open('two')
  await page.getByRole('button', { name: 'Other' }).click()
  await expect(page.locator('.other')).toContainText('From the other')
  await toaster.notify('Shared')
  await toaster.clear()
  await expect(page.locator('.first [data-state=leaving]')).toHaveCount(1)
  await toaster.passes(300)
  await expect(page.locator('.other')).toContainText('From the other')
  await expect(page.locator('.first')).toHaveCount(0)
})

test.describe('in a shadow root', () => {
  test('the host lives there: shown, held, reached and closed', async ({ toaster, page }) => {
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

  test('the hotkey returns to where the focus was outside of it', async ({ toaster, page }) => {
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

test('in a window of its own a Toaster does all it does at home', async ({ toaster, page }) => {
  await toaster.open('popup')
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Open window' }).click()
  const popup = await opening
  await popup.locator('#field').focus()
  await toaster.add('Saved', { duration: 60_000 })
  const card = popup.locator('[data-notification]:not([data-state=leaving])')
  await expect(card).toBeVisible()
  await popup.bringToFront()
  const { x, y } = (await card.boundingBox())!
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

test('in a window of its own cards are measured there: the first window may be hidden', async ({
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
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Open window' }).click()
  const popup = await opening
  await popup.locator('#field').focus()
  await page.evaluate(() => {
    for (const title of ['One', 'Two']) window.notify(title, { duration: 60_000 })
  })
  const cards = popup.locator('[data-notification]')
  await expect(cards).toHaveCount(2)
  const placeOf = async (index: number) => (await cards.nth(index).boundingBox())!
  await expect
    .poll(async () => (await placeOf(1)).y + (await placeOf(1)).height)
    .toBeLessThanOrEqual((await placeOf(0)).y)
  await toaster.passes(1000)
  await expect.poll(() => toaster.timesLeft()).not.toEqual([60_000, 60_000])
  await popup.close()
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true })

  test('in a window of its own a tap on a card behind another opens the stack, and presses nothing', async ({
    toaster,
    page,
  }) => {
    await toaster.open('popup', { toaster: { stack: true } })
    const opening = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'Open window' }).click()
    const popup = await opening
    await popup.locator('#field').focus()
    await toaster.add('Behind')
    await toaster.add('Front')
    await expect(popup.locator('[data-covered]')).toHaveCount(1)
    await toaster.passes(500)
    await popup.waitForFunction(() => !document.getAnimations().length)
    const { x, y, width } = (await popup.locator('[data-notification]').first().boundingBox())!
    await popup.touchscreen.tap(x + width - 40, y - 6)
    await expect(popup.locator('[data-expanded]')).toBeAttached()
    await toaster.passes(500)
    expect(await page.evaluate(() => window.notify.size())).toBe(2)
    await popup.close()
  })
})

test('a Toaster whose frame was removed troubles nobody', async ({ toaster, page }) => {
  await toaster.open('scenes')
  await toaster.set(null)
  await page.evaluate(() => {
    const frame = document.createElement('iframe')
    document.body.append(frame)
    const element = frame.contentDocument!.createElement('div')
    frame.contentDocument!.body.append(element)
    window.mountToaster(element)
  })
  await toaster.add('Saved')
  await expect(page.frameLocator('iframe').getByText('Saved')).toBeVisible()
  await page.evaluate(() => document.querySelector('iframe')!.remove())
  await toaster.add('Sent')
  await toaster.passes(500)
})

test('a Toaster that is given null for its place stands at the usual one', async ({
  toaster,
  page,
}) => {
  await toaster.open()
  const usual = await toaster.notify('Saved', { duration: 60_000 })
  await toaster.comesToRest()
  const box = await usual.boundingBox()
  await page.evaluate(() =>
    window.setToaster({ position: null as never, className: null as never }),
  )
  await toaster.comesToRest()
  await expect(toaster.region).not.toHaveClass(/null/)
  expect(await usual.boundingBox()).toEqual(box)
  await toaster.seesTimeRun()
})

test('another limit leaves what is being typed in a card', async ({ toaster, page }) => {
  const field = await toaster.openReply()
  await page.keyboard.type('Hel')
  await toaster.set({ limit: 2 })
  await page.keyboard.type('lo')
  await expect(field).toHaveValue('Hello')
})
