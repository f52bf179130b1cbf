// @ts-check
// Photographs every state in every look, to be looked at:
// `.cache/screenshots/<look>-<state>-<arrangement>.png`.
import { mkdirSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { chromiumFlags, prepareBrowsers } from './browsers.js'

/**
 * @typedef {import('@playwright/test').BrowserContextOptions} Look
 * @typedef {{ notify: import('belfry').Notifier }} PageWindow
 */

const folder = '.cache/screenshots'
const port = '4390'

const desk = { viewport: { width: 900, height: 600 } }
const phone = { viewport: { width: 390, height: 700 }, hasTouch: true, isMobile: true }

/** @type {Record<string, Look & { dir?: 'rtl' }>} */
const looks = {
  light: { ...desk, colorScheme: 'light' },
  dark: { ...desk, colorScheme: 'dark' },
  phone,
  rtl: { ...desk, dir: 'rtl' },
  narrow: { viewport: { width: 320, height: 600 } },
  forced: { ...desk, forcedColors: 'active' },
  contrast: { ...desk, contrast: 'more' },
}

/** How the cards lie, and whether somebody is at them. */
const arrangements = {
  column: { stack: false, used: false },
  stacked: { stack: true, used: false },
  spread: { stack: true, used: true },
}

/** Each runs in the page. @type {Record<string, () => void>} */
const states = {
  types() {
    const { notify } = /** @type {PageWindow} */ (/** @type {unknown} */ (window))
    notify.warning('Storage is almost full', { duration: 0 })
    notify.error('Payment failed', { message: 'The card was declined.', duration: 0 })
    notify.success('Saved', { message: 'Your draft is safe.', duration: 0 })
  },
  content() {
    const { notify } = /** @type {PageWindow} */ (/** @type {unknown} */ (window))
    const sea = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">'
    const drawing = `${sea}<rect width="8" height="8" fill="teal"/><circle cx="5" cy="3" r="2" fill="gold"/></svg>`
    const url = `data:image/svg+xml,${encodeURIComponent(drawing)}`
    const media = /** @type {const} */ ({ type: 'image', url })
    const action = { label: 'Undo', onAction: () => {} }
    notify('Uploading', { pending: true })
    notify('Ada sent a picture', { message: 'The lighthouse', media, timestamp: 0, duration: 0 })
    notify('Deleted', { message: 'It is in the bin.', action, duration: 0 })
  },
  long() {
    const { notify } = /** @type {PageWindow} */ (/** @type {unknown} */ (window))
    notify.info('Long '.repeat(20), { message: 'word '.repeat(120), duration: 0 })
    notify.error('x'.repeat(200), { message: 'تم الحفظ 👩‍👩‍👧‍👦 '.repeat(8), duration: 0 })
  },
  ten() {
    const { notify } = /** @type {PageWindow} */ (/** @type {unknown} */ (window))
    for (let index = 0; index < 10; index++) notify(`Number ${index}`, { duration: 0 })
    notify('Again', { key: 'again', duration: 0 })
    notify('Again', { key: 'again', duration: 0 })
  },
}

process.env.BELFRY_E2E_PORT = port
await Promise.all([prepareBrowsers(), import('../e2e/serve.js')])
mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({
  executablePath: process.env.BELFRY_CHROMIUM ?? '',
  args: chromiumFlags,
})

for (const [look, { dir = 'ltr', ...options }] of Object.entries(looks)) {
  for (const [state, show] of Object.entries(states)) {
    for (const [arrangement, { stack, used }] of Object.entries(arrangements)) {
      const page = await browser.newPage(options)
      await page.goto(`http://localhost:${port}/plain?toaster=${JSON.stringify({ stack })}`)
      await page.evaluate((direction) => {
        document.dir = direction
        document.documentElement.style.colorScheme = 'light dark'
      }, dir)
      await page.evaluate(show)
      const front = page.locator('[data-notification]').first()
      if (used) await (options.hasTouch ? front.tap() : front.hover())
      // What moves has come to rest.
      await page.waitForTimeout(700)
      await page.screenshot({ path: `${folder}/${look}-${state}-${arrangement}.png` })
      await page.close()
    }
  }
  console.log(`${folder}/${look}-*.png`)
}
await browser.close()
process.exit(0)
