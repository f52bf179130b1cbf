import type { Page } from '@playwright/test'
import { test as base, expect } from '../test.ts'
import { type Bundler, createBundler, prepareStage } from './copied.ts'
import { PlaygroundModel, site } from './playground.ts'

export { expect }

interface Fixtures {
  playground: PlaygroundModel
  asked: string[]
  /** Runs copied code in a browser of its own, and returns its page. */
  run: (code: string) => Promise<Page>
  /** Shows what is composed here, runs its copied code there, and compares; returns the other page. */
  seesTheSame: () => Promise<Page>
}

/** Every test gets the playground's page model, and fails when the page asked another host. */
export const test = base.extend<Fixtures, { bundler: Bundler }>({
  // A page that scrolls smoothly would move away from under a click.
  contextOptions: { reducedMotion: 'reduce' },
  bundler: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants to see what is used.
    async ({}, use) => {
      const bundler = await createBundler()
      await use(bundler)
      await bundler.close()
    },
    { scope: 'worker' },
  ],
  run: async ({ browser, bundler }, use) => {
    const page = await browser.newPage()
    const show = await prepareStage(page)
    await use(async (code) => {
      await show(await bundler.bundle(code))
      return page
    })
    await page.close()
  },
  seesTheSame: async ({ playground, run }, use) =>
    use(async () => {
      await playground.hold()
      await playground.show()
      await expect(playground.toaster.cards.first()).toBeVisible()
      const other = await run(await playground.copy('Copy code: App.tsx'))
      await expect(other.locator('[data-notification]').first()).toBeVisible()
      expect(await playground.shown(other)).toBe(await playground.shown())
      await playground.hold()
      return other
    }),
  asked: async ({ context }, use) => {
    const asked: string[] = []
    context.on('request', (request) => asked.push(request.url()))
    await use(asked)
    const foreign = asked.filter((url) => !url.startsWith(site) && !url.startsWith('data:'))
    expect(foreign, 'requests beyond the site').toEqual([])
  },
  playground: async ({ page, toaster, asked }, use) => {
    void asked
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await use(new PlaygroundModel(page, toaster))
  },
})
