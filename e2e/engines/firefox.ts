import { firefox } from 'pw-firefox'
import type { Driver } from './driver.ts'

// It starts three times as fast when it asks nobody for news.
const firefoxUserPrefs = {
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
  // In a profile of its own, which another tab may share.
  const newPage = async () => {
    const profile = await browser.newContext({ viewport: { width: 1000, height: 700 } })
    return profile.newPage()
  }
  let page = await newPage()
  let tabs = { first: page, second: page }
  return {
    open: async (address) => {
      // In a tab of its own: the last scene may have left the keyboard in the toolbars.
      await page.context().close()
      page = await newPage()
      tabs = { first: page, second: page }
      await page.goto(address)
    },
    openTab: async (address) => {
      page = await page.context().newPage()
      tabs = { ...tabs, second: page }
      await page.goto(address)
    },
    goTo: async (tab) => {
      page = tabs[tab]
      await page.bringToFront()
    },
    reload: async () => void (await page.reload()),
    evaluate<Argument, Result>(
      work: (argument: Argument) => Result | Promise<Result>,
      argument: Argument,
    ) {
      return page.evaluate(work as (argument: unknown) => Result | Promise<Result>, argument)
    },
    click: (selector) => page.click(selector, { timeout: 5000 }),
    hover: (selector) => page.hover(selector, { timeout: 5000 }),
    press: (key) => page.keyboard.press(key),
    close: () => browser.close(),
  }
}
