import { type Page, devices } from '@playwright/test'
import { site } from '../playground/playground.ts'
import { expect, test } from '../test.ts'

/** What a new user looks for: what they type, the way by mouse, and where they read it. */
const quests = [
  {
    what: 'how to set it up with Next',
    words: ['next', 'nextjs', 'next.js'],
    links: ['Getting started', 'Next.js'],
    address: 'guides/getting-started.html#nextjs',
    read: 'you can render the Toaster directly in a server layout',
  },
  {
    what: 'dark mode',
    words: ['dark mode', 'dark', 'darkmode'],
    links: ['Theming', 'Dark mode'],
    address: 'guides/theming.html#dark-mode',
    read: 'next-themes, Tailwind and shadcn work as they are',
  },
  {
    what: 'tests in Jest',
    words: ['jest'],
    links: ['Testing', 'Jest'],
    address: 'guides/testing.html#jest',
    read: 'Jest fails on CSS imports',
  },
  {
    what: 'undo',
    words: ['undo'],
    links: ['Recipes', 'Undo'],
    address: 'guides/recipes.html#undo',
    read: 'onAction may return a promise',
  },
  {
    what: 'what sonner’s description is called',
    words: ['sonner description', 'description'],
    links: ['Switch from sonner', 'Moving to notify'],
    address: 'guides/switch-from-sonner.html#moving-to-notify',
    read: 'description message',
  },
  {
    what: 'how long a card stays',
    words: ['duration'],
    links: ['Recipes', 'Duration'],
    address: 'guides/recipes.html#duration',
    read: 'The default is five seconds',
  },
]

/** What people ask besides, and where it is answered: each is among the first three that are found. */
const questions: readonly (readonly [typed: string, address: string])[] = [
  ['position', 'guides/recipes.html#position'],
  ['top right', 'guides/recipes.html#position'],
  ['style one toast', 'guides/theming.html#style-one-toast'],
  ['custom class', 'guides/theming.html#style-one-toast'],
  ['how long', 'guides/recipes.html#duration'],
  ['toast duration', 'guides/recipes.html#duration'],
  ['close button', 'guides/recipes.html#the-close-button'],
  ['hide the close button', 'guides/recipes.html#the-close-button'],
  ['promise', 'guides/recipes.html#a-promise'],
  ['loading', 'guides/recipes.html#a-promise'],
  ['route change', 'guides/recipes.html#across-route-changes-and-reloads'],
  ['persist across route changes', 'guides/recipes.html#across-route-changes-and-reloads'],
  ['multiple toasters', 'guides/recipes.html#several-notifiers-several-toasters'],
  ['server component', 'guides/getting-started.html#server-components-and-server-actions'],
  ['server action', 'guides/getting-started.html#server-components-and-server-actions'],
  ['flash message', 'guides/getting-started.html#after-a-redirect'],
  ['redirect', 'guides/getting-started.html#after-a-redirect'],
  ['badge count', 'guides/inbox.html#the-unread-count'],
  ['unread', 'guides/inbox.html#the-unread-count'],
  ['clear all', 'guides/recipes.html#dismiss-one-clear-all'],
  ['dismiss all toasts', 'guides/recipes.html#dismiss-one-clear-all'],
  ['css variables', 'guides/theming.html#custom-properties'],
  ['tailwind', 'guides/theming.html#tailwind'],
  ['fake timers', 'guides/testing.html#time'],
  ['progress bar', 'guides/recipes.html#progress'],
  ['react router', 'guides/getting-started.html#react-router'],
  ['ssr', 'guides/getting-started.html'],
  ['browser support', 'guides/getting-started.html#browsers'],
  ['custom card', 'guides/recipes.html#a-form-in-a-card'],
  ['custom row', 'guides/inbox.html#a-row-of-your-own'],
  ['image', 'guides/recipes.html#a-picture'],
  ['faker', 'guides/recipes.html#sample-notifications'],
  ['csp', 'guides/getting-started.html#content-security-policy'],
  ['translate', 'guides/recipes.html#another-language'],
  ['system notification', 'guides/inbox.html#system-notifications'],
]

/** The answer stands where the reader has come to. */
async function reads(page: Page, address: string, words: string): Promise<void> {
  await expect(page).toHaveURL(site + address)
  const spaced = new RegExp(words.replaceAll(' ', String.raw`\s*`))
  const place = page.getByRole('main').locator('p, tr').filter({ hasText: spaced })
  await expect(place.first()).toBeVisible()
}

for (const { what, words, links, address, read } of quests) {
  for (const typed of words) {
    test(`from the start page, typing “${typed}” and Enter leads to ${what}`, async ({ page }) => {
      await page.goto(`${site}#top`)
      await expect(page.getByRole('button', { name: 'Search' })).toBeVisible()
      await page.keyboard.press('/')
      const field = page.getByRole('searchbox', { name: 'Search' })
      await expect(field).toBeFocused()
      await page.keyboard.type(typed)
      const results = page.getByRole('dialog', { name: 'Search' }).getByRole('link')
      await expect(results.first()).toHaveAttribute('href', `./${address}`)
      await page.keyboard.press('Enter')
      await reads(page, address, read)
    })
  }

  test(`from the start page, three clicks lead to ${what}`, async ({ page }) => {
    await page.goto(`${site}#top`)
    await page.getByRole('banner').getByRole('link', { name: 'Guides' }).click()
    const menu = page.getByRole('navigation', { name: 'Pages' })
    for (const name of links) await menu.getByRole('link', { name, exact: true }).click()
    await reads(page, address, read)
  })
}

test('what people look for is among the first three results', async ({ page }) => {
  await page.goto(`${site}guides/inbox.html`)
  await page.getByRole('button', { name: 'Search' }).click()
  const field = page.getByRole('searchbox', { name: 'Search' })
  const results = page.getByRole('dialog', { name: 'Search' }).getByRole('link')
  for (const [typed, address] of questions) {
    // Emptied first, so that what is there is never the answer to the question before.
    await field.fill('')
    await expect(results).toHaveCount(0)
    await field.fill(typed)
    await expect(results.first()).toBeVisible()
    const found = await results.evaluateAll((links) =>
      links.slice(0, 3).map((link) => link.getAttribute('href')),
    )
    expect.soft(found, typed).toContain(`../${address}`)
  }
})

test('if no section has all the words, the search finds those with some', async ({ page }) => {
  await page.goto(`${site}guides/inbox.html`)
  await page.getByRole('button', { name: 'Search' }).click()
  await page.keyboard.type('migrate from sonner')
  const results = page.getByRole('dialog', { name: 'Search' }).getByRole('link')
  await expect(results.first()).toContainText('Switch from sonner')
  await page.keyboard.press('ArrowDown')
  await expect(results.first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Switch from sonner')
})

test('no two results have the same name', async ({ page }) => {
  await page.goto(`${site}guides/inbox.html`)
  await page.getByRole('button', { name: 'Search' }).click()
  await page.keyboard.type('undo')
  const results = page.getByRole('dialog', { name: 'Search' }).getByRole('link')
  await expect(results.first()).toBeVisible()
  const names = await results.allTextContents()
  expect(names.length).toBeGreaterThan(3)
  expect(new Set(names).size).toBe(names.length)
})

test('a search without results says so', async ({ page }) => {
  await page.goto(`${site}guides/inbox.html`)
  await page.getByRole('button', { name: 'Search' }).click()
  await page.keyboard.type('xylophone')
  const dialog = page.getByRole('dialog', { name: 'Search' })
  await expect(dialog.getByRole('status')).toHaveText('Nothing about “xylophone”.')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('a search that could not be loaded says so, and tries again', async ({ page }) => {
  await page.goto(`${site}guides/inbox.html`)
  await page.route('**/search.json', (route) => route.abort())
  await page.getByRole('button', { name: 'Search' }).click()
  await page.keyboard.type('und')
  const dialog = page.getByRole('dialog', { name: 'Search' })
  await expect(dialog.getByRole('status')).toHaveText(/^The search could not be loaded/)
  await page.unroute('**/search.json')
  await page.keyboard.type('o')
  await expect(dialog.getByRole('link').first()).toBeVisible()
  await expect(dialog.getByRole('status')).toBeEmpty()
})

test('a phone reaches every page from any other', async ({ browser }) => {
  const { defaultBrowserType: _, ...phone } = devices['iPhone 13']
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  await page.goto(`${site}guides/testing.html`)
  await page.getByRole('link', { name: 'All pages' }).tap()
  const menu = page.getByRole('navigation', { name: 'Pages' })
  await expect(menu).toBeInViewport()
  await menu.getByRole('link', { name: 'The inbox' }).tap()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The inbox')
  await context.close()
})
