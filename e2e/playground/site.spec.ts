import { devices } from '@playwright/test'
import { violations } from '../axe.ts'
import { shiftsOf, watchShifts } from '../shifts.ts'
import { site } from './playground.ts'
import { expect, test } from './test.ts'

test('everything comes from the site itself, from any sub-path', async ({ playground, asked }) => {
  await playground.openQuietly()
  expect(asked.join(), 'sample data comes when it is asked for').not.toContain('/demo-')
  await playground.button('Random notification').click()
  await expect(playground.toaster.cards).toHaveCount(1)
  const elsewhere = asked.filter((url) => url.startsWith('http') && !url.startsWith(site))
  expect(elsewhere).toEqual([])
  expect(asked.length).toBeGreaterThan(3)
})

test('the policy is sent with the page, before anything that it governs', async ({
  playground,
}) => {
  await playground.open()
  const first = playground.page.locator('head > :first-child')
  await expect(first).toHaveAttribute('http-equiv', 'Content-Security-Policy')
  const policy = await first.getAttribute('content')
  for (const part of [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "require-trusted-types-for 'script'",
  ]) {
    expect(policy).toContain(part)
  }
})

test('the policy is in force', async ({ playground, page, complaints }) => {
  await playground.open()
  const refused = await page.evaluate(() => {
    try {
      document.body.innerHTML += '<b>bold</b>'
      return ''
    } catch (error) {
      return (error as Error).name
    }
  })
  expect(refused).toBe('TypeError')
  expect(complaints.splice(0).join()).toContain('TrustedHTML')
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing: ${colorScheme}, with toasts and errors`, async ({
    playground,
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await playground.openQuietly()
    await playground.choose('media', 'icon')
    await playground.fill('action', 'Undo')
    await playground.fill('duration', '-5')
    await playground.showpiece('Errors outrank').click()
    await playground.button('Hold time').click()
    await expect(playground.toaster.cards).toHaveCount(3)
    await playground.toaster.finishMotions()
    expect(await violations(page)).toEqual([])
  })
}

test('axe finds nothing inside the modal', async ({ playground, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await playground.openQuietly()
  await playground.showpiece('Toast inside a modal dialog').click()
  await expect(playground.toaster.card('Above the dialog')).toBeVisible()
  await playground.toaster.finishMotions()
  expect(await violations(page)).toEqual([])
})

test('the keyboard reaches every control, and shows where it is', async ({ playground, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await playground.open('#top')
  const wanted = await page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type=radio]), textarea, input[type=radio]:checked, pre[tabindex]',
    )
    return [...controls].filter((each) => each.checkVisibility({ visibilityProperty: true })).length
  })
  const seen = new Set<number>()
  for (let step = 0; step < wanted * 2; step++) {
    await page.keyboard.press('Tab')
    const focus = await page.evaluate(() => {
      const active = document.activeElement
      if (!active || active === document.body) return undefined
      // A frame is a page of its own: its controls are not this page's.
      if (active instanceof HTMLIFrameElement) return 'elsewhere'
      // Around a choice's word, or around the choice itself.
      const label = active.matches('input[type=radio]') ? active.closest('label') : null
      const rings = [active, ...(label ? [label] : [])].map(
        (each) => getComputedStyle(each).outlineStyle,
      )
      const { top, bottom } = active.getBoundingClientRect()
      return {
        index: [...document.querySelectorAll('*')].indexOf(active),
        hasRing: rings.some((ring) => ring !== 'none'),
        isInView: bottom > 0 && top < innerHeight,
        html: active.outerHTML.slice(0, 80),
      }
    })
    if (!focus) break
    if (focus === 'elsewhere') continue
    expect(focus, focus.html).toMatchObject({ hasRing: true, isInView: true })
    seen.add(focus.index)
  }
  expect(seen.size).toBe(wanted)
})

test('F6 moves to the newest toast and back', async ({ playground, page, toaster }) => {
  await playground.openQuietly()
  const ring = playground.button('Ring the bell')
  await ring.focus()
  await page.keyboard.press('Enter')
  await expect(toaster.cards).toHaveCount(1)
  await page.keyboard.press('F6')
  await toaster.seesFocusOn('card Draft saved')
  await page.keyboard.press('F6')
  await expect(ring).toBeFocused()
})

test('nothing jumps: neither while loading nor when a showpiece is pressed', async ({
  playground,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await watchShifts(page)
  await playground.openQuietly()
  const top = () =>
    playground.composer.evaluate((element) => element.getBoundingClientRect().top + scrollY)
  const before = await top()
  for (const name of ['Errors outrank', 'With an image', 'Burst of 1000']) {
    await playground.showpiece(name).click()
    expect(await top()).toBe(before)
  }
  expect(await shiftsOf(page)).toEqual([])
})

for (const width of [320, 375, 768, 1440]) {
  test(`nothing overflows at ${width} px`, async ({ playground, page }) => {
    await page.setViewportSize({ width, height: 800 })
    await playground.openQuietly()
    await playground.choose('media', 'icon')
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0)
  })
}

test('on a phone, every button is at least 24 pixels high', async ({ browser }) => {
  const { defaultBrowserType: _, ...phone } = devices['iPhone 13']
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  await page.goto(site)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const small = await page.getByRole('button').evaluateAll((buttons) =>
    buttons
      .filter((button) => button.checkVisibility({ visibilityProperty: true }))
      .filter((button) => button.getBoundingClientRect().height < 24)
      .map((button) => button.outerHTML),
  )
  expect(small).toEqual([])
  await context.close()
})

test('code reads from left to right on any page', async ({ playground, page }) => {
  await playground.open('#top')
  await page.evaluate(() => {
    document.dir = 'rtl'
  })
  for (const code of await page.locator('pre').all())
    await expect(code).toHaveCSS('direction', 'ltr')
  expect(await page.locator('pre').count()).toBeGreaterThan(1)
})
