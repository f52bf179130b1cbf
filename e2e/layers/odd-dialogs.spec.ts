import { expect, test } from '../test.ts'

test('a form whose fields are named like DOM methods harms nothing', async ({ toaster, page }) => {
  await toaster.open()
  await page.evaluate(() => {
    const names = ['matches', 'host', 'mode', 'contains', 'closest']
    const fields = names.map((name) => `<input name="${name}" aria-label="${name}">`).join('')
    document.body.insertAdjacentHTML('beforeend', `<form><dialog>${fields}</dialog></form>`)
    document.querySelector('dialog')!.showModal()
  })
  const card = await toaster.notify('Saved')
  await toaster.comesToRest()
  await page.getByLabel('host').click()
  await toaster.closeButton(card).click()
  await expect(toaster.cards).toHaveCount(0)
})

test('a dialog that closes on any outside click stays open when a card is pressed', async ({
  toaster,
  page,
}) => {
  await toaster.open()
  await page.evaluate(() => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<dialog id="aside" closedby="any">Details</dialog>',
    )
    document.querySelector<HTMLDialogElement>('#aside')!.show()
  })
  const card = await toaster.notify('Saved')
  await toaster.comesToRest()
  await toaster.closeButton(card).click()
  await toaster.comesToRest()
  await expect(card).toHaveCount(0)
  await expect(page.getByText('Details')).toBeVisible()
  await page.mouse.click(5, 300)
  await expect(page.getByText('Details')).toBeHidden()
})

test('cards are usable even in a browser whose dialogs tell nobody that they open', async ({
  toaster,
  page,
}) => {
  await page.addInitScript(() => {
    for (const type of ['beforetoggle', 'toggle'])
      window.addEventListener(
        type,
        (event) => {
          if (event.target instanceof HTMLDialogElement) event.stopImmediatePropagation()
        },
        true,
      )
  })
  await toaster.open('dialogs')
  const card = await toaster.notify('Saved')
  await toaster.button('Open dialog').click()
  await toaster.seesOnTop(card)
  await toaster.button('Close outer').click()
  await toaster.seesOnTop(card)
})

test('dialogs removed while open are forgotten', async ({ toaster, page }) => {
  await toaster.open()
  await toaster.notify('Saved')
  for (let round = 0; round < 5; round++) {
    await page.evaluate(() => {
      const dialog = document.createElement('dialog')
      dialog.className = 'forgotten'
      document.body.append(dialog)
      dialog.showModal()
    })
    await expect(page.locator('.forgotten .belfry')).toBeAttached()
    await page.evaluate(() => document.querySelector('.forgotten')!.remove())
  }
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { result } = await session.send('Runtime.evaluate', {
    expression: 'HTMLDialogElement.prototype',
  })
  const { objects } = await session.send('Runtime.queryObjects', {
    prototypeObjectId: result.objectId!,
  })
  const { result: kept } = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId!,
    functionDeclaration: 'function () { return this.length }',
  })
  // The browser itself may keep the last one for a while.
  expect(kept.value).toBeLessThan(2)
})
