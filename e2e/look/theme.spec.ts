import { expect, test } from '../test.ts'
import { boxOf } from '../toaster/place.ts'

test('nothing is printed on paper', async ({ toaster, page }) => {
  await toaster.open()
  const card = await toaster.notify('Saved')
  await page.emulateMedia({ media: 'print' })
  await expect(card).toBeHidden()
})

test('the theme follows the page at run time', async ({ toaster, page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await toaster.open()
  const card = await toaster.notify('Saved')
  const surface = () => card.evaluate((each) => getComputedStyle(each).backgroundColor)
  const light = await surface()
  await page.evaluate(() => {
    document.documentElement.style.colorScheme = 'dark'
  })
  expect(await surface()).not.toBe(light)
})

test('one class overrides the look', async ({ toaster, page }) => {
  await toaster.open('plain', { toaster: { className: 'mine' } })
  const card = await toaster.notify('Saved')
  await page.addStyleTag({
    content: '.belfry-title { color: rgb(1 2 3) } .mine { --belfry-surface: rgb(4 5 6) }',
  })
  expect(await card.locator('.belfry-title').evaluate((each) => getComputedStyle(each).color)).toBe(
    'rgb(1, 2, 3)',
  )
  expect(await card.evaluate((each) => getComputedStyle(each).backgroundColor)).toBe('rgb(4, 5, 6)')
})

test('safe areas push the stack inwards', async ({ toaster, page }) => {
  await toaster.open()
  const card = await toaster.notify('Saved')
  await toaster.comesToRest()
  const before = await boxOf(card)
  const session = await page.context().newCDPSession(page)
  await session.send(
    'Emulation.setSafeAreaInsetsOverride' as never,
    {
      insets: { bottom: 60, right: 80 },
    } as never,
  )
  await expect.poll(async () => (await boxOf(card)).x).toBeLessThan(before.x)
  expect((await boxOf(card)).y).toBeLessThan(before.y)
})

test('a page that dims what is behind its modals is not dimmed by a card', async ({ toaster }) => {
  await toaster.open()
  await toaster.notify('Saved')
  const backdrop = await toaster.stage.evaluate((stage) => {
    const { backgroundColor, display } = getComputedStyle(stage, '::backdrop')
    return { backgroundColor, display }
  })
  expect(backdrop).toEqual({ backgroundColor: 'rgba(0, 0, 0, 0.3)', display: 'none' })
})
