import { test as base } from '@playwright/test'
import { type Browser, launch } from 'puppeteer-core'

/**
 * Tests in a Chromium with windows, whose tabs can be hidden, frozen and put away: pages of Playwright
 * always stay visible.
 */
export const test = base.extend<object, { chromium: Browser }>({
  chromium: [
    async ({ launchOptions: { args = [] } }, use) => {
      const browser = await launch({
        executablePath: process.env.BELFRY_CHROMIUM!,
        args,
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      })
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
})

/** For `test.use`: pages of Playwright, in a Chromium that has a desktop to speak to. */
export const inWindows: Parameters<typeof base.use>[0] = {
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, executablePath: process.env.BELFRY_CHROMIUM! }),
    { scope: 'worker' },
  ],
}
