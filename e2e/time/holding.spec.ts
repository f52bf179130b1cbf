import { test } from '../test.ts'

test('a touch leaves no hover behind: the stack opens on a tap, and time runs', async ({
  toaster,
}) => {
  await toaster.open()
  await toaster.notify('Saved', { duration: 5000 })
  await toaster.notify('Sent', { duration: 5000 })
  await toaster.comesToRest()
  await toaster.putFingerOn(toaster.card('Sent'))
  await toaster.liftFinger()
  await toaster.seesExpanded()
  await toaster.seesTimeRun()
  await toaster.passes(1000)
  await toaster.seesExpanded()
  await toaster.putFingersAt({ x: 5, y: 300 })
  await toaster.liftFinger()
  await toaster.passes(300)
  await toaster.seesExpanded(false)
})

test('focus in a frame does not hold time, and a card under the mouse does', async ({
  toaster,
  page,
}) => {
  await toaster.open('frames')
  const card = await toaster.notify('Saved', { duration: 5000 })
  await toaster.comesToRest()
  await page.frameLocator('iframe').locator('#field').click()
  await toaster.seesTimeRun()
  await toaster.hover(card)
  await toaster.seesTimeStandStill()
  await page.frameLocator('iframe').locator('#field').hover()
  await toaster.seesTimeRun()
})

test('a mouse over a frame inside a card holds time', async ({ toaster, page }) => {
  await toaster.open('scenes')
  await page.evaluate(() =>
    window.notify('Own', {
      duration: 5000,
      render: () => window.h('iframe', { title: 'Within', srcDoc: 'A map' }),
    }),
  )
  await toaster.comesToRest()
  await toaster.hover(page.locator('iframe'))
  const { x, y } = await toaster.middle(page.locator('iframe'))
  await page.mouse.move(x, y)
  await toaster.seesTimeStandStill()
  await toaster.leave()
  await toaster.seesTimeRun()
})

test('an event that code has made up, without a place, ends no hover', async ({
  toaster,
  page,
}) => {
  await toaster.open()
  const card = await toaster.notify('Saved', { duration: 5000 })
  await toaster.hover(card)
  await toaster.seesTimeStandStill()
  await page.evaluate(() =>
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true })),
  )
  await toaster.seesTimeStandStill()
  await toaster.leave()
  await toaster.seesTimeRun()
})

test('a finger elsewhere does not lift the mouse button that holds a card', async ({
  toaster,
  page,
}) => {
  await toaster.open()
  const card = await toaster.notify('Saved', { duration: 5000 })
  await toaster.comesToRest()
  await toaster.hover(card)
  await page.mouse.down()
  await page.mouse.move(300, 300)
  await toaster.seesTimeStandStill()
  await toaster.putFingersAt({ x: 5, y: 300 })
  await toaster.liftFinger()
  await toaster.passes(300)
  await toaster.seesTimeStandStill()
  await page.mouse.up()
  await toaster.seesTimeRun()
})

test('a mouse click elsewhere does not lift the finger that holds a card', async ({
  toaster,
  page,
}) => {
  await toaster.open()
  const card = await toaster.notify('Saved', { duration: 5000 })
  await toaster.comesToRest()
  await toaster.putFingerOn(card)
  await page.mouse.click(300, 300, { button: 'middle' })
  await toaster.seesTimeStandStill()
})
