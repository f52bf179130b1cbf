import type { Page } from '@playwright/test'
import { violations } from '../axe.ts'
import { site } from '../playground/playground.ts'
import { shiftsOf, watchShifts } from '../shifts.ts'
import { expect, test } from '../test.ts'

/** Addresses at which nothing is, from the first level of the site down. */
const addresses = ['nothing', 'guides/nothing.html', 'a/b/c/d/nothing.html?x=1#y']

/** What the page did wrong: that files were looked for in vain is said by the browser itself. */
const faults = (complaints: string[]): string[] =>
  complaints.splice(0).filter((each) => !each.includes('Failed to load resource'))

async function openMissing(page: Page, address: string): Promise<void> {
  const answer = await page.goto(site + address)
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^There is no page/)
}

for (const address of addresses) {
  test(`at ${address} it looks like the site, and every link leads home`, async ({
    page,
    request,
    complaints,
  }) => {
    await watchShifts(page)
    await openMissing(page, address)
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(251, 250, 247)')
    const home = page.getByRole('main').getByRole('link', { name: 'Start page' })
    await expect(home).toHaveAttribute('href', `${site}index.html`)
    const links = await page
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
    expect(links.length).toBeGreaterThan(20)
    const here = page.url().replace(/#.*/, '#')
    for (const link of new Set(links)) {
      if (link.startsWith(here)) continue
      expect((await request.get(link)).status(), link).toBe(200)
    }
    expect(await shiftsOf(page)).toEqual([])
    expect(await violations(page)).toEqual([])
    expect(faults(complaints)).toEqual([])
  })
}

test('search works from any depth, and starts with the words of the address', async ({
  page,
  complaints,
}) => {
  await openMissing(page, 'a/b/dark-mode.html')
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Search the docs' }).click()
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('dark mode')
  const first = page.getByRole('dialog', { name: 'Search' }).getByRole('link').first()
  await expect(first).toHaveAttribute('href', `${site}guides/theming.html#dark-mode`)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${site}guides/theming.html#dark-mode`)
  expect(faults(complaints)).toEqual([])
})

test('it has the chosen colours', async ({ page, complaints }) => {
  await page.addInitScript(() => localStorage.setItem('belfry-site-scheme', 'dark'))
  await openMissing(page, 'a/nothing.html')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(18, 19, 17)')
  expect(faults(complaints)).toEqual([])
})

test('without scripts it says so, and has no link that leads nowhere', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await openMissing(page, 'a/nothing.html')
  await expect(page.locator('noscript p')).toContainText('Shorten the address')
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(0)
  await expect(page.getByRole('button')).toHaveCount(0)
  await context.close()
})
