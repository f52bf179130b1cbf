import { once } from 'node:events'
import { type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { devices } from '@playwright/test'
import { PlaygroundModel, site } from '../playground/playground.ts'
import { shiftsOf, watchShifts } from '../shifts.ts'
import { expect, test } from '../test.ts'
import { holdScripts, seesFirstFrame } from './first-frame.ts'

const parts = ['Composer', 'Demo', 'Inbox', 'Relay', 'Media']

test('without scripts it says what it is, shows its code and leads on', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(site)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Toasts that /)
  await expect(page.getByText('npm install belfry')).toBeVisible()
  await expect(page.getByText("notify.success('Draft saved'").first()).toBeVisible()
  for (const name of parts) {
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
  }
  for (const words of ['createRelay(', 'startDemo(', 'createInbox(', 'createImageItem(']) {
    await expect(page.locator('pre').filter({ hasText: words }).first()).toBeVisible()
  }
  await page.getByRole('link', { name: 'Get started' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Getting started')
  await context.close()
})

test('without scripts there is no button that would not respond', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(site)
  for (const role of ['button', 'textbox', 'radio', 'checkbox'] as const) {
    await expect(page.getByRole(role), role).toHaveCount(0)
  }
  const overflow = await page.locator('html').evaluate((html) => html.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  await context.close()
})

test('what you read before the script arrives is what comes alive', async ({ page, toaster }) => {
  const release = await holdScripts(page)
  await seesFirstFrame(page, '#top')
  const heading = await page.getByRole('heading', { level: 1 }).elementHandle()
  await expect(page.getByRole('button', { name: 'Ring the bell' })).toBeVisible()
  release()
  await new PlaygroundModel(page, toaster).comesAlive()
  expect(await heading?.evaluate((element) => element.isConnected)).toBe(true)
  await page.getByRole('button', { name: 'Ring the bell' }).click()
  await expect(toaster.card('Draft saved')).toBeVisible()
})

const linked = '?title=Linked&media=icon&action=Undo&scheme=dark#composer'

for (const width of [390, 1440]) {
  for (const address of ['#top', '#composer', '#inbox', '#relay', '#media', linked]) {
    test(`nothing moves when ${address} comes alive at ${width} px`, async ({ page, toaster }) => {
      // As for most people: browsers without windows refuse notifications, which the form says in a line.
      await page.addInitScript(() =>
        Object.defineProperty(Notification, 'permission', { get: () => 'default' }),
      )
      await page.setViewportSize({ width, height: 800 })
      await watchShifts(page)
      const release = await holdScripts(page)
      await seesFirstFrame(page, address)
      release()
      await new PlaygroundModel(page, toaster).comesAlive()
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
      expect(await shiftsOf(page)).toEqual([])
    })
  }
}

test('nothing moves when the page itself comes in parts', async ({ page }) => {
  // In the middle of the header, whose parts share a line.
  const cut = '<button class="button search-open" type="button">'
  expect(await (await fetch(site)).text()).toContain(cut)
  const passOn = async (url: string, response: ServerResponse) => {
    const answer = await fetch(site + url.slice(1))
    const type = answer.headers.get('content-type') ?? ''
    const body = Buffer.from(await answer.arrayBuffer())
    const end = type.includes('html') ? body.indexOf(cut) + cut.length : body.length
    response.setHeader('content-type', type).write(body.subarray(0, end))
    setTimeout(() => response.end(body.subarray(end)), end < body.length ? 500 : 0)
  }
  const server = createServer(({ url = '/' }, response) => void passOn(url, response))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  await page.setViewportSize({ width: 390, height: 800 })
  await watchShifts(page)
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  expect(await shiftsOf(page)).toEqual([])
  await new Promise((resolve) => server.close(resolve))
})

test('the page shows what the link describes, and not what was prerendered', async ({
  page,
  toaster,
}) => {
  const playground = new PlaygroundModel(page, toaster)
  await playground.open(linked)
  await expect(playground.field('title').getByRole('textbox')).toHaveValue('Linked')
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
})

test('you can read it on a phone without scripts, too', async ({ browser }) => {
  const { defaultBrowserType: _, ...phone } = devices['iPhone 13']
  const context = await browser.newContext({ ...phone, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(site)
  await expect(page.getByRole('link', { name: 'Get started' })).toBeInViewport()
  await page.getByRole('link', { name: 'Belfry' }).tap()
  await expect(page.getByRole('link', { name: 'Belfry' })).toBeInViewport({ ratio: 1 })
  await context.close()
})
