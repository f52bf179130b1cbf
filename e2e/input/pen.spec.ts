import type { Locator } from '@playwright/test'
import { expect, test } from '../test.ts'
import type { ToasterModel } from '../toaster.ts'

test.use({ hasTouch: true, viewport: { width: 400, height: 700 } })

/** A pen over the middle of a target, which moves to one side of it. */
async function takePen(
  { page, middle }: ToasterModel,
  target: Locator,
  button: 'left' | 'right' = 'left',
) {
  const { x, y } = await middle(target)
  const session = await page.context().newCDPSession(page)
  const send = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', way: number) =>
    session.send('Input.dispatchMouseEvent', {
      type,
      x: x + way,
      y,
      button,
      buttons: type === 'mouseReleased' ? 0 : { left: 1, right: 2 }[button],
      clickCount: 1,
      pointerType: 'pen',
    })
  return {
    press: () => send('mousePressed', 0),
    moveBy: (way: number) => send('mouseMoved', way),
    liftAt: (way: number) => send('mouseReleased', way),
  }
}

const FAR = [10, 40, 80, 120]

/** Draws a pen that is pressed along these ways, a step every so many milliseconds. */
async function draw(
  toaster: ToasterModel,
  { press, moveBy, liftAt }: Awaited<ReturnType<typeof takePen>>,
  ways: readonly number[] = FAR,
  every = 16,
): Promise<void> {
  await press()
  for (const way of ways) {
    await toaster.passes(every)
    await moveBy(way)
  }
  await liftAt(ways.at(-1)!)
}

test('a drag with a pen pushes the card, and presses nothing', async ({ toaster, page }) => {
  await toaster.open('scenes')
  const presses = await page.evaluateHandle(() => {
    const presses: string[] = []
    const press = () => void presses.push('pressed')
    window.notify('Own', {
      duration: 0,
      render: () => window.h('p', { onClick: press }, 'Words that could be selected'),
    })
    return presses
  })
  await toaster.comesToRest()
  const card = toaster.cards
  const pen = await takePen(toaster, page.locator('[data-notification] p'))
  await pen.press()
  for (const way of [10, 20, 25, 30, 31, 30, 30]) {
    await toaster.passes(300)
    await pen.moveBy(way)
  }
  await expect(card).toHaveAttribute('data-swiping')
  await pen.liftAt(30)
  await toaster.comesToRest()
  await expect(card).toBeVisible()
  expect(await presses.jsonValue()).toEqual([])
  await page.locator('[data-notification] p').click()
  expect(await presses.jsonValue()).toEqual(['pressed'])
})

test('a pen that hovers holds time', async ({ toaster, page }) => {
  await toaster.open()
  const card = await toaster.notify('Saved', { duration: 5000 })
  await toaster.comesToRest()
  const { x, y } = await toaster.middle(card)
  const session = await page.context().newCDPSession(page)
  const move = (x: number, y: number) =>
    session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y, pointerType: 'pen' })
  await move(x, y)
  await toaster.seesTimeStandStill()
  await move(5, 300)
  await toaster.seesTimeRun()
})

for (const [what, ways, every, left] of [
  ['dismisses a card', FAR, 16, 1],
  ['lets a card snap back', [10, 20, 25, 24, 25], 300, 2],
] as const) {
  test(`a drag with a pen that ${what} takes no focus`, async ({ toaster, page }) => {
    await toaster.open()
    await page.locator('#field').focus()
    for (const title of ['Behind', 'Saved']) await toaster.add(title, { duration: 60_000 })
    await toaster.comesToRest()
    const title = toaster.card('Saved').getByText('Saved')
    await draw(toaster, await takePen(toaster, title), ways, every)
    await toaster.comesToRest()
    await expect(toaster.cards).toHaveCount(left)
    await toaster.seesFocusOn('Field')
    await toaster.leave()
    await toaster.seesTimeRun()
  })
}

test('the last card that a pen dismisses leaves focus where it was', async ({ toaster, page }) => {
  await toaster.open()
  await page.locator('#field').focus()
  const card = await toaster.notify('Saved')
  await toaster.comesToRest()
  await draw(toaster, await takePen(toaster, card.getByText('Saved')))
  await expect(toaster.cards).toHaveCount(0)
  await toaster.comesToRest()
  await toaster.seesFocusOn('Field')
})

test('the button of a pen pushes nothing away', async ({ toaster }) => {
  await toaster.open()
  const card = await toaster.notify('Saved')
  await toaster.comesToRest()
  await draw(toaster, await takePen(toaster, card.getByText('Saved'), 'right'))
  await toaster.comesToRest()
  await expect(card).toBeVisible()
})
