import { expect, test } from './test.ts'

test.describe('the inbox says what was done', () => {
  test('when a row is marked, by key, by button, and all at once', async ({
    inbox,
    page,
    toaster,
  }) => {
    await inbox.visit()
    await inbox.has('One', 'Two')
    await inbox.open()
    await inbox.row('One').focus()
    await page.keyboard.press('Enter')
    await toaster.hears('Marked as read.')
    await page.keyboard.press('Enter')
    await toaster.hears('Marked as read.')
    await inbox.row('One').getByRole('button', { name: 'Mark as unread' }).press('Enter')
    await inbox.button('Mark all as read').press('Enter')
    await toaster.hears('Marked as read.', 'Marked as unread.', 'Marked as read.')
    await inbox.button('Mark all as read').press('Enter')
    await toaster.hears('Marked as read.', 'Marked as unread.', 'Marked as read.')
  })

  test('when an action has failed, as urgently as an error', async ({ inbox, page, toaster }) => {
    await inbox.visit()
    await page.evaluate(() => {
      window.inbox.add({
        id: 'One',
        title: 'One',
        action: { label: 'Retry', onAction: () => Promise.reject(new Error('offline')) },
      })
      window.reportError = () => {}
    })
    await inbox.open()
    await inbox.row('One').getByRole('button', { name: 'Retry' }).press('Enter')
    await expect(inbox.row('One')).toContainText('It failed. Try again.')
    await toaster.hears('It failed. Try again.')
    expect((await toaster.spoken()).map(({ politeness }) => politeness)).toEqual(['assertive'])
  })

  test('an error that arrives while the panel is open is as urgent as its toast', async ({
    inbox,
    page,
    toaster,
  }) => {
    await inbox.visit()
    await inbox.open()
    await page.evaluate(() => void window.notify.error('Engine stopped'))
    await toaster.hears('Error: Engine stopped.')
    expect((await toaster.spoken()).map(({ politeness }) => politeness)).toEqual(['assertive'])
  })
})

test.describe('focus is never lost', () => {
  test('when waiting rows are let in, by keyboard or mouse', async ({ inbox, page }) => {
    await inbox.visit()
    await inbox.has('One', 'Two')
    await inbox.open()
    await inbox.row('Two').hover()
    await inbox.row('Two').focus()
    await inbox.has('Three')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    await expect(inbox.button('1 new')).toBeFocused()
    await page.keyboard.press('Enter')
    await inbox.lists('Three', 'Two', 'One')
    await expect(inbox.row('Three')).toBeFocused()
    await inbox.has('Four')
    await inbox.button('1 new').click()
    await inbox.lists('Four', 'Three', 'Two', 'One')
    await expect(inbox.row('Four')).toBeFocused()
  })

  test('when an action is done and its button is gone', async ({ inbox, page }) => {
    await inbox.visit()
    await page.evaluate(() => {
      const action = { label: 'Approve', onAction: () => {} }
      window.inbox.add({ id: 'One', title: 'One', action })
    })
    await inbox.open()
    await inbox.row('One').getByRole('button', { name: 'Approve' }).press('Enter')
    await expect(inbox.row('One').getByRole('button', { name: 'Approve' })).toHaveCount(0)
    await expect(inbox.row('One')).toBeFocused()
  })

  test('when a dialog that an action has opened is closed', async ({ inbox, page }) => {
    await inbox.visit()
    await page.evaluate(() => {
      const dialog = document.createElement('dialog')
      dialog.innerHTML = '<form method="dialog"><button>Done</button></form>'
      document.body.append(dialog)
      const action = { label: 'Edit', keepOpen: true, onAction: () => dialog.showModal() }
      window.inbox.add({ id: 'One', title: 'One', action })
    })
    await inbox.open()
    await inbox.row('One').getByRole('button', { name: 'Edit' }).press('Enter')
    await inbox.isClosed()
    await expect(page.getByRole('button', { name: 'Done' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(inbox.bell).toBeFocused()
  })

  test('when you leave the archive and the row in it', async ({ inbox, page }) => {
    await inbox.visit()
    await inbox.has('One')
    await inbox.open()
    await inbox.row('One').focus()
    await page.keyboard.press('Delete')
    await expect(inbox.heading).toBeFocused()
    await inbox.button('Archived').press('Enter')
    await inbox.row('One').focus()
    await page.keyboard.press('Delete')
    await expect(inbox.heading).toBeFocused()
    await inbox.button('Undo').press('Enter')
    await expect(inbox.row('One')).toBeFocused()
  })
})

test('a focused heading is not read again when the count changes', async ({ inbox }) => {
  await inbox.visit()
  await inbox.has('One')
  await inbox.open()
  await expect(inbox.heading).toHaveAccessibleDescription('1 unread')
  await inbox.has('Two')
  await inbox.lists('Two', 'One')
  await expect(inbox.panel.getByText('2 unread')).toBeVisible()
  await expect(inbox.heading).toHaveAccessibleDescription('1 unread')
  await inbox.row('Two').focus()
  await expect(inbox.heading).toHaveAccessibleDescription('2 unread')
  await inbox.heading.focus()
  await expect(inbox.heading).toHaveAccessibleDescription('2 unread')
})

test('a row’s button says which row it means', async ({ inbox }) => {
  await inbox.visit()
  await inbox.has('One')
  await inbox.open()
  for (const name of ['Mark as read', 'Archive']) {
    const button = inbox.row('One').getByRole('button', { name })
    await expect(button).toHaveAccessibleDescription('Info: One. To everybody.')
  }
})

test('read line by line, a row says that it is unread, and its type', async ({ inbox, page }) => {
  await inbox.visit()
  await page.evaluate(() => window.inbox.add({ id: 'One', title: 'One', type: 'error' }))
  await inbox.open()
  const row = inbox.row('One')
  await expect(row.getByText('Unread. Error:')).toBeAttached()
  await row.getByRole('button', { name: 'Mark as read' }).press('Enter')
  await expect(row.getByText('Error:', { exact: true })).toBeAttached()
})

test('nothing that has focus is hidden under a sticky bar', async ({ inbox, page, toaster }) => {
  await inbox.visit()
  await inbox.hasMany(30)
  await inbox.open()
  await inbox.row('n1').focus()
  await page.keyboard.press('Delete')
  await expect(inbox.button('Undo')).toBeVisible()
  const isCovered = () =>
    page.evaluate(() => {
      const { x, y, width, height } = document.activeElement!.getBoundingClientRect()
      const at = (share: number) =>
        document.elementFromPoint(x + width / 2, y + height * share)?.closest('.belfry-inbox-row')
      return !at(0.02) || !at(0.98)
    })
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('ArrowDown')
    await toaster.finishMotions()
    expect(await isCovered(), `row ${step}`).toBe(false)
  }
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  expect(await isCovered(), 'a button').toBe(false)
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('ArrowUp')
    expect(await isCovered(), `row ${step}, upwards`).toBe(false)
  }
})

test('in forced colours you can see what is pressed', async ({ inbox, page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await inbox.visit()
  await inbox.has('One')
  await inbox.open()
  const look = async () => {
    await page.mouse.move(5, 690)
    return (await inbox.button('Archived').screenshot()).toString('base64')
  }
  const before = await look()
  await inbox.button('Archived').dispatchEvent('click')
  await expect(inbox.button('Archived')).toHaveAttribute('aria-pressed', 'true')
  expect(await look()).not.toBe(before)
})

test('a row shows its type by shape, not by colour alone', async ({ inbox, page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await inbox.visit()
  const types = ['info', 'success', 'warning', 'error'] as const
  await page.evaluate((types) => {
    for (const type of types) window.inbox.add({ id: type, title: 'Same', type })
  }, types)
  await inbox.open()
  const looks = new Set<string>()
  for (const type of types) {
    const picture = inbox.row(type).locator('.belfry-inbox-sign')
    looks.add((await picture.screenshot()).toString('base64'))
  }
  expect(looks.size).toBe(types.length)
})

test('at 400 % zoom you can reach every part of the panel', async ({ inbox, page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await inbox.visit()
  await inbox.hasMany(5)
  await inbox.open()
  for (const name of ['Close', 'Mark all as read', 'Archived'])
    await expect(inbox.button(name)).toBeInViewport({ ratio: 1 })
  await inbox.row('n5').focus()
  await expect(inbox.row('n5')).toBeInViewport({ ratio: 0.9 })
  await page.keyboard.press('Delete')
  await expect(inbox.button('Undo')).toBeInViewport({ ratio: 1 })
})
