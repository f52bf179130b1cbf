import { once } from 'node:events'
import { expect, test } from '@playwright/test'
import { cardOf } from './card.ts'
import { type NextServer, startNext } from './next-start.ts'

let server: NextServer
let url: string

test.beforeAll(async () => {
  server = await startNext('next-server')
  url = server.url
})

test.afterAll(() => server?.end())

test('a Server Action’s answer is shown', async ({ page }) => {
  await page.goto(url)
  await page.getByRole('button', { name: 'Rename' }).click()
  await expect(cardOf(page, 'Not renamed')).toContainText('A title needs a letter.')
  await page.getByRole('textbox', { name: 'Title' }).fill('Ada’s')
  await page.getByRole('button', { name: 'Rename' }).click()
  await expect(cardOf(page, 'Renamed to “Ada’s”')).toHaveCount(1)
})

test('a Server Action’s answer is not shown again to whoever comes back to its page', async ({
  page,
}) => {
  await page.goto(url)
  await page.getByRole('textbox', { name: 'Title' }).fill('Ada’s')
  await page.getByRole('button', { name: 'Rename' }).click()
  const card = cardOf(page, 'Renamed to “Ada’s”')
  await card.getByRole('button', { name: 'Dismiss notification' }).click()
  await expect(card).toHaveCount(0)
  await page.getByRole('link', { name: 'List' }).click()
  await page.getByRole('link', { name: 'Home' }).click()
  // Its own answer comes after whatever the page says when it is back.
  await page.getByRole('textbox', { name: 'Title' }).fill('Bob’s')
  await page.getByRole('button', { name: 'Rename' }).click()
  await expect(cardOf(page, 'Renamed to “Bob’s”')).toBeVisible()
  expect(await card.count()).toBe(0)
})

test('the message that it leaves behind is shown once, after its redirect', async ({ page }) => {
  await page.goto(url)
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('heading', { name: 'The list' })).toBeVisible()
  const flash = cardOf(page, 'Created, and saved')
  await expect(flash).toBeVisible()
  await flash.getByRole('button', { name: 'Dismiss notification' }).click()
  await expect(flash).toHaveCount(0)
  const left = await page.context().cookies()
  expect(left.map(({ name }) => name)).not.toContain('flash')
  await page.getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('button', { name: 'Create' })).toBeVisible()
  await expect(flash).toHaveCount(0)
})

test('the message is shown also where the redirect leads back to the same page', async ({
  page,
}) => {
  await page.goto(url)
  await page.getByRole('button', { name: 'Save here' }).click()
  await expect(cardOf(page, 'Saved here')).toBeVisible()
})

test('a page that broke on the server says so in words for people', async ({ page }) => {
  await page.goto(`${url}/broken`)
  const card = cardOf(page, 'This part of the page broke')
  await expect(card).toBeVisible()
  await expect(card).not.toContainText('React')
})

test('what a Server Action publishes is shown, and no open stream keeps the server from ending', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'session', value: 'ada', url }])
  await page.goto(`${url}/bell`)
  await expect(page.getByRole('button', { name: 'Notifications' })).toBeVisible()
  await page.getByRole('button', { name: 'Tell Ada' }).click()
  await expect(cardOf(page, 'Told by an action')).toHaveCount(1)
  const left = once(server.process, 'exit')
  server.process.kill('SIGTERM')
  await left
})
