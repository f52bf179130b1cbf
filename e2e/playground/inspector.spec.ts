import { expect, test } from './test.ts'

test.beforeEach(async ({ playground, page }) => {
  await page.clock.install()
  await playground.openQuietly()
})

test('lists what is shown and what waits', async ({ playground }) => {
  await playground.showpiece('Errors outrank').click()
  await expect(playground.figure('shown')).toHaveText('3')
  await expect(playground.figure('waiting')).toHaveText('3')
  const rows = playground.inspector.getByRole('row').filter({ hasText: 'signed in' })
  await expect(rows).toHaveCount(5)
  await expect(rows.filter({ hasText: 'waits' })).toHaveCount(3)
})

test('shows time running, and standing still under a mouse', async ({
  playground,
  toaster,
  page,
}) => {
  await playground.fill('duration', '30000')
  await playground.show()
  const title = 'Draft saved'
  await expect.poll(() => playground.timeLeft(title)).toBeLessThan(29.9)
  await toaster.hover(toaster.card(title))
  const row = playground.inspector.getByRole('row', { name: title })
  await expect(row).toContainText('held')
  const held = await playground.timeLeft(title)
  await page.clock.runFor(1000)
  expect(await playground.timeLeft(title)).toBe(held)
  await page.mouse.move(5, 5)
  await expect(row).toContainText('runs')
  await expect.poll(() => playground.timeLeft(title)).toBeLessThan(held)
})

test('holds time for all', async ({ playground, page }) => {
  await playground.fill('duration', '30000')
  await playground.show()
  const hold = playground.button('Hold time')
  await hold.click()
  await expect(hold).toHaveAttribute('aria-pressed', 'true')
  const row = playground.inspector.getByRole('row', { name: 'Draft saved' })
  await expect(row).toContainText('held')
  const held = await playground.timeLeft('Draft saved')
  await page.clock.runFor(1000)
  expect(await playground.timeLeft('Draft saved')).toBe(held)
  await hold.click()
  await expect(row).toContainText('runs')
})

test('lists the last changes with their reasons', async ({ playground, toaster }) => {
  await playground.fill('id', 'mine')
  await playground.show()
  await playground.show()
  await expect.poll(() => playground.changes()).toEqual(['updated', 'added'])
  await toaster.closeButton(toaster.cards).click()
  await expect.poll(async () => (await playground.changes())[0]).toBe('dismissed')
  await playground.fill('duration', '200')
  await playground.show()
  await expect.poll(async () => (await playground.changes())[0]).toBe('expired')
  await playground.fill('duration', '')
  await playground.show()
  await playground.clear()
  await expect.poll(async () => (await playground.changes())[0]).toBe('cleared')
})

test('says what becomes of it in the inbox for each way of closing', async ({
  playground,
  toaster,
}) => {
  const latest = playground.inspector.locator('[data-change]').first()
  await playground.show()
  await toaster.closeButton(toaster.cards).click()
  await expect(latest).toContainText('→ read in the inbox')
  await playground.fill('duration', '200')
  await playground.show()
  await expect(latest).toContainText('→ unread in the inbox')
})

test('a burst of a thousand is one publication', async ({ playground }) => {
  const publications = playground.figure('publications')
  await expect(publications).toHaveText('0')
  await playground.showpiece('Burst of 1000').click()
  await expect(publications).toHaveText('1')
})
