import type { Page } from '@playwright/test'
import { expect, test } from '../test.ts'

const titles = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight']

test('a low window has room for fewer cards, and for more when it grows', async ({
  toaster,
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 390 })
  await toaster.open()
  await toaster.notifyAll('One', 'Two', 'Three', 'Four')
  await expect(toaster.cards).toHaveCount(2)
  await expect(toaster.more).toHaveText('+2 more')
  await page.setViewportSize({ width: 800, height: 250 })
  await expect(toaster.cards).toHaveCount(1)
  await page.setViewportSize({ width: 800, height: 700 })
  await expect(toaster.cards).toHaveCount(3)
})

test('cards taller than the window scroll with the wheel, and time stands still meanwhile', async ({
  toaster,
  page,
}) => {
  await toaster.open('plain', { toaster: { limit: 8 } })
  for (const title of titles) await toaster.add(title, { message: 'Words', duration: 60_000 })
  await toaster.comesToRest()
  await page.setViewportSize({ width: 800, height: 320 })
  const ids = await page.evaluate(() => window.notify.list().map(({ id }) => id))
  const left = () => page.evaluate((id) => window.notify.remaining(id)!, ids[0]!)
  await expect.poll(async () => (await toaster.box('One')).y).toBeLessThan(0)
  const before = await left()
  await toaster.passes(1000)
  expect(await left()).toBe(before)
  await toaster.hover(toaster.card('Eight'))
  await page.mouse.wheel(0, -2000)
  await expect.poll(async () => (await toaster.box('One')).y).toBeGreaterThan(0)
  await toaster.leave()
  await expect
    .poll(async () => {
      await toaster.passes(300)
      return left()
    })
    .toBeLessThan(before)
})

test('Tab reaches cards that are scrolled out of view', async ({ toaster, page }) => {
  await page.setViewportSize({ width: 800, height: 320 })
  await toaster.open('plain', { toaster: { limit: 8 } })
  await toaster.notifyAll(...titles)
  await toaster.comesToRest()
  await toaster.press('F6')
  for (let step = 0; step < titles.length; step++) await toaster.press('Tab')
  await toaster.seesFocusOn('Dismiss notification of One')
  await expect.poll(async () => (await toaster.box('One')).y).toBeGreaterThanOrEqual(0)
})

test('F6 brings the newest card into view, wherever the cards were scrolled', async ({
  toaster,
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 320 })
  await toaster.open('plain', { toaster: { limit: 8 } })
  await toaster.notifyAll(...titles)
  await toaster.comesToRest()
  await page.locator('#field').focus()
  const start = await toaster.box(titles.at(-1)!)
  await toaster.press('F6')
  for (let step = 0; step < titles.length; step++) await toaster.press('Tab')
  const newest = () => toaster.box(titles.at(-1)!).then(({ y, height }) => y + height)
  await expect.poll(newest).toBeGreaterThan(320)
  await page.locator('#field').focus()
  await toaster.press('F6')
  await toaster.seesFocusOn(`card ${titles.at(-1)}`)
  await expect.poll(async () => (await toaster.box(titles.at(-1)!)).y).toBeCloseTo(start.y, 0)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('in a stack only the front card’s time runs, and everyone’s while it is open', async ({
  toaster,
}) => {
  await toaster.open('plain', { toaster: { stack: true } })
  for (const title of ['One', 'Two', 'Three']) await toaster.add(title, { duration: 60_000 })
  await toaster.comesToRest()
  const before = await toaster.timesLeft()
  await toaster.passes(1000)
  const after = await toaster.timesLeft()
  expect(after.map((ms, index) => before[index]! - ms)).toEqual([0, 0, 1000])
  await toaster.press('F6')
  await toaster.comesToRest()
  await toaster.press('F6')
  await toaster.passes(100)
  await toaster.seesExpanded()
  await toaster.seesTimeRun()
})

test('with oldest-first, the oldest lies in front', async ({ toaster, page }) => {
  await toaster.open('plain', { toaster: { stack: true } })
  await page.evaluate(() => window.notify.configure({ overflow: 'oldest-first' }))
  await toaster.notifyAll('One', 'Two', 'Three')
  await toaster.comesToRest()
  await toaster.seesOnTop(toaster.card('One'))
})

const folds = [
  ['bottom-end', 'ltr', 'right'],
  ['bottom-center', 'ltr', 'far'],
  ['bottom-start', 'ltr', 'left'],
  ['top-end', 'ltr', 'right'],
  ['top-center', 'ltr', 'far'],
  ['top-start', 'ltr', 'left'],
  ['bottom-end', 'rtl', 'left'],
  ['top-start', 'rtl', 'right'],
  ['bottom-center', 'rtl', 'far'],
] as const

/** Puts a link in this place of the window. */
const putUnder = (page: Page, point: { x: number; y: number }) =>
  page.evaluate(({ x, y }) => {
    const link = document.createElement('a')
    link.href = '#here'
    link.id = 'under'
    link.textContent = 'A link'
    const place = { position: 'fixed', left: `${x - 20}px`, top: `${y - 10}px` }
    Object.assign(link.style, place)
    document.body.append(link)
  }, point)

for (const [position, dir, side] of folds) {
  for (const width of [1000, 390]) {
    test(`a focused element is never completely under cards: ${position}, ${dir}, ${width} px`, async ({
      toaster,
      page,
    }) => {
      await page.setViewportSize({ width, height: 700 })
      await toaster.open('plain', { toaster: { position }, ...(dir === 'rtl' && { dir }) })
      const card = await toaster.notify('Saved', { message: 'Words', duration: 60_000 })
      await toaster.comesToRest()
      await putUnder(page, await toaster.middle(card))
      await page.locator('#under').focus()
      await expect(toaster.region).toHaveAttribute('data-folded', side)
      await toaster.comesToRest()
      await toaster.seesOnTop(page.locator('#under'))
      await toaster.seesTimeStandStill()
      await page.locator('#field').focus()
      await expect(toaster.region).not.toHaveAttribute('data-folded')
      await toaster.comesToRest()
      await toaster.seesOnTop(card)
      await toaster.seesTimeRun()
    })
  }
}

test('a card that is narrower than its place folds only from what it covers', async ({
  toaster,
  page,
}) => {
  await toaster.open()
  await page.addStyleTag({ content: 'li.belfry-item { inset-inline: auto 0; width: 8rem }' })
  const card = await toaster.notify('Saved', { duration: 60_000 })
  await toaster.comesToRest()
  const { x, y } = await toaster.middle(card)
  await putUnder(page, { x: x - 150, y })
  await page.locator('#under').focus()
  await toaster.comesToRest()
  await toaster.seesOnTop(card)
  await toaster.seesTimeRun()
  await page.locator('#field').focus()
  await page.locator('#under').evaluate((link, left) => (link.style.left = left), `${x - 20}px`)
  await page.locator('#under').focus()
  await expect(toaster.region).toHaveAttribute('data-folded', 'right')
})

test('a card stays above the button that was clicked for it, until a key is pressed', async ({
  toaster,
  page,
}) => {
  await toaster.open()
  const first = await toaster.notify('Saved')
  await toaster.comesToRest()
  await putUnder(page, await toaster.middle(first))
  await page.evaluate(() => window.notify.clear())
  await toaster.passes(1000)
  await page.locator('#under').click({ timeout: 5000 })
  const card = await toaster.notify('Saved again', { duration: 60_000 })
  await toaster.leave()
  await toaster.comesToRest()
  await toaster.passes(1000)
  await expect(page.locator('#under')).toBeFocused()
  await expect(toaster.region).not.toHaveAttribute('data-folded')
  await toaster.seesOnTop(card)
  await toaster.seesTimeRun()
  // Whoever uses the keys from here on has to see what they act on.
  await toaster.press('Shift')
  await expect(toaster.region).toHaveAttribute('data-folded')
})

for (const place of ['frame', 'closed shadow root'])
  test(`a card doesn't completely cover a focused field in a ${place}`, async ({
    toaster,
    page,
  }) => {
    await toaster.open()
    await page.locator('#field').click()
    await page.evaluate((place) => {
      const frame = document.createElement('iframe')
      const host = document.createElement('span')
      const element = place === 'frame' ? frame : host
      const style = {
        position: 'fixed',
        right: '40px',
        bottom: '25px',
        width: '200px',
        height: '20px',
      }
      Object.assign(element.style, style)
      document.body.append(element)
      const root = frame.contentDocument?.body ?? host.attachShadow({ mode: 'closed' })
      root.append(document.createElement('input'))
      root.querySelector('input')!.focus()
    }, place)
    await toaster.notify('Saved', { message: 'Words' })
    await expect(toaster.region).toHaveAttribute('data-folded', 'right')
  })

test('cards that someone has used fold again from the focused element under them', async ({
  toaster,
  page,
}) => {
  await toaster.open()
  const card = await toaster.notify('Saved', { message: 'Words' })
  await toaster.comesToRest()
  await putUnder(page, await toaster.middle(card))
  await page.locator('#under').focus()
  await expect(toaster.region).toHaveAttribute('data-folded')
  await toaster.press('F6')
  await expect(toaster.region).not.toHaveAttribute('data-folded')
  await toaster.press('F6')
  await expect(page.locator('#under')).toBeFocused()
  await toaster.passes(1000)
  await expect(toaster.region).toHaveAttribute('data-folded')
  await toaster.comesToRest()
  const { x, y } = await toaster.box('Saved')
  await page.mouse.move(x + 5, y + 20)
  await expect(toaster.region).not.toHaveAttribute('data-folded')
  await toaster.leave()
  await toaster.passes(1000)
  await expect(toaster.region).toHaveAttribute('data-folded')
})

test('two Toasters at one position stand one above the other', async ({ toaster, page }) => {
  await toaster.open('two')
  await page.evaluate(() => window.setOther('bottom-end'))
  await toaster.button('Other').click()
  await toaster.notifyAll('One', 'Two')
  await toaster.comesToRest()
  const other = await toaster.box('From the other')
  const two = await toaster.box('Two')
  const one = await toaster.box('One')
  expect(one.y + one.height).toBeLessThan(two.y)
  const overlaps = other.y < two.y + two.height && one.y < other.y + other.height
  expect(overlaps).toBe(false)
})

test('a Toaster makes room where it comes, and leaves none where it was', async ({
  toaster,
  page,
}) => {
  await toaster.open('two')
  await toaster.button('Second').click()
  await page.evaluate(() => window.setOther('bottom-end'))
  await toaster.button('Other').click()
  await toaster.comesToRest()
  const edge = await toaster.box('From the other')
  await toaster.notify('One')

  const seesOtherAtEdge = async (isAtEdge: boolean) => {
    await toaster.comesToRest()
    const { y, height } = await toaster.box('From the other')
    expect(isAtEdge ? y === edge.y : y + height < edge.y).toBe(true)
  }
  await seesOtherAtEdge(false)
  await toaster.set({ position: 'top-start' })
  await seesOtherAtEdge(true)
  await toaster.set({})
  await seesOtherAtEdge(false)
  await toaster.set(null)
  await seesOtherAtEdge(true)
})

test.describe('with fingers', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 700 } })

  test('you cannot press a card behind another; its strip opens the stack', async ({
    toaster,
    page,
  }) => {
    await toaster.open('plain', { toaster: { stack: true } })
    await toaster.notifyAll('Behind', 'Front')
    await toaster.comesToRest()
    const { x, y, width } = await toaster.box('Front')
    await page.touchscreen.tap(x + width - 40, y - 6)
    await toaster.seesExpanded()
    await expect(toaster.cards).toHaveCount(2)
  })

  test('a finger scrolls long text, and does not push the card away', async ({ toaster, page }) => {
    await page.setViewportSize({ width: 667, height: 320 })
    await toaster.open('plain', { toaster: { position: 'top-center' } })
    const card = await toaster.notify('Long', { message: 'Many words. '.repeat(22) })
    await toaster.comesToRest()
    const text = card.locator('.belfry-text')
    await expect(text).toHaveAttribute('data-scrolls')
    const path = [10, 20, 30, 40, 50, 60].map((way) => ({ y: -way }))
    await toaster.swipe(text, path)
    await expect.poll(() => text.evaluate((each) => each.scrollTop)).toBeGreaterThan(10)
    await expect(card).toBeVisible()
  })

  test('you can zoom cards with two fingers', async ({ toaster }) => {
    await toaster.open()
    const card = await toaster.notify('Saved')
    expect(await card.evaluate((each) => getComputedStyle(each).touchAction)).toContain(
      'pinch-zoom',
    )
  })
})

test('a megabyte of text is cut, and freezes nothing', async ({ toaster, page }) => {
  await toaster.open()
  await page.evaluate(() => window.notify.error('x'.repeat(1_000_000), { duration: 0 }))
  await expect(toaster.cards).toHaveCount(1)
  expect((await toaster.cards.textContent())!.length).toBeLessThan(3000)
})
