import { expect, test } from '../test.ts'
import type { ToasterModel } from '../toaster.ts'
import { straight } from '../toaster/fingers.ts'
import { boxOf } from '../toaster/place.ts'

const shiftOf = (toaster: ToasterModel, title: string) =>
  toaster.page
    .locator('[data-notification]', { hasText: title })
    .evaluate((each) => parseFloat(getComputedStyle(each).translate) || 0)

test('a finger that stops before it lifts has not flicked', async ({ toaster }) => {
  await toaster.open()
  const card = await toaster.notify('Saved', { message: 'Words' })
  await toaster.comesToRest()
  await toaster.swipe(card, straight(30, 0, 3), { every: 20, lift: false })
  await toaster.passes(1000)
  await toaster.liftFinger()
  await toaster.comesToRest()
  await expect(card).toBeVisible()
})

test('a card that was pushed away does not come back at the next touch', async ({ toaster }) => {
  await toaster.open()
  await toaster.notifyAll('One', 'Two')
  await toaster.comesToRest()
  await toaster.swipe(toaster.card('One'), straight(120))
  await expect(toaster.card('One')).toHaveCount(0)
  await toaster.putFingerOn(toaster.card('Two'))
  await toaster.finishMotions()
  expect(await shiftOf(toaster, 'One')).toBeGreaterThan(300)
  await toaster.liftFinger()
})

test('a card that is leaving by itself cannot be dragged around', async ({ toaster, page }) => {
  await toaster.open()
  const card = await toaster.notify('Saved', { message: 'Words' })
  await toaster.comesToRest()
  const from = await toaster.middle(card)
  await toaster.dismiss(card)
  await expect(page.locator('[data-state=leaving]')).toHaveCount(1)
  await toaster.putFingersAt(from)
  for (const { x } of straight(60)) await toaster.moveFingersTo({ x: from.x + x, y: from.y })
  await expect(page.locator('[data-swiping]')).toHaveCount(0)
  await toaster.liftFinger()
})

for (const [position, way] of [
  ['bottom-center', 1],
  ['top-center', -1],
] as const) {
  test(`${position}: a card far from the edge is pushed off the screen, and never turns back`, async ({
    toaster,
    page,
  }) => {
    await toaster.open('plain', { toaster: { position } })
    await toaster.notifyAll('One', 'Two', 'Three')
    await toaster.comesToRest()
    await toaster.swipe(toaster.card('One'), straight(0, way * 120))
    const leaving = page.locator('[data-swiped]')
    await expect(leaving).toHaveCount(1)
    await toaster.finishMotions()
    const { y, height } = await boxOf(leaving)
    if (way > 0) expect(y).toBeGreaterThanOrEqual(700)
    else expect(y + height).toBeLessThanOrEqual(0)
  })
}

for (const zoom of [0.5, 2]) {
  test(`on a page zoomed by its style (${zoom}), a card is where the finger is`, async ({
    toaster,
    page,
  }) => {
    await toaster.open()
    await page.evaluate((zoom) => document.body.style.setProperty('zoom', `${zoom}`), zoom)
    const card = await toaster.notify('Saved')
    await toaster.comesToRest()
    const before = (await boxOf(card)).x
    await toaster.swipe(card, straight(60), { lift: false })
    expect((await boxOf(card)).x - before).toBeCloseTo(60)
    await toaster.liftFinger()
    const leaving = page.locator('[data-swiped]')
    await expect(leaving).toHaveCount(1)
    await toaster.finishMotions()
    expect((await boxOf(leaving)).x).toBeGreaterThanOrEqual(400)
  })
}

test('a swipe ends with the Toaster, and dismisses nothing more', async ({ toaster, page }) => {
  await toaster.open()
  const card = await toaster.notify('Saved')
  await toaster.comesToRest()
  await toaster.swipe(card, straight(120), { lift: false })
  await toaster.set(null)
  await toaster.liftFinger()
  await toaster.passes(100)
  expect(await page.evaluate(() => window.notify.size())).toBe(1)
})

test('a second finger beside the cards also means something else', async ({ toaster }) => {
  await toaster.open()
  const card = await toaster.notify('Saved', { message: 'Words' })
  await toaster.comesToRest()
  const { x, y } = await toaster.middle(card)
  await toaster.putFingersAt({ x, y, id: 1 })
  await toaster.moveFingersTo({ x: x + 30, y, id: 1 })
  await toaster.putFingersAt({ x: x + 30, y, id: 1 }, { x: 100, y: 200, id: 2 })
  await toaster.moveFingersTo({ x: x + 100, y, id: 1 }, { x: 100, y: 200, id: 2 })
  await toaster.liftFinger()
  await toaster.comesToRest()
  await expect(card).toBeVisible()
})

test('touching something interactive inside a web component does not push the card away', async ({
  toaster,
  page,
}) => {
  await toaster.open('scenes')
  await page.evaluate(() => {
    customElements.define(
      'own-range',
      class extends HTMLElement {
        connectedCallback() {
          this.attachShadow({ mode: 'open' }).innerHTML =
            '<div role="slider" tabindex="0" aria-valuenow="1">Volume</div>'
        }
      },
    )
    window.notify('Own', { duration: 0, render: () => window.h('own-range') })
  })
  await toaster.comesToRest()
  await toaster.swipe(page.getByRole('slider'), straight(90), { every: 20 })
  await toaster.comesToRest()
  await expect(toaster.cards).toHaveCount(1)
})

test('touching something interactive does not push the card away', async ({ toaster, page }) => {
  await toaster.open('scenes')
  await page.evaluate(() => {
    const { h } = window
    const slide = (event: { preventDefault: () => void }) => event.preventDefault()
    window.notify('Own', {
      duration: 0,
      render: () => [
        h('span', { key: 1, role: 'slider', tabIndex: 0, 'aria-valuenow': 1 }, 'Volume'),
        h('p', { key: 2, onPointerDown: slide }, 'Drawing'),
        h('pre', { key: 3, style: { overflow: 'auto', width: 200 } }, 'Wide '.repeat(50)),
      ],
    })
  })
  await toaster.comesToRest()
  for (const own of ['[role=slider]', '[data-notification] p', 'pre'])
    await toaster.swipe(page.locator(own), straight(90), { every: 20 })
  await toaster.passes(500)
  await expect(toaster.cards).toHaveCount(1)
})
