import { boxOf } from '../toaster/place.ts'
import { expect, test } from './test.ts'

test.describe('while the panel is open', () => {
  test('a new message shows no toast, is listed, and is spoken once', async ({
    inbox,
    toaster,
  }) => {
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

  test('a message that is not kept shows its toast', async ({ inbox, toaster }) => {
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

  test('a second press where the last row was reaches nothing behind the panel', async ({
    inbox,
    page,
  }) => {
    await inbox.visit()
    await page.evaluate(() => {
      window.inbox.add({ id: 'One', title: 'One', message: 'Several words. '.repeat(20) })
    })
    await inbox.has('Two', 'Three')
    await inbox.open()
    const archive = inbox.row('One').getByRole('button', { name: 'Archive' })
    const { x, y, width, height } = (await archive.boundingBox())!
    const { height: before } = await boxOf(inbox.panel)
    await page.mouse.click(x + width / 2, y + height / 2)
    await inbox.lists('Three', 'Two')
    expect((await boxOf(inbox.panel)).height).toBeCloseTo(before, 0)
    await page.mouse.click(x + width / 2, y + height / 2)
    await inbox.lists('Three', 'Two')
    await page.mouse.move(5, 300)
    await expect.poll(async () => (await boxOf(inbox.panel)).height).toBeLessThan(before - 10)
  })

  test('what comes again under its key changes in place, and leaves focus where it is', async ({
    inbox,
    page,
  }) => {
    await inbox.visit()
    const build = (id: string) =>
      page.evaluate((id) => window.inbox.add({ id, title: id, key: 'build' }), id)
    await inbox.has('One')
    await build('Build 1')
    await inbox.has('Two')
    await inbox.open()
    await inbox.row('Build 1').getByRole('button', { name: 'Archive' }).focus()
    const before = [await inbox.topOf('Build 1'), await inbox.topOf('One')]
    await build('Build 2')
    await inbox.lists('Two', 'Build 2', 'One')
    expect([await inbox.topOf('Build 2'), await inbox.topOf('One')]).toEqual(before)
    await expect(inbox.row('Build 2').getByRole('button', { name: 'Archive' })).toBeFocused()
    await inbox.heading.focus()
    await inbox.lists('Build 2', 'Two', 'One')
  })
})

test('the voice goes where the Toaster goes, so a modal does not silence it', async ({
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

test('a row that was not drawn yet takes the room of one that was, so that nothing jumps', async ({
  inbox,
}) => {
  await inbox.visit()
  await inbox.hasMany(100)
  await inbox.open()
  const [drawn, skipped] = await inbox.rows.evaluateAll((rows) =>
    [rows[0], rows.at(-1)].map((row) => row!.getBoundingClientRect().height),
  )
  expect(Math.abs(drawn! - skipped!)).toBeLessThan(4)
})

test('a thousand items show a hundred rows at first, and the next hundred on demand', async ({
  inbox,
}) => {
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
  test('does not concern its rows, which are not styled again when it moves', async ({ inbox }) => {
    await inbox.visit()
    await inbox.has('One')
    await inbox.open()
    const [panel, row] = await Promise.all(
      [inbox.panel, inbox.row('One')].map((part) =>
        part.evaluate((element) => {
          const style = getComputedStyle(element)
          return style.getPropertyValue('--bf-panel-inset')
        }),
      ),
    )
    expect(panel).toContain('px')
    expect(row).toBe('')
  })

  test('is beside its bell, inside the window, in either direction', async ({ inbox, page }) => {
    for (const dir of ['ltr', 'rtl'] as const) {
      await inbox.visit(dir === 'rtl' ? { dir } : {})
      await inbox.hasMany(20)
      await inbox.open()
      const [bell, panel] = [await boxOf(inbox.bell), await boxOf(inbox.panel)]
      expect(panel.y).toBeCloseTo(bell.y + bell.height + 8, 0)
      expect(panel.y + panel.height).toBeLessThanOrEqual(700)
      if (dir === 'ltr') expect(panel.x + panel.width).toBeCloseTo(bell.x + bell.width, 0)
      else expect(panel.x).toBeCloseTo(bell.x, 0)
      const aligned = await inbox.row('n1').evaluate((row) =>
        [...row.querySelectorAll('.belfry-inbox-text > :not(.belfry-inbox-hidden)')].map(
          (words) => {
            return getComputedStyle(words).textAlign
          },
        ),
      )
      expect(new Set(aligned), 'words stand beside their mark').toEqual(
        new Set([dir === 'ltr' ? 'left' : 'right']),
      )
      await page.evaluate(() => window.inbox.forget())
    }
  })

  test('on a phone is at the bottom, as a sheet in which nothing moves when a row goes', async ({
    inbox,
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await inbox.visit()
    await inbox.has('One', 'Two', 'Three')
    await inbox.open()
    const { x, y, width, height } = await boxOf(inbox.panel)
    expect([x, width, y + height]).toEqual([0, 390, 800])
    const before = await inbox.topOf('Three')
    await inbox.row('Two').getByRole('button', { name: 'Archive' }).click()
    await inbox.lists('Three', 'One')
    expect(await inbox.topOf('Three')).toBe(before)
  })

  test('keeps its close button within reach in a narrow window with large text', async ({
    inbox,
    page,
  }) => {
    await page.setViewportSize({ width: 400, height: 700 })
    await inbox.visit()
    await page.addStyleTag({ content: 'html { font-size: 200% }' })
    await inbox.hasMany(8)
    await inbox.open()
    const { x, width } = await boxOf(inbox.button('Close'))
    expect(x + width).toBeLessThanOrEqual(400)
  })

  test('at 320 pixels cuts nothing off', async ({ inbox, page }) => {
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
