import { expect, test } from '../test.ts'

test.use({ hasTouch: true, viewport: { width: 400, height: 700 } })

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
  const { x, y } = await toaster.middle(page.locator('[data-notification] p'))
  const pen = await page.context().newCDPSession(page)
  const send = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', way: number) =>
    pen.send('Input.dispatchMouseEvent', {
      type,
      x: x - 100 + way,
      y,
      button: 'left',
      buttons: type === 'mouseReleased' ? 0 : 1,
      clickCount: 1,
      pointerType: 'pen',
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
