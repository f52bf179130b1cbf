import { expect, test } from './test.ts'

test.describe('focus', () => {
  test('Enter on the bell moves to the heading, and Escape back to the bell', async ({
    inbox,
    page,
  }) => {
    await inbox.visit()
    await inbox.has('One', 'Two')
    await expect(inbox.bell).toHaveAccessibleName('Notifications, 2 unread')
    await inbox.bell.focus()
    await page.keyboard.press('Enter')
    await expect(inbox.heading).toBeFocused()
    await expect(inbox.heading).toHaveAccessibleDescription('2 unread')
    await expect(inbox.bell).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Escape')
    await inbox.isClosed()
    await expect(inbox.bell).toBeFocused()
    await expect(inbox.bell).toHaveAccessibleName('Notifications, 2 unread')
  })

  test('the same works inside a modal dialog, which the first Escape leaves open', async ({
    inbox,
    page,
    toaster,
  }) => {
    await inbox.visit()
    await inbox.has('One')
    await page.getByRole('button', { name: 'Open dialog' }).click()
    const modal = page.getByRole('dialog', { name: 'Modal' })
    const bell = modal.locator('.belfry-inbox-bell')
    await bell.press('Enter')
    await expect(inbox.heading).toBeFocused()
    await toaster.seesOnTop(inbox.row('One'))
    await inbox.row('One').getByRole('button', { name: 'Mark as read' }).click()
    await expect(inbox.row('One')).toHaveAttribute('data-state', 'read')
    await page.keyboard.press('Escape')
    await inbox.isClosed()
    await expect(bell).toBeFocused()
    await expect(modal).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(modal).toBeHidden()
  })

  test('the close button moves focus back to the bell', async ({ inbox }) => {
    await inbox.visit()
    await inbox.open()
    await inbox.button('Close').click()
    await inbox.isClosed()
    await expect(inbox.bell).toBeFocused()
  })

  test('a click outside closes the panel and leaves focus where it went', async ({
    inbox,
    page,
  }) => {
    await inbox.visit()
    await inbox.open()
    await page.getByRole('textbox', { name: 'Field' }).click()
    await inbox.isClosed()
    await expect(page.getByRole('textbox', { name: 'Field' })).toBeFocused()
  })

  test('pressing the bell while the panel is open closes it', async ({ inbox }) => {
    await inbox.visit()
    await inbox.open()
    await inbox.bell.click()
    await inbox.isClosed()
    await inbox.open()
    await inbox.bell.press('Enter')
    await inbox.isClosed()
  })

  test('Tab reaches the list once; arrow keys, Home and End move within it; Tab goes through a row', async ({
    inbox,
    page,
  }) => {
    await inbox.visit()
    await inbox.has('One', 'Two', 'Three')
    await inbox.open()
    const presses = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key)
    }
    await presses('Tab', 'Tab', 'Tab', 'Tab')
    await expect(inbox.row('Three')).toBeFocused()
    await presses('ArrowDown', 'ArrowDown', 'ArrowDown')
    await expect(inbox.row('One')).toBeFocused()
    await presses('Home', 'ArrowUp')
    await expect(inbox.row('Three')).toBeFocused()
    await presses('End', 'ArrowUp')
    await expect(inbox.row('Two')).toBeFocused()
    await presses('Tab')
    await expect(inbox.row('Two').getByRole('button', { name: 'Mark as read' })).toBeFocused()
    await presses('Tab', 'Enter')
    await expect(inbox.row('One')).toBeFocused()
    await inbox.lists('Three', 'One')
    await presses('Shift+Tab')
    await expect(inbox.button('Archived')).toBeFocused()
  })

  test('a focused row says that it is unread, its type, its words and its time', async ({
    inbox,
  }) => {
    await inbox.visit()
    await inbox.has('One')
    await inbox.open()
    await expect(inbox.row('One')).toHaveAccessibleName('Unread. Info: One. To everybody. now.')
    await inbox.row('One').focus()
    await expect(inbox.row('One')).toHaveAttribute('data-state', 'unread')
  })
})

test.describe('a row that goes', () => {
  test('passes its focus to its neighbour, keeps the scroll position, and comes back with Undo', async ({
    inbox,
    page,
  }) => {
    await inbox.visit()
    await inbox.hasMany(40)
    await inbox.open()
    await inbox.row('n20').scrollIntoViewIfNeeded()
    await inbox.row('n20').focus()
    const before = await inbox.scrollTop()
    expect(before).toBeGreaterThan(100)
    await page.keyboard.press('Delete')
    await expect(inbox.row('n20')).toHaveCount(0)
    await expect(inbox.row('n21')).toBeFocused()
    expect(await inbox.scrollTop()).toBe(before)
    await inbox.button('Undo').click()
    await expect(inbox.row('n20')).toHaveAttribute('data-state', 'unread')
    await expect(inbox.row('n20')).toBeFocused()
    expect(await inbox.scrollTop()).toBe(before)
  })

  test('passes its focus on even if it was removed elsewhere', async ({ inbox, page }) => {
    await inbox.visit()
    await inbox.has('One', 'Two', 'Three')
    await inbox.open()
    await inbox.row('Two').focus()
    await page.evaluate(() => window.inbox.remove('Two'))
    await expect(inbox.row('One')).toBeFocused()
    await page.evaluate(() => window.inbox.remove('One'))
    await expect(inbox.row('Three')).toBeFocused()
    await page.evaluate(() => window.inbox.remove('Three'))
    await expect(inbox.heading).toBeFocused()
  })

  test('says so once, and says what happened: archived, or moved back', async ({
    inbox,
    toaster,
  }) => {
    await inbox.visit()
    await inbox.has('One')
    await inbox.open()
    await inbox.row('One').getByRole('button', { name: 'Archive' }).click()
    await expect(inbox.panel.locator('.belfry-inbox-undo')).toContainText('Archived.')
    await inbox.button('Archived').click()
    await inbox.row('One').getByRole('button', { name: 'Move to inbox' }).click()
    await expect(inbox.panel.locator('.belfry-inbox-undo')).toContainText('Moved to inbox.')
    await toaster.hears('Archived.', 'Moved to inbox.')
  })
})
