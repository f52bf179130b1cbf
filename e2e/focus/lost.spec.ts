import { expect, test } from '../test.ts'

for (const { meanwhile, isFingerDown } of [
  { meanwhile: 'nobody touches anything', isFingerDown: false },
  { meanwhile: 'a finger rests on the page', isFingerDown: true },
])
  test(`focus goes back when the part of the page around the Toaster waits while ${meanwhile}`, async ({
    toaster,
    page,
  }) => {
    await toaster.open('scenes')
    await toaster.notify('Saved', { duration: 0 })
    await toaster.comesToRest()
    await page.evaluate(() => {
      const button = document.createElement('button')
      button.id = 'outside'
      button.append('Outside of what waits')
      document.body.append(button)
      button.focus()
    })
    await toaster.press('F6')
    await expect(toaster.card('Saved')).toBeFocused()

    if (isFingerDown) await toaster.putFingersAt({ x: 200, y: 300 })
    await page.evaluate(() => Object.assign(window, { arrive: window.suspend() }))
    await expect(page.getByText('Loading')).toBeVisible()
    await toaster.passes(100)
    await expect(page.locator('#outside')).toBeFocused()
  })
