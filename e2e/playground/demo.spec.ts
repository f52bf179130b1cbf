import { expect, test } from './test.ts'

test.beforeEach(async ({ playground, page }) => {
  await page.clock.install()
  await playground.openQuietly()
})

test('a random notification stays within the ranges', async ({ playground, toaster }) => {
  await playground.button('Random notification').click()
  await expect(toaster.cards).toHaveAttribute('data-type', /^(info|success|warning)$/)
  await expect(toaster.cards.locator('.belfry-image, .belfry-icon')).toHaveCount(1)
  await expect(toaster.cards.locator('time')).toBeVisible()
  const title = await toaster.cards.locator('.belfry-title').innerText()
  expect(await playground.timeLeft(title)).toBeLessThanOrEqual(10)
})

test('the same seed gives the same notification, even in the copied code', async ({
  playground,
  toaster,
  run,
}) => {
  await playground.demo.getByRole('textbox', { name: 'seed' }).fill('7')
  await playground.button('Random notification').click()
  await expect(toaster.cards).toHaveCount(1)
  const first = await playground.shown()
  const code = await playground.copy('Copy code: Random notifications')
  expect(code).toContain('randomNotification({ seed: 7 })')
  const other = await run(code)
  await expect(other.locator('[data-notification]').first()).toBeVisible()
  expect(await playground.shown(other)).toBe(first)
})

test('a stream starts, pauses, goes on and stops', async ({ playground, page }) => {
  const stream = playground.demo.getByRole('group', { name: 'Stream' })
  const sent = async () => Number(await playground.figure('sent').innerText())
  await playground.demo.getByRole('textbox', { name: 'every' }).fill('100')
  await stream.getByRole('button', { name: 'Start' }).click()
  await expect.poll(sent).toBeGreaterThan(3)
  await expect(stream.getByRole('status')).toHaveText('running')

  await stream.getByRole('button', { name: 'Pause' }).click()
  await expect(stream.getByRole('status')).toHaveText('paused')
  const paused = await sent()
  await page.clock.runFor(500)
  expect(await sent()).toBe(paused)

  await stream.getByRole('button', { name: 'Resume' }).click()
  await expect.poll(sent).toBeGreaterThan(paused)
  await stream.getByRole('button', { name: 'Stop' }).click()
  await expect(stream.getByRole('status')).toHaveText('stopped')
  const stopped = await sent()
  await page.clock.runFor(500)
  expect(await sent()).toBe(stopped)
  await expect(stream.getByRole('button', { name: 'Stop' })).toBeFocused()

  await stream.getByRole('button', { name: 'Start' }).click()
  await expect.poll(sent).toBeLessThan(stopped)
})

test("bad values show the library's own error beside the field", async ({ playground }) => {
  const every = playground.demo.getByRole('textbox', { name: 'every' })
  const seed = playground.demo.getByRole('textbox', { name: 'seed' })
  await every.fill('0')
  await playground.button('Start').click()
  await expect(every).toHaveAccessibleDescription(/^belfry: every must be /)
  await every.fill('100')
  await expect(every).not.toHaveAccessibleDescription(/belfry/)
  await seed.fill('1.5')
  await playground.button('Random notification').click()
  await expect(seed).toHaveAccessibleDescription(/^belfry: seed must be /)
})
