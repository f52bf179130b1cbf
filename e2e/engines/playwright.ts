import type { Browser } from '@playwright/test'
import type { Driver } from './driver.ts'

const DESK = { width: 1000, height: 700 }

/** Drives a browser that Playwright has started. */
export async function drive(browser: Browser): Promise<Driver> {
  // In a profile of its own, which another tab may share.
  const newPage = async () => (await browser.newContext({ viewport: DESK })).newPage()
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
      argument?: Argument,
    ) {
      return page.evaluate(work as (argument: unknown) => Result | Promise<Result>, argument)
    },
    click: (selector) => page.click(selector),
    hover: (selector) => page.hover(selector),
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewportSize({ width, height }),
    close: () => browser.close(),
  }
}
