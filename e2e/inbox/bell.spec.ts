import { violations } from '../axe.ts'
import { test as base, expect } from '../test.ts'
import { BellModel } from './bell.ts'

const test = base.extend<{ inbox: BellModel }>({
  inbox: async ({ page, toaster }, use) => use(new BellModel(page, toaster)),
})

test.describe('focus', () => {
  test('Enter on the bell leads to the heading, and Escape back to the bell', async ({
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

  test('inside a modal dialog too, which Escape leaves open the first time', async ({
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

  test('the close button leads back to the bell', async ({ inbox }) => {
    await inbox.visit()
    await inbox.open()
    await inbox.button('Close').click()
    await inbox.isClosed()
    await expect(inbox.bell).toBeFocused()
  })

  test('a click outside closes the panel and leaves the focus where it went', async ({
    inbox,
    page,
  }) => {
    await inbox.visit()
    await inbox.open()
    await page.getByRole('textbox', { name: 'Field' }).click()
    await inbox.isClosed()
    await expect(page.getByRole('textbox', { name: 'Field' })).toBeFocused()
  })

  test('the bell pressed while the panel is open closes it', async ({ inbox }) => {
    await inbox.visit()
    await inbox.open()
    await inbox.bell.click()
    await inbox.isClosed()
    await inbox.open()
    await inbox.bell.press('Enter')
    await inbox.isClosed()
  })

  test('Tab reaches the list once; arrow keys, Home and End move in it; Tab goes through a row', async ({
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

  test('a focused row says that it is unread, its type, its words and when', async ({ inbox }) => {
    await inbox.visit()
    await inbox.has('One')
    await inbox.open()
    await expect(inbox.row('One')).toHaveAccessibleName('Unread. Info: One. To everybody. now.')
    await inbox.row('One').focus()
    await expect(inbox.row('One')).toHaveAttribute('data-state', 'unread')
  })
})

test.describe('a row that goes', () => {
  test('hands its focus to its neighbour, keeps the scroll, and comes back with Undo', async ({
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

  test('hands its focus on also when somebody else took it away', async ({ inbox, page }) => {
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

test.describe('while the panel is open', () => {
  test('what arrives shows no toast, is listed and spoken once', async ({ inbox, toaster }) => {
    await inbox.visit()
    await inbox.open()
    await toaster.add('Kept', { id: 'Kept', duration: 4000 })
    await inbox.lists('Kept')
    await expect(toaster.cards).toHaveCount(0)
    await toaster.hears('Info: Kept.')
    await toaster.passes(10_000)
    await toaster.hears('Info: Kept.')
    await expect(inbox.bell).toHaveAccessibleName('Notifications, 1 unread')
  })

  test('what is not kept shows its toast', async ({ inbox, toaster }) => {
    await inbox.visit()
    await inbox.open()
    await toaster.notify('Not kept', { keep: false })
    await expect(toaster.card('Not kept')).toBeVisible()
    await inbox.lists()
    await toaster.hears('Info: Not kept.')
  })

  for (const position of ['bottom-end', 'top-end'] as const) {
    test(`nothing moves under pointer or focus, ${position}`, async ({ inbox, page }) => {
      await inbox.visit({ bell: { position } })
      if (position === 'top-end')
        await page.addStyleTag({ content: '.bar { position: fixed; inset: auto 1rem 1rem }' })
      await inbox.has('One', 'Two', 'Three')
      await inbox.open()
      await inbox.row('Two').hover()
      const before = await inbox.topOf('Two')
      await inbox.has('Four')
      await expect(inbox.button('1 new')).toBeVisible()
      expect(await inbox.topOf('Two')).toBe(before)
      await inbox.row('One').getByRole('button', { name: 'Archive' }).click()
      await inbox.lists('Three', 'Two')
      expect(await inbox.topOf('Two')).toBe(before)
      await inbox.row('Three').focus()
      await page.mouse.move(5, 300)
      await inbox.has('Five')
      await expect(inbox.button('2 new')).toBeVisible()
      expect(await inbox.topOf('Two')).toBe(before)
      await inbox.button('2 new').click()
      await inbox.lists('Five', 'Four', 'Three', 'Two')
    })
  }
})

test('the voice goes where the Toaster goes, so that a modal does not hush it', async ({
  inbox,
  page,
  toaster,
}) => {
  await inbox.visit()
  await page.getByRole('button', { name: 'Open dialog' }).click()
  await toaster.notify('Said')
  await toaster.hears('Info: Said.')
  expect((await toaster.spoken()).map(({ inside }) => inside)).toEqual(['modal'])
})

test('a thousand items: a hundred rows at first, the next hundred when asked', async ({
  inbox,
}) => {
  test.setTimeout(60_000)
  await inbox.visit()
  await inbox.hasMany(1000)
  await inbox.open()
  await expect(inbox.bell).toHaveAccessibleName('Notifications, 1000 unread')
  await expect(inbox.rows).toHaveCount(100)
  await inbox.button('Show older').click()
  await expect(inbox.rows).toHaveCount(200)
  await expect(inbox.row('n101')).toBeFocused()
  await expect(inbox.row('n101')).toBeInViewport()
})

test.describe('where it stands', () => {
  test('beside its bell, inside of the window, in either direction', async ({ inbox, page }) => {
    for (const dir of ['ltr', 'rtl'] as const) {
      await inbox.visit(dir === 'rtl' ? { dir } : {})
      await inbox.hasMany(20)
      await inbox.open()
      const [bell, panel] = [(await inbox.bell.boundingBox())!, (await inbox.panel.boundingBox())!]
      expect(panel.y).toBeCloseTo(bell.y + bell.height + 8, 0)
      expect(panel.y + panel.height).toBeLessThanOrEqual(700)
      if (dir === 'ltr') expect(panel.x + panel.width).toBeCloseTo(bell.x + bell.width, 0)
      else expect(panel.x).toBeCloseTo(bell.x, 0)
      const aligned = await inbox.row('n1').evaluate((row) =>
        [...row.querySelectorAll('.belfry-inbox-text > *')].map((words) => {
          return getComputedStyle(words).textAlign
        }),
      )
      expect(new Set(aligned), 'words stand beside their mark').toEqual(
        new Set([dir === 'ltr' ? 'left' : 'right']),
      )
      await page.evaluate(() => window.inbox.forget())
    }
  })

  test('on a phone it is a sheet at the bottom, in which nothing moves when a row goes', async ({
    inbox,
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await inbox.visit()
    await inbox.has('One', 'Two', 'Three')
    await inbox.open()
    const { x, y, width, height } = (await inbox.panel.boundingBox())!
    expect([x, width, y + height]).toEqual([0, 390, 800])
    const before = await inbox.topOf('Three')
    await inbox.row('Two').getByRole('button', { name: 'Archive' }).click()
    await inbox.lists('Three', 'One')
    expect(await inbox.topOf('Three')).toBe(before)
  })

  test('at 320 pixels nothing is cut off', async ({ inbox, page }) => {
    await page.setViewportSize({ width: 320, height: 480 })
    await inbox.visit()
    await inbox.has('One', `Long${'word'.repeat(30)}`)
    await inbox.open()
    await inbox.row('One').getByRole('button', { name: 'Archive' }).click()
    const wide = await inbox.panel.evaluate((panel) =>
      [panel, ...panel.querySelectorAll('*')]
        .filter((element) => element.getBoundingClientRect().right > 320.5)
        .map((element) => element.className),
    )
    expect(wide).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
})

test('a bell of another scheme than its page is dark throughout', async ({ inbox, page }) => {
  await inbox.visit({ bell: { className: 'dark' } })
  await inbox.open()
  const schemes = await page
    .locator('.belfry-inbox-root, .belfry-inbox-panel, .belfry-inbox')
    .evaluateAll((all) => all.map((each) => getComputedStyle(each).colorScheme))
  expect(new Set(schemes)).toEqual(new Set(['dark']))
  await expect(inbox.panel).toHaveCSS('background-color', 'rgb(35, 35, 38)')
})

test.describe('axe has nothing against it', () => {
  const looks = {
    light: { colorScheme: 'light' },
    dark: { colorScheme: 'dark' },
    'forced colours': { forcedColors: 'active' },
  } as const

  for (const [name, media] of Object.entries(looks)) {
    test(`in ${name}: closed, empty, full, archived, undo, the form`, async ({ inbox, page }) => {
      await page.emulateMedia(media)
      await inbox.visit({ form: true })
      expect(await violations(page), 'closed').toEqual([])
      await inbox.open()
      expect(await violations(page), 'empty').toEqual([])
      await inbox.has('One', 'Two', 'Three')
      await page.evaluate(() => window.inbox.mark('One', 'read'))
      await inbox.row('Two').hover()
      await inbox.has('Four')
      expect(await violations(page), 'full').toEqual([])
      await inbox.row('Two').getByRole('button', { name: 'Archive' }).click()
      expect(await violations(page), 'undo').toEqual([])
      await inbox.button('Archived').click()
      expect(await violations(page), 'archived').toEqual([])
    })
  }

  test('right to left, and on a phone', async ({ inbox, page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await inbox.visit({ dir: 'rtl' })
    await inbox.has('One', 'Two')
    await inbox.open()
    expect(await violations(page)).toEqual([])
  })
})

test('in forced colours an unread row has a filled mark, a read one an empty one', async ({
  inbox,
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await inbox.visit()
  await inbox.has('One', 'Two')
  await page.evaluate(() => window.inbox.mark('One', 'read'))
  await inbox.open()
  const fill = (title: string) =>
    inbox
      .row(title)
      .locator('.belfry-inbox-dot')
      .evaluate((dot) => getComputedStyle(dot).backgroundColor)
  expect(await fill('Two')).not.toBe(await fill('One'))
})

test('a strict content security policy and StrictMode have nothing against it', async ({
  inbox,
}) => {
  await inbox.visit({ csp: true, strict: true })
  await inbox.has('One')
  await inbox.open()
  const [bell, panel] = [(await inbox.bell.boundingBox())!, (await inbox.panel.boundingBox())!]
  expect(panel.x + panel.width).toBeCloseTo(bell.x + bell.width, 0)
})

for (const react of ['', 'react18/']) {
  test(`a bell that a server rendered is taken over without a warning, ${react || 'React 19'}`, async ({
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

test('a bell that was hidden while its panel was closed knows that it is closed', async ({
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
