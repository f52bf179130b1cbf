import type { Page } from '@playwright/test'
import { site } from '../playground/playground.ts'

/** Holds back every script until it is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/*.js', async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Opens a page and waits for its first frame alone: its scripts are still on their way. */
export async function seesFirstFrame(page: Page, address: string): Promise<void> {
  await page.goto(site + address, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0)
}
