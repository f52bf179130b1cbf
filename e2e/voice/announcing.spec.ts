import { expect, test } from '../test.ts'

test('the regions are there, empty, before the first message', async ({ toaster }) => {
  await toaster.open()
  expect(await toaster.regions()).toEqual({ 'status polite': '', 'alert assertive': '' })
})

test('a notification is said once, in full, as one text, and then cleared', async ({
  toaster,
  page,
}) => {
  await toaster.open()
  await page.evaluate(() =>
    window.notify('Deleted', {
      message: 'The file is gone',
      type: 'success',
      action: { label: 'Undo', onAction: () => {} },
    }),
  )
  await toaster.hears('Success: Deleted. The file is gone. Undo.')
  expect(await toaster.regions()).toEqual({ 'status polite': '', 'alert assertive': '' })
})

test('errors are said assertively, everything else politely', async ({ toaster }) => {
  await toaster.open()
  for (const type of ['info', 'success', 'warning', 'error'] as const) {
    await toaster.add(type, { type })
    await toaster.passes(1000)
  }
  expect((await toaster.spoken()).map(({ politeness }) => politeness)).toEqual([
    'polite',
    'polite',
    'polite',
    'assertive',
  ])
})

test('an update is said only if the text has changed', async ({ toaster, page }) => {
  await toaster.open()
  const id = await toaster.add('Saved')
  await toaster.hears('Info: Saved.')
  await page.evaluate((id) => window.notify.update(id, { duration: 9000, pending: true }), id)
  await toaster.hears('Info: Saved.')
  await page.evaluate((id) => window.notify.update(id, { message: 'Twice' }), id)
  await toaster.hears('Info: Saved.', 'Info: Saved. Twice.')
})

test('a repeat is said with its count', async ({ toaster }) => {
  await toaster.open()
  await toaster.add('Saved', { key: 'save' })
  await toaster.hears('Info: Saved.')
  await toaster.add('Saved', { key: 'save' })
  await toaster.hears('Info: Saved.', 'Info: Saved. 2 times.')
})

test('the same text from another notification is said again', async ({ toaster }) => {
  await toaster.open()
  await toaster.add('Saved')
  await toaster.hears('Info: Saved.')
  await toaster.add('Saved')
  await toaster.hears('Info: Saved.', 'Info: Saved.')
  const [first, second] = await toaster.spoken()
  expect(first!.text).not.toBe(second!.text)
})

test('cards carry no live semantics of their own', async ({ toaster }) => {
  await toaster.open()
  const card = await toaster.notify('Saved')
  const live = card.locator(
    '[aria-live], [role=alert], [role=status], [role=log], [role=alertdialog]',
  )
  await expect(live).toHaveCount(0)
  expect(
    await card.evaluate((each) => each.closest('[aria-live]')?.getAttribute('aria-live')),
  ).toBe('off')
})

test('a promise is said when it starts and when it ends', async ({ toaster, page }) => {
  await toaster.open()
  await page.evaluate(() => {
    void window.notify.promise(new Promise((done) => setTimeout(done, 3000)), {
      loading: 'Saving',
      success: 'Saved',
      error: 'Failed',
    })
  })
  await toaster.passes(5000)
  expect(await toaster.words()).toEqual(['Info: Saving.', 'Success: Saved.'])
})

test('only the beginning and the end of pending work are said', async ({ toaster, page }) => {
  await toaster.open()
  const id = await toaster.add('Uploading', { message: '1 of 4', pending: true })
  await toaster.hears('Info: Uploading. 1 of 4.')
  for (const part of [2, 3, 4]) {
    await page.evaluate(([id, part]) => window.notify.update(id, { message: `${part} of 4` }), [
      id,
      part,
    ] as const)
    await toaster.passes(600)
  }
  await page.evaluate((id) => window.notify.update(id, { type: 'success', title: 'Done' }), id)
  await toaster.hears('Info: Uploading. 1 of 4.', 'Success: Done. 4 of 4.')
})

test('progress made while the beginning is being said is not said', async ({ toaster, page }) => {
  await toaster.open()
  await toaster.passes(1000)
  const id = await toaster.add('Uploading', { message: '1 of 4', pending: true })
  await toaster.passes(50)
  await page.evaluate((id) => window.notify.update(id, { message: '2 of 4' }), id)
  await toaster.hears('Info: Uploading. 1 of 4.')
})
