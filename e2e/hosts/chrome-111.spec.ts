import { join } from 'node:path'
import { type Browser, chromium, expect, test } from '@playwright/test'
import { pack } from '../../scripts/consumer.js'
import { serveFolder } from '../../scripts/serve-folder.js'
import { buildApplication } from './application.js'
import { cardOf, comesToRest, contrastOf, dismissAboveDialog, schemes } from './card.ts'

// The oldest Chrome that is promised a card: it knows neither `popover` nor `light-dark()`.
let old: Browser
let site: Awaited<ReturnType<typeof serveFolder>>

test.beforeAll('an old browser is unpacked, and an application built', async () => {
  test.setTimeout(600_000)
  const tarball = pack('.cache/hosts')
  const executablePath = join(buildApplication('chrome-111', tarball), 'chromium')
  old = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  site = await serveFolder(buildApplication('vite-react18', tarball))
})
test.afterAll(async () => {
  await old?.close()
  site?.close()
})

test('it is the old one', async () => {
  expect(old.version()).toMatch(/^111\./)
})

for (const [scheme, ask] of Object.entries(schemes)) {
  test(`a card is painted, readable and of use in Chrome 111, ${scheme}`, async () => {
    const faults: string[] = []
    const page = await old.newPage()
    page.on('pageerror', ({ message }) => faults.push(message))
    await page.goto(site.url)
    await page.evaluate(ask)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const card = cardOf(page, 'Saved')
    await comesToRest(card)
    await expect(card).toBeInViewport({ ratio: 1 })
    for (const words of ['Saved', 'Your draft is safe.'])
      expect(await contrastOf(card, card.getByText(words)), words).toBeGreaterThan(4.5)
    await card.getByRole('button', { name: 'Undo' }).click()
    await card.getByRole('button', { name: 'Dismiss notification' }).click()
    await expect(card).toHaveCount(0)
    expect(faults).toEqual([])
    await page.close()
  })
}

test('a card stands above a modal dialog in Chrome 111, and can be clicked there', async () => {
  const page = await old.newPage()
  await page.goto(site.url)
  await dismissAboveDialog(page)
  await page.close()
})
