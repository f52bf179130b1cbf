import { expect, test } from '../test.ts'

test('a message is said inside the modal that is on top', async ({ toaster }) => {
  await toaster.open('dialogs')
  await toaster.button('Open dialog').click()
  await toaster.add('In outer')
  await toaster.passes(1000)
  await toaster.button('Open inner').click()
  await toaster.add('In inner')
  await toaster.passes(1000)
  await toaster.button('Close inner').click()
  await toaster.add('In outer again')
  await toaster.passes(1000)
  await toaster.button('Close outer').click()
  await toaster.add('On the page')
  await toaster.passes(1000)
  expect((await toaster.spoken()).map(({ text, inside }) => [text, inside])).toEqual([
    ['Info: In outer.', 'outer'],
    ['Info: In inner.', 'inner'],
    ['Info: In outer again.', 'outer'],
    ['Info: On the page.', undefined],
  ])
})

test('a message that comes with its modal is said once, inside', async ({ toaster, page }) => {
  await toaster.open('dialogs')
  await toaster.passes(1000)
  await page.evaluate(() => {
    document.querySelector<HTMLDialogElement>('#outer')!.showModal()
    window.notify('Together')
  })
  await toaster.passes(1000)
  expect((await toaster.spoken()).map(({ text, inside }) => [text, inside])).toEqual([
    ['Info: Together.', 'outer'],
  ])
})

test('a card stays usable above nested dialogs, opened and closed in turn', async ({ toaster }) => {
  await toaster.open('dialogs')
  const card = await toaster.notify('Saved')
  await toaster.comesToRest()
  for (const name of ['Open dialog', 'Open inner', 'Close inner', 'Close outer']) {
    await toaster.button(name).click()
    await toaster.seesOnTop(card)
  }
  await toaster.closeButton(card).click()
  await expect(card).toBeHidden()
})

test('the host leaves a dialog before it closes', async ({ toaster, page }) => {
  await toaster.open('dialogs')
  await toaster.button('Open dialog').click()
  const card = await toaster.notify('Saved')
  await toaster.comesToRest()
  await page.evaluate(() => document.querySelector<HTMLDialogElement>('#outer')!.close())
  // In the very same turn, before any frame.
  const inside = await page.evaluate(() => {
    const dialog = document.querySelector<HTMLDialogElement>('#outer')!
    dialog.showModal()
    dialog.dispatchEvent(new Event('anything'))
    dialog.close()
    return dialog.contains(document.querySelector('.belfry-stage'))
  })
  expect(inside).toBe(false)
  await toaster.seesOnTop(card)
})

test('Escape with focus elsewhere closes the dialog and no card', async ({ toaster }) => {
  await toaster.open('dialogs')
  await toaster.button('Open dialog').click()
  const card = await toaster.notify('Saved')
  await toaster.button('Close outer').focus()
  await toaster.press('Escape')
  await expect(toaster.button('Close outer')).toBeHidden()
  await expect(card).toBeVisible()
})

test('a focused card is rescued, focus included, when its dialog is removed', async ({
  toaster,
  page,
}) => {
  await toaster.open('dialogs')
  await toaster.button('Open dialog').click()
  const card = await toaster.notify('Saved', { duration: 5000 })
  await toaster.comesToRest()
  await toaster.press('F6')
  await toaster.press('Tab')
  await toaster.seesFocusOn('Dismiss notification of Saved')
  const focused = await page.evaluate(async () => {
    document.querySelector('#outer')!.remove()
    // The same task: only microtasks have run.
    await Promise.resolve()
    return document.activeElement?.getAttribute('aria-label')
  })
  expect(focused).toBe('Dismiss notification')
  await toaster.seesOnTop(card)
  await toaster.seesTimeStandStill()
  await toaster.press('Enter')
  await expect(card).toBeHidden()
  expect(await toaster.focused()).not.toBe('body')
})

test('a card is rescued when React removes its dialog', async ({ toaster }) => {
  await toaster.open('dialogs')
  await toaster.button('Open dialog').click()
  const card = await toaster.notify('Saved')
  await toaster.comesToRest()
  await toaster.button('Remove outer').click()
  await toaster.seesOnTop(card)
  await toaster.closeButton(card).click()
  await expect(card).toBeHidden()
})

test('a modal that was open before the Toaster is found', async ({ toaster }) => {
  await toaster.open('dialogs')
  await toaster.set(null)
  await toaster.button('Open dialog').click()
  await toaster.page.evaluate(() => window.setToaster({}))
  const card = await toaster.notify('Saved')
  await toaster.comesToRest()
  await toaster.seesOnTop(card)
  await toaster.closeButton(card).click()
  await expect(card).toBeHidden()
})

test('closing and opening a dialog does not steal focus from it', async ({ toaster }) => {
  await toaster.open('dialogs')
  await toaster.notify('Saved')
  await toaster.button('Open dialog').click()
  await expect(toaster.button('Open inner')).toBeFocused()
  await toaster.button('Close outer').click()
  await expect(toaster.button('Open dialog')).toBeFocused()
})
