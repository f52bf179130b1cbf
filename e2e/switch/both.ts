import { type Browser, type Page, expect } from '@playwright/test'
import type { ExternalToast, ToasterProps } from 'belfry/sonner'

/** A toast of sonner’s, and what is read of it. */
export interface Look {
  readonly toaster?: ToasterProps
  readonly options?: ExternalToast
  /** Styles of the page. */
  readonly css?: string
  readonly viewport?: { width: number; height: number }
  readonly read: (card: HTMLElement) => unknown
}

/** Opens a page with one toast that has come to rest, and reads it. */
export const open = async (
  page: Page,
  path: string,
  { toaster, options, css, read }: Look,
): Promise<unknown> => {
  const query = encodeURIComponent(JSON.stringify({ duration: 1e9, ...toaster }))
  await page.goto(`${path}toaster=${query}`)
  if (css) await page.addStyleTag({ content: css })
  await page.waitForFunction(() => 'toast' in window)
  await page.evaluate((given) => void window.toast.success('Saved', given), options)
  const card = page.locator('[data-sonner-toast]')
  await expect(card).toBeVisible()
  await page.evaluate(() => Promise.all(document.getAnimations().map((each) => each.finished)))
  return card.evaluate(read)
}

/** What is seen of a toast of sonner's and of one of the door's. */
export const both = async (browser: Browser, look: Look): Promise<unknown[]> => {
  const seen: unknown[] = []
  for (const path of ['/sonner?real&', '/sonner?']) {
    const page = await browser.newPage({
      reducedMotion: 'reduce',
      viewport: look.viewport ?? { width: 1000, height: 700 },
    })
    seen.push(await open(page, path, look))
    await page.close()
  }
  return seen
}
