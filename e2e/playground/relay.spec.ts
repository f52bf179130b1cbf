import type { FrameLocator, Locator } from '@playwright/test'
import { violations } from '../axe.ts'
import { test as base, expect } from './test.ts'

/** One of the two tabs. */
interface TabModel {
  readonly page: FrameLocator
  readonly items: Locator
  readonly cards: Locator
  readonly bell: Locator
}

const test = base.extend<{ relay: { first: TabModel; second: TabModel; cut: Locator } }>({
  relay: async ({ page, playground }, use) => {
    await page.clock.install()
    await playground.openQuietly()
    const section = page.getByRole('region', { name: 'Relay' })
    // Where the button and what it does are seen together.
    await section.locator('.relay-panel').scrollIntoViewIfNeeded()
    const tab = (title: string): TabModel => {
      const frame = section.frameLocator(`iframe[title='${title}']`)
      return {
        page: frame,
        items: frame.getByRole('list', { name: 'Inbox' }).getByRole('listitem'),
        cards: frame.locator('[data-notification]'),
        bell: frame.getByRole('button', { name: /^Notifications/ }),
      }
    }
    const [first, second] = [tab('First tab'), tab('Second tab')]
    for (const { page } of [first, second])
      await expect(page.getByText('connected', { exact: true })).toBeVisible()
    await use({ first, second, cut: section.getByRole('checkbox', { name: 'cut the network' }) })
  },
})

test('a message from the server is a toast in one tab and an item in both', async ({
  relay: { first, second },
  playground,
}) => {
  await playground.button('Send from the server').click()
  const cards = async () => (await first.cards.count()) + (await second.cards.count())
  await expect.poll(cards).toBe(1)
  const shows = (await first.cards.count()) > 0 ? first : second
  await expect(shows.cards).toContainText('Build 1 finished')
  await shows.page.getByRole('button', { name: 'Dismiss notification' }).click()
  for (const { items } of [first, second]) await expect(items).toHaveText('Build 1 finished read')
})

test('a late message is in both inboxes without a toast, and reading it in one reads it in both', async ({
  relay: { first, second, cut },
  playground,
  page,
}) => {
  await cut.check()
  for (const tab of [first, second])
    await expect(tab.page.getByText('offline', { exact: true })).toBeVisible()
  await playground.button('Send from the server').click()
  // So long is it worth a toast; the relay's clock is the page's own.
  await page.clock.runFor(5200)
  await cut.uncheck()
  for (const tab of [first, second]) {
    await expect(tab.items).toHaveText('Build 1 finished unread')
    await expect(tab.bell).toHaveAccessibleName('Notifications, 1 unread')
    await expect(tab.cards).toHaveCount(0)
  }
  await first.bell.click()
  await first.page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(second.items).toHaveText('Build 1 finished read')
})

test('the copied code of the browser shows a bell that looks like one', async ({
  playground,
  run,
}) => {
  await playground.openQuietly()
  const page = await run(await playground.copy('Copy code: The browser'))
  await expect(page.getByRole('button', { name: 'Notifications' })).toHaveCSS('width', '40px')
})

test('the static page says that it has no server, and axe finds nothing', async ({
  relay: { first },
  page,
}) => {
  await expect(first.items).toHaveCount(0)
  await expect(page.getByText('This copy of the page has no server')).toBeVisible()
  await expect(page.getByText('From a terminal')).toHaveCount(0)
  expect(await violations(page)).toEqual([])
})
