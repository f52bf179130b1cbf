import { createServer } from 'vite'
import { expect, test } from '../test.ts'

/** The page as `npm start` serves it, where nothing is prerendered and a relay runs beside it. */
const started = test.extend<object, { address: string }>({
  address: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants to see what is used.
    async ({}, use) => {
      const server = await createServer({
        configFile: 'playground/vite.config.ts',
        logLevel: 'error',
        server: { port: 0, hmr: false },
      })
      await server.listen()
      await use(server.resolvedUrls!.local[0]!)
      await server.close()
    },
    { scope: 'worker' },
  ],
})

started(
  'an address leads to its part of the page, and nothing is complained of',
  async ({ page, address, complaints }) => {
    await page.goto(`${address}#relay`)
    await expect(page.getByRole('heading', { name: 'Relay', exact: true })).toBeInViewport()
    // The server talks to its own script.
    expect(complaints.splice(0).filter((each) => !each.startsWith('debug: [vite]'))).toEqual([])
  },
)

started('the line for a terminal shows a toast in one of the tabs', async ({ page, address }) => {
  await page.goto(`${address}#relay`)
  const line = await page.getByRole('group', { name: 'Code: From a terminal' }).innerText()
  const [, url = '', body = ''] = /^curl '(.+?)' .+ -d '(.+)'$/.exec(line.trim()) ?? []
  const tabs = ['First tab', 'Second tab'].map((title) => page.frameLocator(`[title='${title}']`))
  for (const tab of tabs) await expect(tab.getByText('connected', { exact: true })).toBeVisible()
  await fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })
  const cards = async () => {
    const counts = await Promise.all(tabs.map((tab) => tab.locator('[data-notification]').count()))
    return counts.reduce((sum, count) => sum + count)
  }
  await expect.poll(cards).toBe(1)
})
