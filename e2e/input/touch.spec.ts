import { expect, test } from '../test.ts'
import { straight } from '../toaster/fingers.ts'
import { boxOf } from '../toaster/place.ts'

test.use({ hasTouch: true, viewport: { width: 400, height: 700 } })

test('a swipe from the strip of a card behind another opens the stack, and pushes nothing away', async ({
  toaster,
}) => {
  await toaster.open('plain', { toaster: { stack: true } })
  await toaster.notifyAll('Behind', 'Front')
  await toaster.comesToRest()
  const { x, y } = await toaster.box('Front')
  await toaster.putFingersAt({ x: x + 100, y: y - 6 })
  for (const way of [10, 40, 80, 120]) {
    await toaster.passes(16)
    await toaster.moveFingersTo({ x: x + 100 + way, y: y - 6 })
  }
  await toaster.liftFinger()
  await toaster.seesExpanded()
  await toaster.comesToRest()
  await expect(toaster.cards).toHaveCount(2)
})

test('a tap on the strip of a card behind another opens the stack, and takes no focus', async ({
  toaster,
  page,
}) => {
  await toaster.open('plain', { toaster: { stack: true } })
  await page.locator('#field').focus()
  await toaster.notifyAll('Behind', 'Front')
  await toaster.comesToRest()
  const { x, y } = await toaster.box('Front')
  await page.touchscreen.tap(x + 100, y - 6)
  await toaster.seesExpanded()
  await toaster.seesFocusOn('Field')
})

test('you can open, read and close the stack with taps alone', async ({ toaster, page }) => {
  await toaster.open('plain', { toaster: { stack: true } })
  for (const title of ['One', 'Two', 'Three']) await toaster.add(title, { duration: 60_000 })
  await toaster.comesToRest()
  await toaster.card('Three').tap()
  await toaster.seesExpanded()
  await toaster.comesToRest()
  await toaster.seesTimeRun()
  await toaster.closeButton(toaster.card('Two')).tap()
  await expect(toaster.cards).toHaveCount(2)
  await toaster.seesExpanded()
  await page.touchscreen.tap(100, 200)
  await toaster.passes(300)
  await toaster.seesExpanded(false)
})

test('cards that scroll do not scroll the page behind them', async ({ toaster, page }) => {
  await page.setViewportSize({ width: 400, height: 320 })
  await toaster.open('plain', { toaster: { limit: 8 } })
  for (const title of ['One', 'Two', 'Three', 'Four', 'Five', 'Six']) await toaster.add(title)
  await toaster.comesToRest()
  await expect(toaster.region).toHaveAttribute('data-scrolls')
  // Down to the edge where the stack begins, and on.
  await toaster.swipe(toaster.card('Six'), straight(0, -200, 10))
  await toaster.comesToRest()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

for (const stack of [false, true]) {
  test(`no card moves under a resting finger while others come and go: ${stack ? 'stack' : 'spread'}`, async ({
    toaster,
  }) => {
    await toaster.open('plain', { toaster: { stack, limit: 4 } })
    for (const title of ['One', 'Two', 'Three']) await toaster.add(title, { duration: 60_000 })
    await toaster.comesToRest()
    if (stack) await toaster.card('Three').tap()
    await toaster.comesToRest()
    const card = toaster.card('Two')
    const place = await card.boundingBox()
    await toaster.putFingerOn(card)
    for (const [event, happens] of Object.entries({
      'one comes': () => toaster.add('Four', { duration: 60_000 }),
      'the one before it goes': () => toaster.dismiss(toaster.card('Three')),
      'the one behind it goes': () => toaster.dismiss(toaster.card('One')),
      'the newest goes': () => toaster.dismiss(toaster.card('Four')),
    })) {
      await happens()
      await toaster.comesToRest()
      expect(await card.boundingBox(), event).toEqual(place)
      await toaster.seesTimeStandStill()
    }
    await toaster.liftFinger()
    await toaster.comesToRest()
    const { y, height } = await boxOf(card)
    expect(y + height, 'once it is lifted').toBe(700 - 16)
    await toaster.seesTimeRun()
  })
}
