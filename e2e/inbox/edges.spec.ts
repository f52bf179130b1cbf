import { boxOf } from '../toaster/place.ts'
import { expect, test } from './test.ts'

test.describe('all of the panel is in the window', () => {
  const places = [
    ['at the bottom of the window', 700, 'auto 0 0'],
    ['at the top of the window', 700, '0 0 auto'],
    ['in the middle of a low window', 300, '120px 0 auto'],
    ['in a window that is lower than the panel', 140, '0 0 auto'],
  ] as const

  for (const [where, height, inset] of places)
    for (const position of ['bottom-end', 'top-end'] as const)
      test(`${position} of a bell ${where}`, async ({ inbox, page }) => {
        await page.setViewportSize({ width: 1000, height })
        await inbox.visit({ bell: { position } })
        await page.addStyleTag({ content: `.bar { position: fixed; inset: ${inset} }` })
        await inbox.hasMany(20)
        await inbox.open()
        const panel = await boxOf(inbox.panel)
        expect(panel.y).toBeGreaterThanOrEqual(8)
        expect(panel.y + panel.height).toBeLessThanOrEqual(height - 8)
        expect(panel.height).toBeGreaterThanOrEqual(Math.min(160, height - 16))
      })

  for (const position of ['bottom-end', 'top-end'] as const)
    test(`${position} of its bell, on a page with a zoom of its own`, async ({ inbox, page }) => {
      await inbox.visit({ bell: { position } })
      await page.addStyleTag({
        content: 'body { zoom: 1.25 } .bar { position: fixed; inset: 300px 40% auto 0 }',
      })
      await inbox.hasMany(20)
      await inbox.open()
      const [panel, bell] = [await boxOf(inbox.panel), await boxOf(inbox.bell)]
      const isBelow = position === 'bottom-end'
      expect(panel.x + panel.width).toBeCloseTo(bell.x + bell.width, 0)
      if (isBelow) expect(panel.y).toBeCloseTo(bell.y + bell.height + 8, 0)
      else expect(panel.y + panel.height).toBeCloseTo(bell.y - 8, 0)
      expect(panel.y).toBeGreaterThanOrEqual(8)
      expect(panel.y + panel.height).toBeLessThanOrEqual(page.viewportSize()!.height - 8)
    })

  test('and beside its bell, if something around the bell is scaled', async ({ inbox, page }) => {
    await inbox.visit()
    await page.addStyleTag({
      content: '.bar { position: fixed; inset: 300px 200px auto 0; scale: 0.5 }',
    })
    await inbox.hasMany(20)
    await inbox.open()
    const [panel, bell] = [await boxOf(inbox.panel), await boxOf(inbox.bell)]
    expect(panel.x + panel.width).toBeCloseTo(bell.x + bell.width, 0)
    expect(panel.y).toBeCloseTo(bell.y + bell.height + 8, 0)
    expect(panel.y + panel.height).toBeLessThanOrEqual(page.viewportSize()!.height - 8)
  })

  test('when its bell is scrolled away', async ({ inbox, page }) => {
    await inbox.visit()
    await page.addStyleTag({ content: 'body { height: 4000px }' })
    await inbox.hasMany(20)
    await inbox.open()
    await page.evaluate(() => window.scrollTo(0, 600))
    await expect(inbox.bell).not.toBeInViewport()
    await expect.poll(async () => (await boxOf(inbox.panel)).y).toBe(8)
    const { y, height } = await boxOf(inbox.panel)
    expect(y + height).toBeLessThanOrEqual(692)
    await page.keyboard.press('Escape')
    await expect(inbox.bell).toBeFocused()
    expect(await page.evaluate(() => scrollY), 'closing it scrolls nothing').toBe(600)
  })

  test('beside its bell, when the window or what scrolls around the bell has moved it', async ({
    inbox,
    page,
  }) => {
    await inbox.visit()
    await page.addStyleTag({
      content: `html { overflow: hidden } body { height: 100vh; margin: 0; overflow: auto }
        .bar { padding-block: 100px 2000px }`,
    })
    await inbox.open()
    const isBeside = async () => {
      const [bell, panel] = [await boxOf(inbox.bell), await boxOf(inbox.panel)]
      return [panel.x + panel.width - bell.x - bell.width, panel.y - bell.y - bell.height].map(
        Math.round,
      )
    }
    expect(await isBeside()).toEqual([0, 8])
    await page.evaluate(() => document.body.scrollTo(0, 50))
    await expect.poll(isBeside).toEqual([0, 8])
    await page.setViewportSize({ width: 800, height: 700 })
    await expect.poll(isBeside).toEqual([0, 8])
  })
})

for (const width of [320, 1000])
  test(`no word is too long for a row, in a window ${width} wide`, async ({ inbox, page }) => {
    await page.setViewportSize({ width, height: 700 })
    await inbox.visit()
    await page.evaluate(() => {
      const word = 'x'.repeat(120)
      const action = { label: word, href: '/there' }
      window.inbox.add({ title: word, message: word, action })
    })
    await inbox.open()
    const wide = await inbox.panel.evaluate((panel) => {
      const { right } = panel.getBoundingClientRect()
      return [...panel.querySelectorAll('*')]
        .filter((part) => part.getBoundingClientRect().right > right)
        .map((part) => part.className)
    })
    expect(wide).toEqual([])
  })

test('no word is too long for the form', async ({ inbox, page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await inbox.visit({ form: true })
  const beyond = await page.locator('.belfry-inbox-form').evaluate((form) => {
    const word = 'x'.repeat(120)
    for (const words of form.querySelectorAll('legend, bdi')) words.textContent = word
    const right = form.parentElement!.getBoundingClientRect().right
    return [...form.querySelectorAll('*')].filter(
      (part) => part.getBoundingClientRect().right > right,
    ).length
  })
  expect(beyond).toBe(0)
})

test('rows scroll inside the panel, also in browsers that do not know `:has`', async ({
  inbox,
  page,
}) => {
  await inbox.visit()
  await page.evaluate(() => {
    for (const sheet of document.styleSheets)
      for (let index = sheet.cssRules.length; index--;)
        if (sheet.cssRules[index]!.cssText.includes(':has(')) sheet.deleteRule(index)
  })
  await inbox.hasMany(20)
  await inbox.open()
  await inbox.panel.getByRole('listitem').first().hover()
  await page.mouse.wheel(0, 9999)
  await expect(inbox.panel.getByRole('listitem').last()).toBeInViewport()
})

test('in vertical writing, the badge stays upright in its corner of the bell', async ({
  inbox,
  page,
}) => {
  await inbox.visit()
  await inbox.hasMany(12)
  const places = async () => {
    const bell = await boxOf(inbox.bell)
    const badge = await boxOf(inbox.bell.locator('.belfry-inbox-badge'))
    const { width, height } = badge
    return { width, height, x: badge.x - bell.x, y: badge.y - bell.y }
  }
  const before = await places()
  await page.addStyleTag({ content: '.bar { writing-mode: vertical-rl }' })
  expect(await places()).toEqual(before)
})
