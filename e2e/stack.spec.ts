import { expect, test } from './test.ts'
import type { ToasterModel } from './toaster.ts'

const box = async (toaster: ToasterModel, title: string) =>
  (await toaster.card(title).boundingBox())!

test('three cards are shown, the newest in front, and the rest is counted', async ({ toaster }) => {
  await toaster.open()
  await toaster.notifyAll('One', 'Two', 'Three')
  await expect(toaster.cards).toHaveCount(3)
  await expect(toaster.more).toBeHidden()
  await toaster.notifyAll('Four', 'Five')
  await expect(toaster.cards).toHaveCount(3)
  await expect(toaster.cards.first()).toContainText('Five')
  await expect(toaster.more).toHaveText('+2 more')
  await toaster.comesToRest()
  await toaster.seesOnTop(toaster.card('Five'))
  await toaster.dismiss(toaster.card('Five'))
  await expect(toaster.more).toHaveText('+1 more')
  await expect(toaster.card('Two')).toBeVisible()
})

test('“Dismiss all” closes the shown and the waiting', async ({ toaster }) => {
  await toaster.open()
  await toaster.notifyAll('One', 'Two', 'Three', 'Four', 'Five')
  await toaster.comesToRest()
  await toaster.dismissAll.click()
  await expect(toaster.cards).toHaveCount(0)
  await toaster.passes(250)
  await expect(toaster.region).toBeHidden()
})

test('what stands beside the cards stays under the mouse', async ({ toaster, page }) => {
  await toaster.open('plain', { toaster: { stack: true } })
  await toaster.notifyAll('One', 'Two', 'Three', 'Four')
  await toaster.comesToRest()
  await toaster.dismissAll.hover()
  await toaster.comesToRest()
  await expect(toaster.stage).not.toHaveAttribute('data-expanded')
  await toaster.card('Four').hover()
  await toaster.comesToRest()
  await toaster.dismissAll.hover()
  await toaster.passes(1000)
  await expect(toaster.stage).toHaveAttribute('data-expanded', '')
  await page.mouse.move(5, 5)
  await toaster.passes(300)
  await expect(toaster.stage).not.toHaveAttribute('data-expanded')
})

test('the limit follows its property', async ({ toaster, page }) => {
  await toaster.open('plain', { toaster: { limit: 2 } })
  await toaster.notifyAll('One', 'Two', 'Three', 'Four', 'Five')
  await expect(toaster.cards).toHaveCount(2)
  await toaster.set({ limit: 4 })
  await expect(toaster.cards).toHaveCount(4)
  await expect(toaster.more).toHaveText('+1 more')
  await expect(page.locator('.belfry')).toHaveCount(1)
})

test('cards behind peek out; the stack opens under the mouse and closes after a while', async ({
  toaster,
}) => {
  await toaster.open('plain', { toaster: { stack: true } })
  await toaster.notifyAll('One', 'Two', 'Three')
  await toaster.comesToRest()
  const front = await box(toaster, 'Three')
  const behind = await box(toaster, 'Two')
  expect(behind.y).toBeLessThan(front.y)
  expect(behind.y + behind.height).toBeGreaterThan(front.y)
  expect(behind.width).toBeLessThan(front.width)

  await toaster.hover(toaster.card('Three'))
  await toaster.seesExpanded()
  await toaster.comesToRest()
  const opened = await box(toaster, 'Two')
  expect(opened.y + opened.height).toBeLessThan((await box(toaster, 'Three')).y)
  expect(opened.width).toBe(front.width)

  await toaster.leave()
  await toaster.passes(200)
  await toaster.seesExpanded()
  await toaster.passes(100)
  await toaster.seesExpanded(false)
})

test('coming back soon keeps the stack open', async ({ toaster }) => {
  await toaster.open('plain', { toaster: { stack: true } })
  await toaster.notifyAll('One', 'Two')
  await toaster.comesToRest()
  await toaster.hover(toaster.card('Two'))
  await toaster.leave()
  await toaster.passes(200)
  await toaster.hover(toaster.card('Two'))
  await toaster.passes(2000)
  await toaster.seesExpanded()
})

test('moving through the gaps never closes the stack', async ({ toaster, page }) => {
  await toaster.open('plain', { toaster: { stack: true } })
  await toaster.notifyAll('One', 'Two', 'Three')
  await toaster.comesToRest()
  await toaster.hover(toaster.card('Three'))
  await toaster.comesToRest()
  const changes = page.evaluate(
    () =>
      new Promise<number>((tell) => {
        let count = 0
        const stage = document.querySelector('.belfry-stage')!
        const observer = new MutationObserver((mutations) => {
          count += mutations.filter(({ oldValue }) => oldValue === null).length
        })
        observer.observe(stage, { attributeFilter: ['data-expanded'], attributeOldValue: true })
        window.addEventListener('keydown', () => tell(count))
      }),
  )
  const from = await box(toaster, 'Three')
  const to = await box(toaster, 'One')
  for (let y = from.y + from.height - 2; y > to.y; y -= 3) {
    await page.mouse.move(from.x + 40, y)
  }
  await toaster.passes(300)
  await toaster.seesExpanded()
  await toaster.press('a')
  expect(await changes).toBe(0)
})

test('cards stand one above another, all readable', async ({ toaster }) => {
  await toaster.open()
  await toaster.notifyAll('One', 'Two')
  await toaster.comesToRest()
  const upper = await box(toaster, 'One')
  const lower = await box(toaster, 'Two')
  expect(upper.y + upper.height).toBeLessThan(lower.y)
})

test('cards of different heights do not overlap when open', async ({ toaster }) => {
  await toaster.open('plain')
  await toaster.notify('One', { message: 'Many words. '.repeat(20) })
  await toaster.notify('Two')
  await toaster.notify('Three', { message: 'Some words. '.repeat(8) })
  await toaster.comesToRest()
  const [one, two, three] = [
    await box(toaster, 'One'),
    await box(toaster, 'Two'),
    await box(toaster, 'Three'),
  ]
  expect(one.y + one.height).toBeLessThan(two.y)
  expect(two.y + two.height).toBeLessThan(three.y)
})

test('a card that grows makes room', async ({ toaster, page }) => {
  await toaster.open('plain')
  await toaster.notify('Old')
  const card = await toaster.notify('New')
  const id = await toaster.idOf(card)
  await toaster.comesToRest()
  await page.evaluate(
    (id) => window.notify.update(id, { message: 'Many more words. '.repeat(12) }),
    id,
  )
  await expect(card).toContainText('Many more')
  await toaster.comesToRest()
  await expect
    .poll(async () => {
      await toaster.comesToRest()
      const upper = await box(toaster, 'Old')
      return upper.y + upper.height < (await box(toaster, 'New')).y
    })
    .toBe(true)
})

test('the card under the mouse keeps its place when others leave', async ({ toaster, page }) => {
  await toaster.open()
  await toaster.notifyAll('One', 'Two', 'Three')
  await toaster.comesToRest()
  await toaster.hover(toaster.card('Three'))
  await toaster.comesToRest()
  await toaster.hover(toaster.card('One'))
  const before = await box(toaster, 'One')
  await toaster.dismiss(toaster.card('Three'))
  await toaster.comesToRest()
  await toaster.dismiss(toaster.card('Two'))
  await toaster.comesToRest()
  expect(await box(toaster, 'One')).toEqual(before)
  await page.mouse.move(before.x + 20, before.y + 20)
  await toaster.comesToRest()
  expect(await box(toaster, 'One')).toEqual(before)
  await toaster.leave()
  await toaster.passes(300)
  await toaster.comesToRest()
  expect((await box(toaster, 'One')).y).toBeGreaterThan(before.y)
})

test('the card under the mouse is neither moved nor covered when others come', async ({
  toaster,
  page,
}) => {
  await toaster.open()
  await toaster.notify('One', { message: 'Hold me' })
  await toaster.comesToRest()
  await toaster.hover(toaster.card('One').getByText('One', { exact: true }))
  await toaster.notifyAll('Two', 'Three', 'Four', 'Five')
  await toaster.comesToRest()
  await expect(toaster.card('One')).toBeVisible()
  await toaster.seesOnTop(toaster.card('One'))
  await expect(toaster.more).toHaveText('+2 more')
  const { x, y } = await toaster.middle(toaster.card('One').getByText('Hold me'))
  await page.mouse.move(x, y)
  await page.mouse.move(x + 1, y + 1)
  await expect(toaster.card('One')).toBeVisible()
  await toaster.seesTimeStandStill()
})

test('the card with the focus is not covered, also while focus moves inside it', async ({
  toaster,
  page,
}) => {
  await toaster.open()
  await page.evaluate(() =>
    window.notify('One', {
      duration: 0,
      action: { label: 'Undo', onAction: () => {}, keepOpen: true },
    }),
  )
  await toaster.press('F6')
  await toaster.press('Tab')
  await toaster.seesFocusOn('Undo of One')
  await toaster.notifyAll('Two', 'Three', 'Four', 'Five')
  await toaster.press('Tab')
  await toaster.seesFocusOn('Dismiss notification of One')
  await expect(toaster.card('One')).toBeVisible()
})

test('removing the hovered card keeps the stack open, with the next under the mouse', async ({
  toaster,
}) => {
  await toaster.open()
  await toaster.notifyAll('One', 'Two', 'Three')
  await toaster.comesToRest()
  await toaster.hover(toaster.card('Three'))
  await toaster.comesToRest()
  await toaster.closeButton(toaster.card('Three')).click()
  await toaster.comesToRest()
  await toaster.passes(500)
  await toaster.seesExpanded()
  await toaster.seesTimeStandStill()
})

const positions = [
  ['bottom-end', 'right', 'bottom'],
  ['bottom-center', 'middle', 'bottom'],
  ['bottom-start', 'left', 'bottom'],
  ['top-end', 'right', 'top'],
  ['top-center', 'middle', 'top'],
  ['top-start', 'left', 'top'],
] as const

for (const dir of ['ltr', 'rtl'] as const) {
  test(`six positions, ${dir}`, async ({ toaster, page }) => {
    await toaster.open('plain', dir === 'rtl' ? { dir } : {})
    await toaster.notifyAll('Behind', 'Front')
    const { width, height } = page.viewportSize()!
    for (const [position, inline, block] of positions) {
      await toaster.set({ position })
      await toaster.comesToRest()
      const front = await box(toaster, 'Front')
      const behind = await box(toaster, 'Behind')
      const left = front.x
      const right = width - front.x - front.width
      const mirrored = { left: 'right', right: 'left', middle: 'middle' } as const
      const side = dir === 'rtl' ? mirrored[inline] : inline
      if (side === 'middle') expect(Math.abs(left - right)).toBeLessThan(20)
      else expect(side === 'left' ? left : right, position).toBeLessThan(50)
      if (block === 'bottom') {
        expect(height - front.y - front.height, position).toBeLessThan(50)
        expect(behind.y).toBeLessThan(front.y)
      } else {
        expect(front.y, position).toBeLessThan(50)
        expect(behind.y + behind.height).toBeGreaterThan(front.y + front.height)
      }
    }
  })
}

test("the Toaster's `dir` beats the page's", async ({ toaster }) => {
  await toaster.open('plain', { dir: 'rtl', toaster: { dir: 'ltr' } })
  await toaster.notify('Saved')
  await toaster.comesToRest()
  expect((await box(toaster, 'Saved')).x).toBeGreaterThan(500)
  await toaster.set({})
  await toaster.comesToRest()
  expect((await box(toaster, 'Saved')).x).toBeLessThan(100)
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

test('nothing but cards swallows clicks', async ({ toaster, page }) => {
  await toaster.open('plain', { toaster: { stack: true } })
  await toaster.notifyAll('One', 'Two', 'Three')
  await toaster.comesToRest()
  const { x, y, height } = await box(toaster, 'Three')
  const under = await page.evaluate(
    ({ x, y, height }) =>
      [
        document.elementFromPoint(x - 5, y + height / 2),
        document.elementFromPoint(x + 50, y - 120),
        document.elementFromPoint(500, 350),
      ].map((each) => !!each?.closest('.belfry')),
    { x, y, height },
  )
  expect(under).toEqual([false, false, false])
})

test('adding an id again while its card leaves makes a new card', async ({ toaster, page }) => {
  await toaster.open()
  await toaster.add('Old', { id: 'same' })
  await toaster.comesToRest()
  await page.evaluate(() => {
    window.notify.dismiss('same')
    window.notify('New', { id: 'same', duration: 0 })
  })
  await expect(page.locator('[data-notification=same]:not([data-state=leaving])')).toContainText(
    'New',
  )
  await toaster.passes(300)
  await expect(page.locator('[data-notification=same]')).toHaveCount(1)
  await expect(toaster.card('New')).toBeVisible()
})

test('a covered card fades, unless it had not come in yet', async ({ toaster, page }) => {
  await toaster.open()
  await toaster.notifyAll('One', 'Two', 'Three', 'Four')
  await expect(toaster.card('Four')).toBeVisible()
  await expect(page.locator('[data-notification]')).toHaveCount(3)
  await toaster.comesToRest()
  await toaster.notify('Five')
  await expect(page.locator('[data-state=leaving]')).toContainText('Two')
})

test('a leaving card can no longer be used, yet catches a second click until it is gone', async ({
  toaster,
  page,
}) => {
  await toaster.open()
  const card = await toaster.notify('Saved')
  await toaster.comesToRest()
  const spot = await toaster.middle(card)
  await toaster.dismiss(card)
  const leaving = page.locator('[data-state=leaving]')
  await expect(leaving).toHaveCount(1)
  const catches = await leaving.evaluate(
    (each, { x, y }) => document.elementFromPoint(x, y) === each,
    spot,
  )
  expect(catches, 'the card itself, and nothing inside of it').toBe(true)
  await toaster.passes(250)
  await expect(leaving).toHaveCount(0)
})

test("an update keeps the card's element", async ({ toaster, page }) => {
  await toaster.open()
  const card = await toaster.notify('Saving', { pending: true })
  const element = await card.elementHandle()
  await page.evaluate(
    (id) => window.notify.update(id, { title: 'Saved', type: 'success' }),
    await toaster.idOf(card),
  )
  await expect(toaster.card('Saved')).toHaveAttribute('data-type', 'success')
  expect(await element.evaluate((each) => each.isConnected)).toBe(true)
})
