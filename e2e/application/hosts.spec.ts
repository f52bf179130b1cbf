import { noteRefusals, readRefusals } from '../policy.ts'
import { openReply } from '../reply.ts'
import { expect, test } from '../test.ts'

test('a strict content security policy with Trusted Types is never violated', async ({
  toaster,
  page,
}) => {
  await page.addInitScript(noteRefusals)
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
  await toaster.button('Open dialog').click()
  await toaster.seesOnTop(toaster.card('Fault'))
  await toaster.card('Fault').getByRole('button', { name: 'Retry' }).click()
  await toaster.closeButton(toaster.card('Fault')).click()
  await toaster.passes(3000)
  expect(await page.evaluate(readRefusals)).toEqual([])
  await expect(page.locator('style')).toHaveCount(0)
})

test('a server renders no notification and no style, and hydration takes over silently', async ({
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

test('a modal works with React 18 as well', async ({ toaster }) => {
  await toaster.open('react18/dialogs')
  await toaster.button('Open dialog').click()
  const card = await toaster.notify('Saved')
  await toaster.comesToRest()
  await toaster.seesOnTop(card)
  await toaster.closeButton(card).click()
  await expect(card).toBeHidden()
})

test('a call before the Toaster mounts is shown once it does, unless it was dismissed', async ({
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

test('of two Toasters on one notifier, one shows, and the other takes over', async ({
  toaster,
  page,
}) => {
  await toaster.open('two')
  await toaster.notifyAll('One', 'Two', 'Three', 'Four')
  await toaster.comesToRest()
  await expect(page.locator('.first [data-notification]')).toHaveCount(3)
  await expect(page.locator('.second [data-notification]')).toHaveCount(0)
  await toaster.button('First').click()
  await expect(page.locator('.first')).toHaveCount(0)
  await expect(page.locator('.second [data-notification]')).toHaveCount(4)
  await toaster.button('First').click()
  await expect(page.locator('.second [data-notification]')).toHaveCount(4)
  await toaster.button('Second').click()
  await expect(page.locator('.first [data-notification]:not([data-state=leaving])')).toHaveCount(3)
})

test('a Toaster with its own notifier stands apart', async ({ toaster, page }) => {
  await toaster.open('two')
  await toaster.button('Other').click()
  await expect(page.locator('.other')).toContainText('From the other')
  await toaster.notify('Shared')
  await toaster.clear()
  await expect(page.locator('.first [data-state=leaving]')).toHaveCount(1)
  await toaster.passes(300)
  await expect(page.locator('.other')).toContainText('From the other')
  await expect(page.locator('.first')).toHaveCount(0)
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

test('a Toaster with a position of null stands in the default place', async ({ toaster, page }) => {
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

test('changing the limit keeps what is being typed in a card', async ({ toaster, page }) => {
  const field = await openReply(toaster)
  await page.keyboard.type('Hel')
  await toaster.set({ limit: 2 })
  await page.keyboard.type('lo')
  await expect(field).toHaveValue('Hello')
})
