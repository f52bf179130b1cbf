import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { violations } from '../axe.ts'
import { site } from '../playground/playground.ts'
import { expect, test } from '../test.ts'
import { readGroups } from '../../site/pages.ts'
import { holdScripts, seesFirstFrame } from './first-frame.ts'

const first = 'guides/getting-started.html'

/** Every page, as the menu lists it. */
async function pagesOf(page: Page): Promise<string[]> {
  await page.goto(site + first)
  const links = page.getByRole('navigation', { name: 'Pages' }).getByRole('link')
  const addresses = await links.evaluateAll((links) =>
    links.map((link) => (link as HTMLAnchorElement).href.replace(/#.*/, '')),
  )
  return [...new Set(addresses)]
}

const paths = readGroups().flatMap(({ pages }) => pages.map(({ path }) => path))

test('the menu lists every page', async ({ page }) => {
  expect(await pagesOf(page)).toEqual(paths.map((path) => `${site}${path}.html`))
})

for (const path of paths) {
  test(`opens without a complaint, and axe finds nothing: ${path}`, async ({
    page,
    complaints,
  }) => {
    void complaints
    await page.goto(`${site}${path}.html`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    expect(await violations(page)).toEqual([])
  })
}

test('every link, anchor and picture leads somewhere', async ({ page, request }) => {
  const known = new Map<string, string>()
  const read = async (url: string): Promise<string> => {
    const cached = known.get(url)
    if (cached !== undefined) return cached
    const answer = await request.get(url)
    expect(answer.status(), url).toBe(200)
    const text = await answer.text()
    known.set(url, text)
    return text
  }
  for (const url of [site, ...(await pagesOf(page))]) {
    const links = [...(await read(url)).matchAll(/ (?:href|src)="([^"]+)"/g)].map(
      ([, href]) => `${href}`,
    )
    for (const href of new Set(links)) {
      const target = new URL(href.replaceAll('&amp;', '&'), url)
      if (!target.href.startsWith(site)) continue
      const text = await read(target.href.replace(/#.*/, ''))
      const anchor = decodeURIComponent(target.hash.slice(1))
      if (anchor) expect(text, `${href} on ${url}`).toContain(` id="${anchor}"`)
    }
  }
})

test('assistants find every page through llms.txt, and all of them in llms-full.txt', async ({
  page,
  request,
}) => {
  const index = await (await request.get(`${site}llms.txt`)).text()
  const named = [...index.matchAll(/\]\(([^)]+)\):/g)].map(([, address]) => site + address)
  expect(new Set(named)).toEqual(new Set(await pagesOf(page)))
  const full = await (await request.get(`${site}llms-full.txt`)).text()
  expect(full).toContain('# Getting started')
})

test('a guide is complete without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(site + first)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('npm install belfry')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Search' })).toBeHidden()
  await context.close()
})

test('nothing scrolls sideways on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(site + first)
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
})

test('a reference table fits a phone, and is still a table', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(`${site}reference/belfry-react.html`)
  const row = page.getByRole('table').last().getByRole('row').filter({ hasText: 'hotkey?' })
  await expect(row.getByRole('cell')).toHaveCount(3)
  const overflow = await page
    .locator('.table')
    .evaluateAll((tables) => tables.map((each) => each.scrollWidth - each.clientWidth))
  expect(Math.max(...overflow)).toBe(0)
})

test('the copied code is the code that is shown', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${site}guides/testing.html`)
  await page.getByRole('button', { name: 'Copy' }).first().click()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(readFileSync('docs/guides/testing.md', 'utf8')).toContain(copied)
})

test('a button says when copying did not work, also aloud', async ({ page, complaints }) => {
  void complaints
  // As on a page without a secure origin.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', { value: undefined }),
  )
  await page.goto(`${site}guides/testing.html`)
  await page.getByRole('button', { name: 'Copy' }).first().click()
  await expect(page.getByRole('button', { name: 'Copy it by hand' })).toBeVisible()
  await expect(page.getByText('Copy it by hand').and(page.getByRole('status'))).toHaveCount(1)
})

test('the mark has the colours of its page', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  for (const path of [first, 'index.html#top', 'nothing.html']) {
    await page.goto(site + path)
    await expect(page.getByRole('banner').locator('.mark'), path).toHaveCSS(
      'fill',
      'rgb(236, 184, 115)',
    )
  }
})

test('the colour scheme is chosen once, for the guides and the playground', async ({ page }) => {
  const scheme = (word: string) =>
    page
      .getByRole('banner')
      .getByRole('group', { name: 'Colour scheme' })
      .getByRole('radio', { name: word })
  await page.goto(site + first)
  await expect(scheme('auto')).toBeChecked()
  await scheme('dark').check()
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')

  await page.goto(`${site}index.html#top`)
  await expect(scheme('dark')).toBeChecked()
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
  await scheme('light').check()

  await page.goto(`${site}guides/theming.html`)
  await expect(scheme('light')).toBeChecked()
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light')
})

test('the first painted frame has the chosen colours, however late the scripts come', async ({
  page,
  complaints,
}) => {
  void complaints
  await page.emulateMedia({ colorScheme: 'light' })
  await page.addInitScript(() => localStorage.setItem('belfry-site-scheme', 'dark'))
  const release = await holdScripts(page)
  for (const path of [first, 'index.html']) {
    await seesFirstFrame(page, path)
    await expect(page.locator('body'), path).toHaveCSS('background-color', 'rgb(18, 19, 17)')
  }
  release()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the script of a page without examples is small, whatever it imports', async ({ page }) => {
  const scripts: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.body())
  })
  await page.goto(`${site}guides/testing.html`, { waitUntil: 'networkidle' })
  const bytes = (await Promise.all(scripts)).map((script) => gzipSync(script).length)
  expect(bytes.length).toBeGreaterThan(0)
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThan(30 * 1024)
})
