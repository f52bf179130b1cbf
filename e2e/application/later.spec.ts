import { readFileSync } from 'node:fs'
import type { Page, Route } from '@playwright/test'
import { expect, test } from '../test.ts'
import { type NewApp, createApp } from './new-app.ts'

const recipes = readFileSync('docs/guides/recipes.md', 'utf8')
const [, recipe] = /^## Load the cards later\n([\s\S]*?)^## /m.exec(recipes)!
const files = Object.fromEntries(
  [...recipe!.matchAll(/^```tsx\n(\/\/ (\S+)\n[\s\S]*?)^```/gm)].map(([, code, name]) => [
    name!,
    code!,
  ]),
)
// The reader's own application.
const App = `
import { notify } from 'belfry'
export default () => <button onClick={() => notify('Saved')}>Save</button>
`

let app: NewApp | undefined

test.beforeAll(async () => {
  app = await createApp({ ...files, 'src/App.tsx': App })
})

test.afterAll(() => app?.close())

/** Opens the app and says something while the script of the cards is on its way; returns its request. */
async function openWithoutCards(page: Page): Promise<Route> {
  let stop!: (route: Route) => void
  const onItsWay = new Promise<Route>((resolve) => (stop = resolve))
  await page.route(/\/cards-.*\.js/, (route) => stop(route))
  await page.clock.install()
  await page.goto(app!.address)
  await page.getByRole('button', { name: 'Save' }).click()
  return onItsWay
}

test('what is said before the cards have loaded waits for them', async ({ page, toaster }) => {
  const cards = await openWithoutCards(page)
  await page.clock.runFor(60_000)
  await cards.continue()
  await expect(toaster.cards).toHaveText(/Saved/)
})

test('an app whose cards fail to load goes on without them', async ({ page, complaints }) => {
  const cards = await openWithoutCards(page)
  await cards.abort()
  await expect.poll(() => complaints.join(), 'the browser says so').toContain('ERR_FAILED')
  complaints.length = 0
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible()
})
