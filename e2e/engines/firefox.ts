import type { Browser } from '@playwright/test'
import { firefox } from 'pw-firefox'
import type { Driver } from './driver.ts'
import { drive } from './playwright.ts'

/** It starts three times as fast when it asks nobody for news. */
export const firefoxUserPrefs = {
  'app.normandy.enabled': false,
  'browser.newtabpage.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'services.settings.server': 'data:,#',
}

/** Drives Firefox by WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Driver> {
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath,
    firefoxUserPrefs,
    timeout: 60_000,
  })
  // The same library, an earlier release of it.
  return drive(browser as unknown as Browser)
}
