import { violations } from '../axe.ts'
import { BellModel } from '../inbox/bell.ts'
import { site } from './playground.ts'
import { test as base, expect } from './test.ts'

const test = base.extend<{ inbox: BellModel }>({
  inbox: async ({ page, toaster, playground }, use) => {
    await playground.openQuietly()
    await use(new BellModel(page, toaster, page.getByRole('region', { name: 'Inbox' })))
  },
})

const missed = /^Unread\. Info: Did you see this\?/

test('an expired message is in the bell, in a second tab, and there after a reload', async ({
  inbox,
  playground,
  toaster,
  context,
}) => {
  await playground.button('Let one expire').click()
  await expect(toaster.card('Did you see this?')).toBeVisible()
  await inbox.page.mouse.move(5, 300)
  await expect(toaster.cards).toHaveCount(0)
  await expect(inbox.bell).toHaveAccessibleName('Notifications, 1 unread')
  await inbox.open()
  await expect(inbox.rows).toHaveAccessibleName(missed)

  const coming = context.waitForEvent('page')
  await inbox.page.keyboard.press('Escape')
  await inbox.page.getByRole('link', { name: 'Open a second tab' }).click()
  const second = new BellModel(await coming, toaster)
  await expect(second.page.locator('.belfry-inbox-bell')).toHaveAccessibleName(/1 unread/)
  expect(second.page.url()).toBe(`${site}#inbox`)
  await second.page.close()

  await playground.button('Reload').click()
  await expect(inbox.bell).toHaveAccessibleName('Notifications, 1 unread')
  await inbox.open()
  await expect(inbox.rows).toHaveAccessibleName(missed)
  expect(await violations(inbox.page)).toEqual([])
})

test('a category muted in the form shows no toast, and can still be read', async ({
  inbox,
  playground,
  toaster,
}) => {
  await inbox.page.getByRole('checkbox', { name: 'Comments' }).uncheck()
  await playground.button('A comment').click()
  await inbox.open()
  await expect(inbox.rows).toHaveAttribute('data-state', 'read')
  await expect(toaster.cards).toHaveCount(0)
})

test('the copied code has a bell that keeps its messages', async ({ playground, inbox, run }) => {
  void inbox
  const page = await run(await playground.copy('Copy code: An inbox'))
  await page.getByRole('button', { name: 'Notifications' }).click()
  await expect(page.getByRole('heading', { name: 'Notifications' })).toBeFocused()
  await expect(page.getByRole('group', { name: 'Do not disturb' })).toBeVisible()
})
