import { expect, test } from '../test.ts'

test.describe('time stands still', () => {
  test.beforeEach(async ({ toaster }) => {
    await toaster.open()
    await toaster.notify('Saved', { duration: 5000 })
    await toaster.notify('Sent', { duration: 5000 })
    await toaster.comesToRest()
    await toaster.seesTimeRun()
  })

  test('under the mouse, for all, and runs on when it leaves', async ({ toaster }) => {
    await toaster.hover(toaster.card('Sent'))
    await toaster.seesTimeStandStill()
    await toaster.leave()
    await toaster.seesTimeRun()
  })

  test('under a mouse of which the browser only said what it was over before', async ({
    toaster,
    page,
  }) => {
    // Chromium says so when a hovered card goes, and nothing more once another stands in its place.
    const { x, y } = await toaster.middle(toaster.card('Sent'))
    const over = { bubbles: true, pointerType: 'mouse', clientX: x, clientY: y }
    await page.locator('main').dispatchEvent('pointerover', over)
    await toaster.seesTimeStandStill()
  })

  test('in the gap between two cards', async ({ toaster, page }) => {
    await toaster.hover(toaster.card('Sent'))
    await toaster.comesToRest()
    const upper = await toaster.box('Saved')
    const lower = await toaster.box('Sent')
    await page.mouse.move(lower.x + 50, (upper.y + upper.height + lower.y) / 2)
    await toaster.seesTimeStandStill()
    await toaster.seesExpanded()
  })

  test('while focus is inside', async ({ toaster, page }) => {
    await page.locator('#before').focus()
    await toaster.press('F6')
    await toaster.seesTimeStandStill()
    await toaster.press('F6')
    await toaster.seesTimeRun()
  })

  test('while a finger is down, and not after a tap', async ({ toaster }) => {
    await toaster.putFingerOn(toaster.card('Sent'))
    await toaster.seesTimeStandStill()
    await toaster.liftFinger()
    await toaster.seesTimeRun()
  })

  test('while one of two fingers is down', async ({ toaster }) => {
    const { x, y } = await toaster.middle(toaster.card('Sent'))
    await toaster.putFingersAt({ x, y, id: 1 }, { x: x + 30, y, id: 2 })
    await toaster.seesTimeStandStill()
    await toaster.liftFinger()
    await toaster.seesTimeRun()
  })

  test('not after a touch was cancelled', async ({ toaster }) => {
    await toaster.putFingerOn(toaster.card('Sent'))
    await toaster.seesTimeStandStill()
    await toaster.loseFinger()
    await toaster.seesTimeRun()
  })

  test('not when the hovered card is removed and no other is under the mouse', async ({
    toaster,
  }) => {
    await toaster.dismiss(toaster.card('Saved'))
    await toaster.comesToRest()
    await toaster.hover(toaster.card('Sent'))
    await toaster.seesTimeStandStill()
    await toaster.dismiss(toaster.card('Sent'))
    await toaster.passes(300)
    await toaster.add('Next', { duration: 5000 })
    await expect(toaster.card('Next')).toBeVisible()
    // The mouse is where the new card comes to stand; the browser tells so a little later.
    await toaster.comesToRest()
    await toaster.seesExpanded()
    await toaster.seesTimeStandStill()
    await toaster.leave()
    await toaster.seesTimeRun()
  })

  test('not when the pressed card is removed under the finger', async ({ toaster }) => {
    await toaster.putFingerOn(toaster.card('Sent'))
    await toaster.dismiss(toaster.card('Sent'))
    await toaster.passes(300)
    await toaster.liftFinger()
    await toaster.seesTimeRun()
  })

  test('not when the focused card is removed and focus returns to the page', async ({
    toaster,
    page,
  }) => {
    await page.locator('#before').focus()
    await toaster.press('F6')
    await page.evaluate(() => window.notify.clear())
    await toaster.passes(300)
    await toaster.add('Next', { duration: 5000 })
    await toaster.seesFocusOn('Before')
    await toaster.seesTimeRun()
  })

  test('not when the mouse leaves the window', async ({ toaster, page }) => {
    await toaster.hover(toaster.card('Sent'))
    await toaster.seesTimeStandStill()
    // What a browser sends when the mouse goes to another window.
    await page.evaluate(() => {
      const under = document.querySelector('[data-notification]')!
      under.dispatchEvent(
        new PointerEvent('pointerout', {
          bubbles: true,
          composed: true,
          pointerType: 'mouse',
          relatedTarget: null,
        }),
      )
    })
    await toaster.seesTimeRun()
  })

  test('not when the Toaster unmounts under the mouse', async ({ toaster }) => {
    await toaster.hover(toaster.card('Sent'))
    await toaster.seesTimeStandStill()
    await toaster.set(null)
    await expect(toaster.region).toBeHidden()
    await toaster.seesTimeRun()
  })

  test('when a card comes in under a mouse that does not move', async ({ toaster, page }) => {
    const { x, y } = await toaster.middle(toaster.card('Sent'))
    await toaster.clear()
    await toaster.passes(300)
    await page.mouse.move(x, y)
    await toaster.add('Next', { duration: 5000 })
    await expect(toaster.card('Next')).toBeVisible()
    await toaster.comesToRest()
    await page.mouse.move(x + 1, y)
    await toaster.seesTimeStandStill()
  })
})

test('a pause neither lengthens nor shortens what is left', async ({ toaster }) => {
  await toaster.open()
  const card = await toaster.notify('Saved', { duration: 5000 })
  for (let round = 0; round < 4; round++) {
    await toaster.hover(card)
    await toaster.passes(3000)
    await toaster.leave()
    await toaster.passes(1000)
  }
  expect(await toaster.timesLeft()).toEqual([1000])
  await toaster.passes(999)
  await expect(card).toBeVisible()
  await toaster.passes(1)
  await expect(card).toBeHidden()
})

test('waiting and covered cards do not age', async ({ toaster, page }) => {
  await toaster.open('plain', { toaster: { limit: 1 } })
  await toaster.add('First', { duration: 5000 })
  await toaster.passes(1000)
  await toaster.add('Second', { duration: 5000 })
  await toaster.passes(4000)
  const left = await page.evaluate(() =>
    window.notify.list().map(({ id }) => window.notify.remaining(id)),
  )
  expect(left).toEqual([4000, 1000])
})
