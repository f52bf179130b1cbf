import { expect, test } from './test.ts'
import type { ToasterModel } from './toaster.ts'

test.use({ hasTouch: true, viewport: { width: 400, height: 700 } })

/** So many steps along the way. */
const straight = (x: number, y = 0, steps = 6) =>
  Array.from({ length: steps }, (_, step) => ({
    x: (x * (step + 1)) / steps,
    y: (y * (step + 1)) / steps,
  }))

const shiftOf = (toaster: ToasterModel, title: string) =>
  toaster.page
    .locator('[data-notification]', { hasText: title })
    .evaluate((each) => new DOMMatrix(each.style.transform && getComputedStyle(each).transform).e)

test('a finger that has stopped before it lifts has not flicked', async ({ toaster }) => {
  await toaster.open()
  const card = await toaster.notify('Saved', { message: 'Words' })
  await toaster.comesToRest()
  await toaster.swipe(card, straight(30, 0, 3), { every: 20, lift: false })
  await toaster.passes(1000)
  await toaster.liftFinger()
  await toaster.comesToRest()
  await expect(card).toBeVisible()
})

test('one that was pushed away does not come back at the next touch', async ({ toaster }) => {
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

test('one that leaves by itself cannot be dragged around', async ({ toaster, page }) => {
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
  test(`${position}: one far from the edge is pushed off the screen, and never turns back`, async ({
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
    const { y, height } = (await leaving.boundingBox())!
    if (way > 0) expect(y).toBeGreaterThanOrEqual(700)
    else expect(y + height).toBeLessThanOrEqual(0)
  })
}

for (const zoom of [0.5, 2]) {
  test(`on a page that is zoomed by its style (${zoom}) a card is where the finger is`, async ({
    toaster,
    page,
  }) => {
    await toaster.open()
    await page.evaluate((zoom) => document.body.style.setProperty('zoom', `${zoom}`), zoom)
    const card = await toaster.notify('Saved')
    await toaster.comesToRest()
    const before = (await card.boundingBox())!.x
    await toaster.swipe(card, straight(60), { lift: false })
    expect((await card.boundingBox())!.x - before).toBeCloseTo(60)
    await toaster.liftFinger()
    const leaving = page.locator('[data-swiped]')
    await expect(leaving).toHaveCount(1)
    await toaster.finishMotions()
    expect((await leaving.boundingBox())!.x).toBeGreaterThanOrEqual(400)
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

test('a second finger beside the cards means something else, too', async ({ toaster }) => {
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

test('what answers to the finger inside of a web component keeps its card', async ({
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

test('a swipe from the strip of a card behind another opens the stack, and pushes nothing away', async ({
  toaster,
}) => {
  await toaster.open('plain', { toaster: { stack: true } })
  await toaster.notifyAll('Behind', 'Front')
  await toaster.comesToRest()
  const { x, y } = (await toaster.card('Front').boundingBox())!
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

test('the stack is opened, read and closed by taps alone', async ({ toaster, page }) => {
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
  test(`no card moves under a finger that rests, while others come and go: ${stack ? 'stack' : 'spread'}`, async ({
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
    const { y, height } = (await card.boundingBox())!
    expect(y + height, 'once it is lifted').toBe(700 - 16)
    await toaster.seesTimeRun()
  })
}

test.describe('with a pen', () => {
  test('a drag pushes the card, and presses nothing', async ({ toaster, page }) => {
    await toaster.open('scenes')
    await page.evaluate(() => {
      Object.assign(window, { presses: 0 })
      const count = () => ((window as unknown as { presses: number }).presses += 1)
      window.notify('Own', {
        duration: 0,
        render: () => window.h('p', { onClick: count }, 'Words that could be selected'),
      })
    })
    await toaster.comesToRest()
    const card = toaster.cards
    const { x, y } = await toaster.middle(page.locator('[data-notification] p'))
    const pen = await page.context().newCDPSession(page)
    const send = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', way: number) =>
      pen.send('Input.dispatchMouseEvent', {
        ...{ type, x: x - 100 + way, y, button: 'left', buttons: type === 'mouseReleased' ? 0 : 1 },
        ...{ clickCount: 1, pointerType: 'pen' },
      })
    await send('mousePressed', 0)
    for (const way of [10, 20, 25, 30, 31, 30, 30]) {
      await toaster.passes(300)
      await send('mouseMoved', way)
    }
    await expect(card).toHaveAttribute('data-swiping')
    await send('mouseReleased', 30)
    await toaster.comesToRest()
    await expect(card).toBeVisible()
    expect(await page.evaluate(() => (window as unknown as { presses: number }).presses)).toBe(0)
    await page.locator('[data-notification] p').click()
    expect(await page.evaluate(() => (window as unknown as { presses: number }).presses)).toBe(1)
  })
})
