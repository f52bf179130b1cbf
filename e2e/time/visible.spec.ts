import { expect, test } from '../test.ts'
import type { ToasterModel } from '../toaster.ts'

test('a Toaster that is drawn before it is in the document breaks nothing, and shows its cards', async ({
  toaster,
  page,
}) => {
  await toaster.open('scenes')
  await toaster.set(null)
  const apart = await page.evaluateHandle(() => {
    const apart = document.createElement('div')
    window.mountToaster(apart)
    return apart
  })
  await toaster.add('Saved')
  await apart.evaluate((apart) => document.body.append(apart))
  await expect(toaster.card('Saved')).toBeVisible()
})

test('time stands still while its shadow host is out of the document, and then runs on', async ({
  toaster,
  page,
}) => {
  await toaster.open('shadow')
  const card = await toaster.notify('Saved', { duration: 5000 })
  await toaster.comesToRest()
  await toaster.seesTimeRun()
  const root = (await page.$('#root'))!
  await root.evaluate((root) => root.remove())
  await expect.poll(() => isRunning(toaster)).toBe(false)
  await root.evaluate((root) => document.body.append(root))
  await expect(card).toBeVisible()
  await toaster.seesTimeRun()
})

/** Whether time runs; browsers tell what can be seen with the next frame. */
async function isRunning(toaster: ToasterModel): Promise<boolean> {
  const before = await toaster.timesLeft()
  await toaster.passes(10)
  const after = await toaster.timesLeft()
  return after.some((ms, index) => ms < before[index]!)
}

test('a popover hidden by its styles gives the cards back', async ({ toaster, page }) => {
  await toaster.open('dialogs')
  const card = await toaster.notify('Saved', { duration: 5000 })
  await toaster.button('Open popover').click()
  await toaster.seesOnTop(card)
  await page.locator('#popover').evaluate((each) => (each.style.display = 'none'))
  await toaster.seesOnTop(card)
  await expect(page.locator('body > .belfry')).toBeAttached()
})

test('a modal that is hidden and shown again gets its cards back', async ({ toaster, page }) => {
  await toaster.open('dialogs')
  const card = await toaster.notify('Saved')
  await toaster.button('Open dialog').click()
  await toaster.seesOnTop(card)
  await page.locator('#outer').evaluate((each) => (each.style.display = 'none'))
  await expect(page.locator('body > .belfry')).toBeAttached()
  await page.locator('#outer').evaluate((each) => (each.style.display = ''))
  await toaster.seesOnTop(card)
})

test('a dialog that hides its children shows the cards', async ({ toaster, page }) => {
  await toaster.open()
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('.wizard > :not(.active) { display: none }')
    document.adoptedStyleSheets = [sheet]
    const dialog = document.createElement('dialog')
    dialog.className = 'wizard'
    dialog.innerHTML = '<p class=active>One</p><p>Two</p>'
    document.body.append(dialog)
    dialog.showModal()
  })
  const card = await toaster.notify('Saved')
  await toaster.comesToRest()
  await toaster.seesOnTop(card)
})

for (const [name, swap] of Object.entries({
  'with other children': () => document.body.replaceChildren(document.getElementById('root')!),
  'by another one': () => {
    const body = document.createElement('body')
    body.append(document.getElementById('root')!)
    document.documentElement.replaceChild(body, document.body)
  },
}))
  test(`a body that is replaced ${name} gets its cards back`, async ({ toaster, page }) => {
    await toaster.open()
    const card = await toaster.notify('Saved', { duration: 5000 })
    await toaster.comesToRest()
    await page.evaluate(swap)
    await toaster.seesOnTop(card)
    await toaster.seesTimeRun()
    await toaster.closeButton(card).click()
    await expect(card).toBeHidden()
  })

test('time stands still in a hidden frame', async ({ toaster, page }) => {
  await toaster.open()
  await page.evaluate(() => {
    const frame = document.createElement('iframe')
    frame.src = '/plain'
    document.querySelector('main')!.prepend(frame)
  })
  const frame = page.frames().at(-1)!
  await frame.waitForFunction(() => 'notify' in window)
  const left = () =>
    frame.evaluate(() => window.notify.shown().map(({ id }) => window.notify.remaining(id)!)[0]!)
  const isRunning = async () => {
    const before = await left()
    await toaster.passes(10)
    return (await left()) < before
  }
  await frame.evaluate(() => window.notify('Saved', { duration: 60_000 }))
  await expect.poll(isRunning).toBe(true)
  await page.evaluate(() => (document.querySelector('iframe')!.style.display = 'none'))
  await toaster.passes(2000)
  await expect.poll(isRunning).toBe(false)
  await page.evaluate(() => (document.querySelector('iframe')!.style.display = ''))
  await expect.poll(isRunning).toBe(true)
})

test('what comes while the Toaster waits for its route gets its full time afterwards', async ({
  toaster,
  page,
}) => {
  await toaster.open('scenes')
  const arrive = await page.evaluateHandle(() => window.suspend())
  await expect(page.getByText('Loading')).toBeVisible()
  await toaster.add('Session expired', { duration: 2000 })
  await toaster.passes(4000)
  await arrive.evaluate((arrive) => arrive())
  await expect(toaster.card('Session expired')).toBeVisible()
  await toaster.passes(2500)
  await expect(toaster.card('Session expired')).toBeHidden()
})

test('on a page that is hidden until it is complete, nothing expires unseen', async ({
  toaster,
  page,
}) => {
  await toaster.open()
  await toaster.set(null)
  // As in Firefox, which measures nothing of such a page.
  await page.evaluate(() => {
    document.documentElement.style.display = 'none'
    Object.defineProperty(document.documentElement, 'clientHeight', {
      get: () => (document.documentElement.style.display ? 0 : innerHeight),
    })
  })
  await toaster.set({})
  await toaster.add('Saved', { duration: 2000 })
  await toaster.passes(5000)
  await expect(toaster.cards).toHaveCount(1)
  await page.evaluate(() => document.documentElement.style.removeProperty('display'))
  await expect(toaster.card('Saved')).toBeVisible()
  await toaster.seesTimeRun()
})
