import type { Page } from '@playwright/test'
import { expect, test } from '../test.ts'

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 700 } })

/** What a browser tells of a keyboard: less of the window is visible, perhaps further down and larger. */
const raiseKeyboard = (page: Page, view: { height: number; offsetTop?: number; scale?: number }) =>
  page.evaluate((view) => {
    for (const [name, value] of Object.entries(view))
      Object.defineProperty(window.visualViewport, name, { configurable: true, value })
    window.visualViewport!.dispatchEvent(new Event('resize'))
  }, view)

test('cards stand above the keyboard, and go back when it is gone', async ({ toaster, page }) => {
  await toaster.open()
  await toaster.add('Saved', { duration: 60_000 })
  await toaster.comesToRest()
  const before = await toaster.box('Saved')
  await raiseKeyboard(page, { height: 400 })
  const above = await toaster.box('Saved')
  expect(above.y).toBe(before.y - 300)
  await toaster.seesTimeRun()
  await raiseKeyboard(page, { height: 700 })
  expect(await toaster.box('Saved')).toEqual(before)
})

test('a card that comes while the keyboard is open is above it', async ({ toaster, page }) => {
  await toaster.open()
  await raiseKeyboard(page, { height: 400 })
  await toaster.add('Wrong password', { duration: 60_000 })
  await toaster.comesToRest()
  const { y, height } = await toaster.box('Wrong password')
  expect(y + height).toBeLessThan(400)
  await toaster.seesTimeRun()
})

test('a card that comes once the keyboard has gone is at once where it belongs', async ({
  toaster,
  page,
}) => {
  await toaster.open()
  const wrong = await toaster.notify('Wrong password')
  await raiseKeyboard(page, { height: 400 })
  await toaster.dismiss(wrong)
  await toaster.comesToRest()
  await raiseKeyboard(page, { height: 700 })
  const bottom = await page.evaluate(async () => {
    window.notify('Welcome')
    const added = new Promise<Element>((resolve) => {
      const observer = new MutationObserver(() => {
        const region = document.querySelector('.belfry-region')
        if (region) resolve(region)
      })
      observer.observe(document, { childList: true, subtree: true })
    })
    return (await added).getBoundingClientRect().bottom
  })
  expect(bottom).toBe(700)
})

test('cards at the top follow what the keyboard has pushed up', async ({ toaster, page }) => {
  await toaster.open('plain', { toaster: { position: 'top-center' } })
  await toaster.add('Saved')
  await toaster.comesToRest()
  const before = await toaster.box('Saved')
  await raiseKeyboard(page, { height: 400, offsetTop: 120 })
  expect((await toaster.box('Saved')).y).toBe(before.y + 120)
})

test('on a zoomed page, too, they stand above the keyboard, and only then', async ({
  toaster,
  page,
}) => {
  await toaster.open()
  await toaster.add('Saved')
  await toaster.comesToRest()
  const before = await toaster.box('Saved')
  await raiseKeyboard(page, { height: 350, scale: 2 })
  expect(await toaster.box('Saved')).toEqual(before)
  await raiseKeyboard(page, { height: 200, scale: 2 })
  const { y, height } = await toaster.box('Saved')
  expect(y + height).toBeLessThan(200)
})

test('a bar of the browser that comes and goes moves nothing', async ({ toaster, page }) => {
  await toaster.open()
  await toaster.add('Saved')
  await toaster.comesToRest()
  const before = await toaster.box('Saved')
  await raiseKeyboard(page, { height: 640 })
  expect(await toaster.box('Saved')).toEqual(before)
})
