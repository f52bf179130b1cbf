import type { Locator } from '@playwright/test'
import { expect, test } from '../test.ts'
import type { ToasterModel } from '../toaster.ts'
import { straight } from '../toaster/fingers.ts'
import { boxOf } from '../toaster/place.ts'

test.use({ hasTouch: true, viewport: { width: 400, height: 700 } })

async function openWithCard(
  toaster: ToasterModel,
  ...opening: Parameters<ToasterModel['open']>
): Promise<Locator> {
  await toaster.open(...opening)
  const card = await toaster.notify('Saved', { message: 'Your draft is safe.', duration: 60_000 })
  await toaster.comesToRest()
  return card
}

/** It is back where it was, shown, and time runs. */
async function seesNothingHappened(toaster: ToasterModel): Promise<void> {
  await toaster.passes(400)
  const card = toaster.card('Saved')
  await expect(card).toBeVisible()
  await expect(card).not.toHaveAttribute('data-swiping')
  await toaster.comesToRest()
  await expect(card).toHaveCSS('translate', 'none')
  await toaster.seesTimeRun()
}

test('pushed far enough, however slowly, a card goes', async ({ toaster }) => {
  const card = await openWithCard(toaster)
  await toaster.swipe(card, straight(60), { every: 300 })
  await expect(card).toBeHidden()
})

test('a flick is enough', async ({ toaster }) => {
  const card = await openWithCard(toaster)
  await toaster.swipe(card, straight(30, 0, 3), { every: 10 })
  await expect(card).toBeHidden()
})

test('a card goes straight on, the way of the finger', async ({ toaster, page }) => {
  const card = await openWithCard(toaster)
  const before = await boxOf(card)
  await toaster.swipe(card, straight(60), { lift: false })
  await toaster.liftFinger()
  const leaving = page.locator('[data-swiped]')
  await expect.poll(async () => (await boxOf(leaving)).x).toBeGreaterThan(399)
  expect((await boxOf(leaving)).y).toBeCloseTo(before.y, 0)
})

test('a short, slow drag snaps back', async ({ toaster }) => {
  const card = await openWithCard(toaster)
  await toaster.swipe(card, straight(30), { every: 300 })
  await seesNothingHappened(toaster)
})

test('the card follows the finger', async ({ toaster }) => {
  const card = await openWithCard(toaster)
  const before = await boxOf(card)
  await toaster.swipe(card, straight(40), { lift: false })
  await expect.poll(async () => (await boxOf(card)).x - before.x).toBeCloseTo(40, 0)
  await toaster.seesTimeStandStill()
  await toaster.loseFinger()
  await seesNothingHappened(toaster)
})

test('pushed the wrong way, a card resists and stays, however fast', async ({ toaster }) => {
  const card = await openWithCard(toaster)
  const before = await boxOf(card)
  await toaster.swipe(card, straight(-150), { lift: false })
  const pulled = before.x - (await boxOf(card)).x
  expect(pulled).toBeGreaterThan(0)
  expect(pulled).toBeLessThan(30)
  await toaster.liftFinger()
  await seesNothingHappened(toaster)
})

test('a finger that turns back has changed its mind', async ({ toaster }) => {
  const card = await openWithCard(toaster)
  await toaster.swipe(card, [...straight(120), { x: 100 }, { x: 80 }, { x: 60 }])
  await seesNothingHappened(toaster)
})

test('a finger that rests before it lifts has not flicked', async ({ toaster }) => {
  const card = await openWithCard(toaster)
  await toaster.swipe(card, [...straight(30, 0, 3), { x: 30.5 }, { x: 31 }], { every: 300 })
  await seesNothingHappened(toaster)
})

test('a vertical drag scrolls the page and moves no card', async ({ toaster, page }) => {
  const card = await openWithCard(toaster)
  await toaster.swipe(card, straight(2, -200, 10))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(50)
  await seesNothingHappened(toaster)
})

test('a swipe cannot start on a button', async ({ toaster }) => {
  const card = await openWithCard(toaster)
  await toaster.swipe(toaster.closeButton(card), straight(-60))
  await seesNothingHappened(toaster)
})

test('a second finger means something else', async ({ toaster }) => {
  const card = await openWithCard(toaster)
  const { x, y } = await toaster.middle(card)
  await toaster.putFingersAt({ x, y, id: 1 })
  await toaster.moveFingersTo({ x: x + 30, y, id: 1 })
  await toaster.putFingersAt({ x: x + 30, y, id: 1 }, { x: x - 60, y, id: 2 })
  await toaster.moveFingersTo({ x: x + 100, y, id: 1 }, { x: x - 60, y, id: 2 })
  await toaster.liftFinger()
  await seesNothingHappened(toaster)
})

test('the mouse swipes nothing and selects text', async ({ toaster, page }) => {
  const card = await openWithCard(toaster)
  const text = await boxOf(card.getByText('Your draft is safe.'))
  await page.mouse.move(text.x + 1, text.y + text.height / 2)
  await page.mouse.down()
  await page.mouse.move(text.x + text.width - 1, text.y + text.height / 2, { steps: 5 })
  await page.mouse.up()
  expect(await page.evaluate(() => document.getSelection()?.toString())).toContain('draft is')
  await expect(card).toBeVisible()
})

test('a card that cannot be dismissed cannot be swiped', async ({ toaster }) => {
  await toaster.open()
  const card = await toaster.notify('Saved', { dismissible: false, duration: 60_000 })
  await toaster.comesToRest()
  await toaster.swipe(card, straight(120))
  await seesNothingHappened(toaster)
})

test('a card that an update makes undismissible stays, even if a finger has pushed it', async ({
  toaster,
  page,
}) => {
  const card = await openWithCard(toaster)
  await toaster.swipe(card, straight(120), { lift: false })
  const id = await toaster.idOf(card)
  await page.evaluate((id) => window.notify.update(id, { dismissible: false }), id)
  await expect(card).not.toHaveAttribute('data-dismissible')
  await toaster.liftFinger()
  await seesNothingHappened(toaster)
})

test('a swiped card closes as dismissed, once', async ({ toaster, page }) => {
  await toaster.open()
  const reasons = await page.evaluateHandle(() => {
    const reasons: string[] = []
    window.notify('Saved', { duration: 0, onClose: (reason) => void reasons.push(reason) })
    return reasons
  })
  await toaster.comesToRest()
  await toaster.swipe(toaster.card('Saved'), straight(120))
  await expect(toaster.card('Saved')).toBeHidden()
  expect(await reasons.jsonValue()).toEqual(['dismissed'])
})

const ways = [
  ['bottom-end', 'ltr', 60, 0],
  ['bottom-start', 'ltr', -60, 0],
  ['bottom-end', 'rtl', -60, 0],
  ['top-start', 'rtl', 60, 0],
  ['top-center', 'ltr', 0, -40],
  ['bottom-center', 'ltr', 0, 60],
] as const

for (const [position, dir, x, y] of ways) {
  test(`the way out follows the position and the writing direction: ${position}, ${dir}`, async ({
    toaster,
  }) => {
    await toaster.open('plain', { toaster: { position }, ...(dir === 'rtl' && { dir }) })
    const card = await toaster.notify(position)
    await toaster.comesToRest()
    await toaster.swipe(card, straight(-x, -y), { every: 20 })
    await toaster.passes(400)
    await expect(card, 'the wrong way').toBeVisible()
    await toaster.comesToRest()
    await toaster.swipe(card, straight(x, y), { every: 20 })
    await expect(card, 'the way out').toBeHidden()
  })
}

test('a tap on the close button dismisses, and nothing stays held', async ({ toaster }) => {
  await openWithCard(toaster)
  await toaster.notify('Sent', { duration: 60_000 })
  await toaster.comesToRest()
  await toaster.closeButton(toaster.card('Sent')).tap()
  await expect(toaster.card('Sent')).toBeHidden()
  await toaster.passes(300)
  await toaster.seesTimeRun()
})

test('a finger on a card that has left does not swipe a newer one with its id', async ({
  toaster,
}) => {
  await toaster.open()
  const card = await toaster.notify('Old', { id: 'same', duration: 60_000 })
  await toaster.comesToRest()
  await toaster.swipe(card, straight(60), { lift: false })
  await toaster.dismiss(card)
  await expect(card).toHaveCount(0)
  const newer = await toaster.notify('New', { id: 'same', duration: 60_000 })
  await toaster.liftFinger()
  await toaster.passes(400)
  await expect(newer).toBeVisible()
})
