import { expect, test } from '../test.ts'

// What other code does to the elements of the cards, or to what they are in.

for (const kind of ['dialog', 'popover']) {
  test(`a ${kind} that goes to another window with its cards leaves the next ones here`, async ({
    toaster,
    page,
  }) => {
    await toaster.open()
    await page.evaluate((kind) => {
      const layer = document.createElement(kind === 'dialog' ? 'dialog' : 'div')
      layer.id = 'layer'
      document.body.append(layer)
      if (layer instanceof HTMLDialogElement) return layer.showModal()
      layer.popover = 'manual'
      layer.showPopover()
    }, kind)
    await toaster.notify('Before', { duration: 0 })
    const opening = page.waitForEvent('popup')
    await page.evaluate(() => {
      const other = window.open('about:blank')!
      other.document.body.append(document.getElementById('layer')!)
    })
    await opening
    await page.bringToFront()
    await toaster.comesToRest()
    const card = await toaster.notify('After', { duration: 0 })
    await toaster.comesToRest()
    await expect(toaster.cards).toHaveCount(2)
    await toaster.seesOnTop(card)
  })
}

test('time runs, whatever other code puts beside the cards', async ({ toaster, page }) => {
  await toaster.open()
  await page.evaluate(() => document.querySelector('.belfry-stage')!.append('text', new Image()))
  await toaster.notify('Saved', { duration: 1000 })
  await toaster.comesToRest()
  await toaster.passes(1500)
  await expect(toaster.cards).toHaveCount(0)
})

test('a page that is put back from a copy, as Turbo does, shows its cards and no dead ones', async ({
  toaster,
  page,
}) => {
  await toaster.open()
  await toaster.notify('Closed since', { duration: 0 })
  await toaster.comesToRest()
  await page.evaluate(() => {
    const copy = document.body.cloneNode(true)
    window.notify.clear()
    document.documentElement.replaceChild(copy, document.body)
  })
  const card = await toaster.notify('Saved', { duration: 0 })
  await toaster.comesToRest()
  await expect(page.getByText('Closed since')).toHaveCount(0)
  await toaster.seesOnTop(card)
})

test('after a bookmarklet has removed all that is fixed, the next card is shown', async ({
  toaster,
  page,
}) => {
  await toaster.open()
  await toaster.notify('Removed', { duration: 0 })
  await toaster.comesToRest()
  await page.evaluate(() => {
    for (const each of document.querySelectorAll('body *'))
      if (['fixed', 'sticky'].includes(getComputedStyle(each).position)) each.remove()
  })
  const card = await toaster.notify('Saved', { duration: 0 })
  await toaster.comesToRest()
  await toaster.seesOnTop(card)
})

test('a Toaster that has unmounted does not come back, however busy its page was', async ({
  toaster,
  page,
}) => {
  await toaster.open()
  await page.evaluate(async () => {
    for (let count = 0; count < 30; count += 1) {
      document.body.append(document.createElement('i'))
      await Promise.resolve()
    }
  })
  await toaster.set(null)
  await toaster.passes(3000)
  await expect(page.locator('.belfry')).toHaveCount(0)
})

test('cards come back when code that removes them over and over has stopped', async ({
  toaster,
  page,
}) => {
  await toaster.open()
  const card = await toaster.notify('Saved', { duration: 0 })
  await toaster.comesToRest()
  await page.evaluate(() => {
    let rounds = 25
    const timer = setInterval(() => {
      document.querySelector('.belfry')?.remove()
      rounds -= 1
      if (!rounds) clearInterval(timer)
    }, 10)
  })
  await toaster.passes(2000)
  await toaster.seesOnTop(card)
})
