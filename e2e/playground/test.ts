import type { BrowserContext, Page } from '@playwright/test'
import { test as base, expect } from '../test.ts'
import { runCopied } from './copied.ts'
import { PlaygroundModel, site } from './playground.ts'

export { expect }

/** Every test gets the playground's page model, and fails when the page asked another host. */
export const test = base.extend<{
  playground: PlaygroundModel
  asked: string[]
  /** Runs copied code in a browser of its own, and returns its page. */
  run: (code: string) => Promise<Page>
}>({
  // A page that scrolls smoothly would move away from under a click.
  contextOptions: { reducedMotion: 'reduce' },
  run: async ({ browser }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (code) => {
      const context = await browser.newContext()
      contexts.push(context)
      const page = await context.newPage()
      await runCopied(code, page)
      return page
    })
    for (const context of contexts) await context.close()
  },
  asked: async ({ context }, use) => {
    const asked: string[] = []
    context.on('request', (request) => asked.push(request.url()))
    await use(asked)
    const foreign = asked.filter((url) => !url.startsWith(site) && !url.startsWith('data:'))
    expect(foreign, 'requests beyond the site').toEqual([])
  },
  playground: async ({ page, toaster, asked }, use, testInfo) => {
    void asked
    // Time runs as it does for visitors here, and several pages are opened.
    testInfo.setTimeout(60_000)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await use(new PlaygroundModel(page, toaster))
  },
})
