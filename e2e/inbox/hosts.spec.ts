import { boxOf } from '../toaster/place.ts'
import { expect, test } from './test.ts'

test('the bell works under a strict content security policy and in StrictMode', async ({
  inbox,
}) => {
  await inbox.visit({ csp: true, strict: true })
  await inbox.has('One')
  await inbox.open()
  const [bell, panel] = [await boxOf(inbox.bell), await boxOf(inbox.panel)]
  expect(panel.x + panel.width).toBeCloseTo(bell.x + bell.width, 0)
})

for (const react of ['', 'react18/']) {
  test(`a server-rendered bell hydrates without a warning, ${react || 'React 19'}`, async ({
    page,
    toaster,
  }) => {
    const sent = await (await page.request.get(`/${react}hydrate`)).text()
    expect(sent).toContain('aria-label="Notifications"')
    await toaster.open(`${react}hydrate`)
    await page.locator('.belfry-inbox-bell').click()
    await expect(page.getByRole('heading', { name: 'Notifications' })).toBeFocused()
  })
}

test('a bell that was hidden while its panel closed knows that it is closed', async ({
  inbox,
  page,
  toaster,
}) => {
  await inbox.visit({ activity: true })
  await inbox.has('One')
  await inbox.open()
  await page.evaluate(() => window.setActivity('hidden'))
  await expect(inbox.bell).toBeHidden()
  await page.mouse.click(500, 600)
  await page.evaluate(() => window.setActivity('visible'))
  await expect(inbox.bell).toBeVisible()
  await expect(inbox.bell).toHaveAttribute('aria-expanded', 'false')
  await toaster.notify('Shown again')
  await expect(toaster.cards).toHaveCount(1)
})
