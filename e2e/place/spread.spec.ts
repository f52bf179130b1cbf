import { expect, test } from '../test.ts'

test('cards stand one above another, all readable', async ({ toaster }) => {
  await toaster.open()
  await toaster.notifyAll('One', 'Two')
  await toaster.comesToRest()
  const upper = await toaster.box('One')
  const lower = await toaster.box('Two')
  expect(upper.y + upper.height).toBeLessThan(lower.y)
})

test('cards of different heights do not overlap when open', async ({ toaster }) => {
  await toaster.open('plain')
  await toaster.notify('One', { message: 'Many words. '.repeat(20) })
  await toaster.notify('Two')
  await toaster.notify('Three', { message: 'Some words. '.repeat(8) })
  await toaster.comesToRest()
  const [one, two, three] = [
    await toaster.box('One'),
    await toaster.box('Two'),
    await toaster.box('Three'),
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
      const upper = await toaster.box('Old')
      return upper.y + upper.height < (await toaster.box('New')).y
    })
    .toBe(true)
})

test('cards that get taller in a narrower window stay apart, also while one has focus', async ({
  toaster,
  page,
}) => {
  await page.setViewportSize({ width: 1000, height: 700 })
  await toaster.open('plain')
  for (const title of ['One', 'Two'])
    await toaster.notify(title, { message: 'Some words. '.repeat(16) })
  await toaster.card('One').getByRole('button').focus()
  await toaster.comesToRest()
  const before = await toaster.box('Two')
  await page.setViewportSize({ width: 330, height: 900 })
  await expect.poll(async () => (await toaster.box('Two')).height).toBeGreaterThan(before.height)
  await toaster.comesToRest()
  const [one, two] = [await toaster.box('One'), await toaster.box('Two')]
  expect(two.y - one.y - one.height).toBeCloseTo(12, 0)
})

test('the card under the mouse keeps its place when others leave', async ({ toaster, page }) => {
  await toaster.open()
  await toaster.notifyAll('One', 'Two', 'Three')
  await toaster.comesToRest()
  await toaster.hover(toaster.card('Three'))
  await toaster.comesToRest()
  await toaster.hover(toaster.card('One'))
  const before = await toaster.box('One')
  await toaster.dismiss(toaster.card('Three'))
  await toaster.comesToRest()
  await toaster.dismiss(toaster.card('Two'))
  await toaster.comesToRest()
  expect(await toaster.box('One')).toEqual(before)
  await page.mouse.move(before.x + 20, before.y + 20)
  await toaster.comesToRest()
  expect(await toaster.box('One')).toEqual(before)
  await toaster.leave()
  await toaster.passes(300)
  await toaster.comesToRest()
  expect((await toaster.box('One')).y).toBeGreaterThan(before.y)
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

test('the focused card is not covered, even while focus moves inside it', async ({
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

for (const stack of [false, true]) {
  test(`quick clicks at one place close one card after another, stack: ${stack}`, async ({
    toaster,
    page,
  }) => {
    await toaster.open('plain', { toaster: { stack } })
    await toaster.notifyAll('One', 'Two', 'Three')
    await toaster.comesToRest()
    await toaster.hover(toaster.card('Three'))
    await toaster.comesToRest()
    const { x, y } = await toaster.middle(toaster.closeButton(toaster.card('Three')))
    await page.mouse.move(x, y)
    // The next one is under the mouse while the closed one still fades.
    await page.evaluate(() => document.documentElement.style.setProperty('--belfry-enter', '1ms'))
    const underMouse = () =>
      page.evaluate(
        ([x, y]) => {
          const card = document.elementFromPoint(x!, y!)?.closest<HTMLElement>('.belfry-item')
          return card && `${card.querySelector('.belfry-title')!.textContent} ${card.dataset.state}`
        },
        [x, y],
      )
    for (const next of ['Two', 'One']) {
      await page.mouse.click(x, y)
      await expect.poll(underMouse).toBe(`${next} shown`)
    }
  })
}

test('removing the hovered card keeps the stack open, with the next card under the mouse', async ({
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
