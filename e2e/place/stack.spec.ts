import { expect, test } from '../test.ts'

test('what is beside the cards stays under the mouse', async ({ toaster, page }) => {
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

test('the cards behind peek out; the stack opens under the mouse and closes after a while', async ({
  toaster,
}) => {
  await toaster.open('plain', { toaster: { stack: true } })
  await toaster.notifyAll('One', 'Two', 'Three')
  await toaster.comesToRest()
  const front = await toaster.box('Three')
  const behind = await toaster.box('Two')
  expect(behind.y).toBeLessThan(front.y)
  expect(behind.y + behind.height).toBeGreaterThan(front.y)
  expect(behind.width).toBeLessThan(front.width)

  await toaster.hover(toaster.card('Three'))
  await toaster.seesExpanded()
  await toaster.comesToRest()
  const opened = await toaster.box('Two')
  expect(opened.y + opened.height).toBeLessThan((await toaster.box('Three')).y)
  expect(opened.width).toBe(front.width)

  await toaster.leave()
  await toaster.passes(200)
  await toaster.seesExpanded()
  await toaster.passes(100)
  await toaster.seesExpanded(false)
})

test('while the stack opens, no card passes in front of a nearer one', async ({
  toaster,
  page,
}) => {
  await toaster.open('plain', { toaster: { stack: true } })
  await toaster.notifyAll('One', 'Two', 'Three')
  await toaster.comesToRest()
  await page.evaluate(() => document.documentElement.style.setProperty('--belfry-enter', '3600s'))
  await toaster.hover(toaster.card('Three'))
  await toaster.seesExpanded()
  await toaster.passes(500)
  await toaster.seesOnTop(toaster.card('Three'))
})

test('in an open stack, a card grows below the one that is in use', async ({ toaster, page }) => {
  await toaster.open('plain', { toaster: { stack: true } })
  await toaster.notify('One')
  const card = await toaster.notify('Two')
  const id = await toaster.idOf(card)
  await toaster.comesToRest()
  await toaster.hover(card)
  await toaster.comesToRest()
  await toaster.hover(toaster.card('One'))
  await toaster.comesToRest()
  await page.evaluate((id) => window.notify.update(id, { message: 'Word '.repeat(20) }), id)
  await expect(card).toContainText('Word')
  await toaster.comesToRest()
  const { y, height } = await toaster.box('One')
  expect((await toaster.box('Two')).y).toBeLessThan(y + height)
  await toaster.seesOnTop(toaster.card('One'))
})

test('a card that grows behind the front one stays behind it', async ({ toaster, page }) => {
  await toaster.open('plain', { toaster: { stack: true } })
  const behind = await toaster.notify('One')
  await toaster.notify('Two')
  const id = await toaster.idOf(behind)
  await toaster.comesToRest()
  await page.evaluate((id) => window.notify.update(id, { message: 'Word '.repeat(20) }), id)
  await expect(behind).toContainText('Word')
  await toaster.seesOnTop(toaster.card('Two'))
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
  const from = await toaster.box('Three')
  const to = await toaster.box('One')
  for (let y = from.y + from.height - 2; y > to.y; y -= 3) {
    await page.mouse.move(from.x + 40, y)
  }
  await toaster.passes(300)
  await toaster.seesExpanded()
  await toaster.press('a')
  expect(await changes).toBe(0)
})

test('nothing but cards swallows clicks', async ({ toaster, page }) => {
  await toaster.open('plain', { toaster: { stack: true } })
  await toaster.notifyAll('One', 'Two', 'Three')
  await toaster.comesToRest()
  const { x, y, height } = await toaster.box('Three')
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
