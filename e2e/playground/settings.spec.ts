import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

test.describe('the notifier', () => {
  test.beforeEach(({ playground }) => playground.openQuietly())

  test('has a default duration; a change makes a new one', async ({
    playground,
    toaster,
    seesTheSame,
  }) => {
    await playground.show()
    await expect(toaster.cards).toHaveCount(1)
    await playground.fill('defaultDuration', '60000')
    await expect(toaster.cards).toHaveCount(0)
    await seesTheSame()
    expect(await playground.timeLeft('Draft saved')).toBeGreaterThan(5)
    await playground.fill('defaultDuration', '300')
    await playground.show()
    await expect.poll(async () => (await playground.changes())[0]).toBe('expired')
    await expect(toaster.cards).toHaveCount(0)
  })

  test('has a limit', async ({ playground, toaster, seesTheSame }) => {
    await playground.fill('limit', '1')
    await seesTheSame()
    await playground.show()
    await expect(toaster.more).toHaveText('+1 more')
  })

  test('has an overflow', async ({ playground, toaster, seesTheSame }) => {
    await playground.fill('limit', '1')
    await playground.choose('overflow', 'oldest-first')
    await seesTheSame()
    await playground.fill('title', 'The second')
    await playground.show()
    await expect(toaster.more).toHaveText('+1 more')
    await expect(toaster.card('Draft saved')).toBeVisible()
  })
})

test.describe('the Toaster', () => {
  test.beforeEach(({ playground }) => playground.openQuietly())

  test('stands at any of six positions', async ({ playground, toaster, seesTheSame }) => {
    for (const y of ['top', 'bottom']) {
      for (const x of ['start', 'center', 'end']) {
        await playground.choose('position', `${y}-${x}`)
        await seesTheSame()
        await expect(toaster.region).toHaveAttribute('data-position', `${y}-${x}`)
        await playground.clear()
      }
    }
  })

  test('has room for the given number', async ({ playground, toaster, seesTheSame }) => {
    await playground.fill('room', '2')
    await seesTheSame()
    await playground.show()
    await playground.show()
    await expect(toaster.cards).toHaveCount(2)
    await expect(toaster.more).toHaveText('+1 more')
  })

  test('may be stacked', async ({ playground, toaster, seesTheSame }) => {
    await playground.turn('stack', true)
    await playground.fill('duration', '0')
    await seesTheSame()
    await playground.show()
    await playground.show()
    await expect(toaster.cards).toHaveCount(3)
    await expect(toaster.cards.and(toaster.page.locator('[data-covered]'))).toHaveCount(2)
  })

  test('has a direction', async ({ playground, toaster, seesTheSame }) => {
    for (const dir of ['ltr', 'rtl']) {
      await playground.choose('dir', dir)
      await seesTheSame()
      await expect(toaster.region).toHaveAttribute('dir', dir)
      await playground.clear()
    }
  })
})

test.describe('the page', () => {
  test.beforeEach(({ playground }) => playground.openQuietly())

  test('has a colour scheme', async ({ playground, page, seesTheSame }) => {
    for (const scheme of ['light', 'dark']) {
      await playground.choose('scheme', scheme)
      const other = await seesTheSame()
      for (const each of [page, other])
        await expect(each.locator('html')).toHaveCSS('color-scheme', scheme)
      const header = page.getByRole('banner').getByRole('radio', { name: scheme })
      await expect(header).toBeChecked()
      await playground.clear()
    }
  })

  test('may reduce motion', async ({ playground, page, seesTheSame }) => {
    await playground.choose('motion', 'reduced')
    const other = await seesTheSame()
    const duration = (each: Page) =>
      each
        .locator('.belfry-stage')
        .evaluate((stage) => getComputedStyle(stage).getPropertyValue('--belfry-enter'))
    expect(await duration(page)).toBe('0s')
    expect(await duration(other)).toBe('0s')
  })
})

test('the preview is live: it follows every change, in its place', async ({
  playground,
  toaster,
}) => {
  await playground.open('#composer')
  await playground.fill('title', 'As I type')
  await expect(toaster.card('As I type')).toHaveAttribute('data-type', 'success')
  await playground.choose('type', 'error')
  await expect(toaster.card('As I type')).toHaveAttribute('data-type', 'error')
  await playground.choose('position', 'top-center')
  await expect(toaster.region).toHaveAttribute('data-position', 'top-center')
  await expect(toaster.cards).toHaveCount(1)
  await playground.fill('duration', '-5')
  await playground.seesError('duration', /^belfry: duration must be /)
  await expect(toaster.cards).toHaveCount(1)
})
