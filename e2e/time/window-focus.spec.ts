import { expect, test } from '../test.ts'
import { inWindows } from '../windows.ts'

// Only windows take the focus from one another.
test.use(inWindows)

test('time runs when the window loses focus, whatever had it', async ({ toaster, page }) => {
  await toaster.open()
  await toaster.notify('Saved', { duration: 5000 })
  await toaster.notify('Sent', { duration: 5000 })
  await toaster.comesToRest()
  await toaster.seesTimeRun()
  await toaster.press('F6')
  await toaster.seesTimeStandStill()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setFocusEmulationEnabled', { enabled: false })
  const other = await page.context().newPage()
  await other.goto('/')
  await other.bringToFront()
  await expect.poll(() => page.evaluate(() => document.hasFocus())).toBe(false)
  await toaster.seesTimeRun()
})
