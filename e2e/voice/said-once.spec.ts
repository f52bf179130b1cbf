import { expect, test } from '../test.ts'

test('a notification that waits for room is said when it is added, and not again when it is shown', async ({
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

test('a notification queued before the Toaster is said when it is shown', async ({ toaster }) => {
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
  await toaster.button('First').click()
  await expect(page.locator('.second')).toContainText('Saved')
  await toaster.hears('Info: Saved.')
  await toaster.add('After')
  await toaster.hears('Info: Saved.', 'Info: After.')
})

test('a Toaster that mounts again reads nothing again', async ({ toaster }) => {
  await toaster.open()
  await toaster.add('Saved')
  await toaster.hears('Info: Saved.')
  await toaster.set(null)
  await toaster.set({})
  await expect(toaster.card('Saved')).toBeVisible()
  await toaster.hears('Info: Saved.')
})

test('opening and closing modals re-reads nothing and loses nothing', async ({ toaster }) => {
  await toaster.open('dialogs')
  await toaster.passes(1000)
  await toaster.add('One')
  await toaster.add('Two')
  await toaster.passes(200)
  await toaster.button('Open dialog').click()
  await toaster.passes(1000)
  await toaster.button('Close outer').click()
  await toaster.hears('Info: One.', 'Info: Two.')
})

test('a change of language reads nothing again', async ({ toaster, page }) => {
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

test('a repeat that came while no Toaster was there is said again', async ({ toaster }) => {
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

test('several Toasters share one voice, which outlives each of them', async ({ toaster, page }) => {
  await toaster.open('two')
  await toaster.passes(1000)
  await page.evaluate(() => window.notify('From the shared'))
  await toaster.button('Other').click()
  await toaster.hears('Info: From the shared.', 'Info: From the other.')
  const [first, second] = await toaster.spoken()
  expect(second!.at - first!.at).toBeGreaterThanOrEqual(500)
  expect(await page.evaluate(() => window.voices().length)).toBe(1)
  await toaster.button('First').click()
  await toaster.button('Second').click()
  await toaster.button('Other').click()
  await toaster.passes(1500)
  expect((await toaster.words()).at(-1)).toBe('Info: From the other.')
  expect(await toaster.words()).toHaveLength(3)
})

test('words are found once in the page, even while they are being said', async ({
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
