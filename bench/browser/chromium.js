// @ts-check
import { launch } from 'puppeteer-core'
import { chromiumFlags } from '../../scripts/browsers.js'

/**
 * One Chromium, started again only when a page of its had to be killed.
 * @param {string} executablePath
 * @param {(page: import('puppeteer-core').Page) => Promise<void>} warmUp
 */
export function createChromium(executablePath, warmUp) {
  /** @type {import('puppeteer-core').Browser | undefined} */
  let browser
  let version = ''

  /**
   * Each page has a context of its own, so that none inherits another's process.
   * @param {import('puppeteer-core').Browser} browser
   * @param {(page: import('puppeteer-core').Page) => Promise<void>} use
   */
  async function withPage(browser, use) {
    const context = await browser.createBrowserContext()
    const page = await context.newPage()
    await page.setViewport({ width: 1280, height: 800 })
    await use(page)
    await context.close()
  }

  async function start() {
    const started = await launch({ executablePath, args: chromiumFlags, protocolTimeout: 0 })
    version = await started.version()
    // The first page of all would pay for fonts and caches.
    await withPage(started, warmUp)
    return started
  }

  return {
    /** @param {(page: import('puppeteer-core').Page) => Promise<void>} use */
    async visit(use) {
      browser ??= await start()
      await withPage(browser, use)
    },
    version: () => version,
    close: async () => browser?.close(),
    /** For a page that hangs: it would not hear anything milder. */
    kill() {
      browser?.process()?.kill('SIGKILL')
      browser = undefined
    },
  }
}
