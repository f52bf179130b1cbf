import { expect, test } from './test.ts'

test('the regions are there, empty, before the first message', async ({ toaster }) => {
  await toaster.open()
  expect(await toaster.regions()).toEqual({ 'status polite': '', 'alert assertive': '' })
})

test('a notification is said once, whole, as one text, and then cleared', async ({
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

test('several are said in order, at least 500 ms apart', async ({ toaster }) => {
  await toaster.open()
  await toaster.passes(1000)
  await toaster.notifyAll('One', 'Two', 'Three')
  await toaster.hears('Info: One.', 'Info: Two.', 'Info: Three.')
  const times = (await toaster.spoken()).map(({ at }) => at)
  for (const [index, at] of times.entries()) {
    if (index) expect(at - times[index - 1]!).toBeGreaterThanOrEqual(500)
  }
})

test('errors are said assertively, all else politely', async ({ toaster }) => {
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

test('more than three waiting are summed up', async ({ toaster }) => {
  await toaster.open()
  await toaster.passes(1000)
  await toaster.add('One')
  await toaster.passes(1)
  await toaster.notifyAll('Two', 'Three', 'Four', 'Five')
  await toaster.hears('Info: One.', '4 notifications')
})

test('what comes in one go is summed up as a whole', async ({ toaster, page }) => {
  await toaster.open()
  await toaster.passes(1000)
  await page.evaluate(() => {
    for (const title of ['One', 'Two', 'Three', 'Four']) window.notify(title)
  })
  await toaster.hears('4 notifications')
})

test('a summary with an error in it is assertive', async ({ toaster, page }) => {
  await toaster.open()
  await page.evaluate(() => {
    for (const title of ['One', 'Two', 'Three']) window.notify(title)
    window.notify.error('Four')
  })
  await toaster.hears('4 notifications')
  expect((await toaster.spoken())[0]?.politeness).toBe('assertive')
})

test('one that is dismissed before its turn is not said', async ({ toaster, page }) => {
  await toaster.open()
  await toaster.passes(1000)
  await toaster.add('One')
  const id = await toaster.add('Two')
  await toaster.add('Three')
  await page.evaluate((id) => window.notify.dismiss(id), id)
  await toaster.hears('Info: One.', 'Info: Three.')
})

test('a newer text replaces one that was not said yet', async ({ toaster, page }) => {
  await toaster.open()
  await toaster.passes(1000)
  await toaster.add('One')
  const id = await toaster.add('Loading')
  await page.evaluate((id) => window.notify.update(id, { title: 'Loaded' }), id)
  await toaster.hears('Info: One.', 'Info: Loaded.')
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

test('one that waits for room is said when it is added, and not again when it is shown', async ({
  toaster,
}) => {
  await toaster.open('plain', { toaster: { limit: 1 } })
  await toaster.passes(1000)
  await toaster.add('One')
  await toaster.passes(500)
  await toaster.add('Two', { priority: -1 })
  await toaster.hears('Info: One.', 'Info: Two.')
  await toaster.dismiss(toaster.card('One'))
  await expect(toaster.card('Two')).toBeVisible()
  await toaster.hears('Info: One.', 'Info: Two.')
})

test('what was queued before the Toaster is said when it is shown', async ({ toaster }) => {
  await toaster.open()
  await toaster.set(null)
  await toaster.add('Early')
  await toaster.set({})
  await toaster.hears('Info: Early.')
})

test('a second Toaster that takes over reads nothing again', async ({ toaster, page }) => {
  await toaster.open('two')
  await toaster.add('Saved')
  await toaster.hears('Info: Saved.')
  await page.getByRole('button', { name: 'First' }).click()
  await expect(page.locator('.second')).toContainText('Saved')
  await toaster.hears('Info: Saved.')
  await toaster.add('After')
  await toaster.hears('Info: Saved.', 'Info: After.')
})

test('a Toaster that is mounted again reads nothing again', async ({ toaster }) => {
  await toaster.open()
  await toaster.add('Saved')
  await toaster.hears('Info: Saved.')
  await toaster.set(null)
  await toaster.set({})
  await expect(toaster.card('Saved')).toBeVisible()
  await toaster.hears('Info: Saved.')
})

test('opening and closing modals re-reads nothing and loses nothing', async ({ toaster, page }) => {
  await toaster.open('dialogs')
  await toaster.passes(1000)
  await toaster.add('One')
  await toaster.add('Two')
  await toaster.passes(200)
  await page.getByRole('button', { name: 'Open dialog' }).click()
  await toaster.passes(1000)
  await page.getByRole('button', { name: 'Close outer' }).click()
  await toaster.hears('Info: One.', 'Info: Two.')
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

test('of one that is pending only the beginning and the end are said', async ({
  toaster,
  page,
}) => {
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

test('progress while the beginning is being said is not said', async ({ toaster, page }) => {
  await toaster.open()
  await toaster.passes(1000)
  const id = await toaster.add('Uploading', { message: '1 of 4', pending: true })
  await toaster.passes(50)
  await page.evaluate((id) => window.notify.update(id, { message: '2 of 4' }), id)
  await toaster.hears('Info: Uploading. 1 of 4.')
})

test('another language reads nothing again', async ({ toaster, page }) => {
  await toaster.open()
  await toaster.add('One')
  await toaster.hears('Info: One.')
  await page.evaluate(() =>
    window.setToaster({
      labels: {
        types: { info: 'Hinweis', success: 'Erfolg', warning: 'Warnung', error: 'Fehler' },
      },
    }),
  )
  await toaster.hears('Info: One.')
  await toaster.add('Zwei')
  await toaster.hears('Info: One.', 'Hinweis: Zwei.')
})

test('what came again while no Toaster was there is said again', async ({ toaster }) => {
  await toaster.open()
  const card = await toaster.notify('Offline', { id: 'offline' })
  await toaster.hears('Info: Offline.')
  await toaster.dismiss(card)
  await toaster.add('Offline', { id: 'offline' })
  await toaster.hears('Info: Offline.', 'Info: Offline.')
  await toaster.set(null)
  await toaster.clear()
  await toaster.set({})
  await toaster.add('Offline', { id: 'offline' })
  await toaster.hears('Info: Offline.', 'Info: Offline.', 'Info: Offline.')
})

test('a summary that throws silences nothing', async ({ toaster, page, complaints }) => {
  await toaster.open()
  await page.evaluate(() => {
    window.setToaster({
      labels: {
        summary: () => {
          throw new Error('no summary')
        },
      },
    })
    for (const title of ['One', 'Two', 'Three', 'Four']) window.notify(title)
  })
  await toaster.hears('4 notifications')
  expect(complaints.splice(0)).toEqual(['Error: no summary'])
})

test('several Toasters share one voice, which outlives each of them', async ({ toaster, page }) => {
  await toaster.open('two')
  await toaster.passes(1000)
  await page.evaluate(() => window.notify('From the shared'))
  await page.getByRole('button', { name: 'Other' }).click()
  await toaster.hears('Info: From the shared.', 'Info: From the other.')
  const [first, second] = await toaster.spoken()
  expect(second!.at - first!.at).toBeGreaterThanOrEqual(500)
  expect(await page.evaluate(() => window.voices().length)).toBe(1)
  await page.getByRole('button', { name: 'First' }).click()
  await page.getByRole('button', { name: 'Second' }).click()
  await page.getByRole('button', { name: 'Other' }).click()
  await toaster.passes(1500)
  expect((await toaster.words()).at(-1)).toBe('Info: From the other.')
  expect(await toaster.words()).toHaveLength(3)
})

test('words are found once in the page, also while they are being said', async ({
  toaster,
  page,
}) => {
  await toaster.open()
  await toaster.passes(1000)
  await toaster.add('Saved')
  await toaster.passes(10)
  expect(await toaster.regions()).toMatchObject({ 'status polite': 'Info: Saved.' })
  await expect(page.getByText('Saved')).toHaveCount(1)
})
