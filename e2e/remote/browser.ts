import { expect } from '@playwright/test'
import { test as base } from '../windows.ts'
import type { BrowserContext, Page } from 'puppeteer-core'
import type { Connected } from './page.ts'
import { bundlePage, openSite, type Site } from './site.ts'

export { expect }

/** A page that is connected to the relay. */
export class RemoteTab {
  readonly page: Page
  readonly #address: string

  constructor(page: Page, address: string) {
    this.page = page
    this.#address = address
  }

  read = <Value>(read: (page: Connected) => Value): Promise<Value> =>
    this.page.evaluate(`(${read.toString()})(window)`) as Promise<Value>

  state = (): Promise<string> => this.read((page) => page.remote.state())
  shown = (): Promise<string[]> => this.read((page) => page.everShown)
  queued = (): Promise<string[]> =>
    this.read((page) => page.notify.list().map(({ title }) => title))
  filed = (): Promise<string[]> => this.read((page) => page.filed())
  dismissAll = (): Promise<void> => this.read((page) => page.notify.clear('user'))

  /** The titles of what is read. */
  readItems = (): Promise<string[]> =>
    this.read((page) => page.inbox.list('read').map(({ title }) => title))
  unseen = (): Promise<number> => this.read((page) => page.inbox.unseen())

  look = (): Promise<void> => this.page.bringToFront()

  /** Somebody looks at another page, which has nothing to do with it. */
  async lookAway(): Promise<void> {
    const elsewhere = await this.page.browserContext().newPage()
    await elsewhere.bringToFront()
    await this.page.waitForFunction(() => document.hidden, { polling: 50 })
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`${this.#address}/${query}`)
    await this.isOpen()
  }

  async isOpen(): Promise<void> {
    await expect.poll(this.state).toBe('open')
  }

  /** Installs the site's service worker, through which the page is then opened again. */
  async isWorkedFor(): Promise<void> {
    await this.page.evaluate(async () => {
      await navigator.serviceWorker.register('/worker.js')
      await navigator.serviceWorker.ready
    })
    await this.open()
  }

  /** Its process dies, and nobody is told. */
  async crash(): Promise<void> {
    const died = new Promise((resolve) => this.page.once('error', resolve))
    this.page.goto('chrome://crash').catch(() => {})
    await died
  }

  /** The browser suspends it, or lets it go on, as it does with tabs that nobody looks at. */
  async freeze(state: 'frozen' | 'active'): Promise<void> {
    const session = await this.page.createCDPSession()
    await session.send('Page.setWebLifecycleState', { state })
    await session.detach()
  }

  /** Goes to another page, as a click on a link does. */
  async leave(): Promise<void> {
    await this.page.evaluate(() => Object.assign(window, { isSame: true }))
    await this.page.goto(`${this.#address}/elsewhere`)
  }

  /** Goes back, and says whether the page was kept as it was. */
  async comeBack(): Promise<boolean> {
    await this.page.evaluate(() => history.back())
    await this.page.waitForFunction(() => 'remote' in window)
    return this.page.evaluate(() => 'isSame' in window)
  }
}

/** A relay, and a browser whose tabs are connected to it. */
export interface World extends Site {
  openTab: (query?: string) => Promise<RemoteTab>
  /** A tab on another device of the same user. */
  openElsewhere: () => Promise<RemoteTab>
}

export const test = base.extend<{ world: World }, { script: string }>({
  script: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants to see what is used.
    async ({}, use) => use(await bundlePage()),
    { scope: 'worker' },
  ],
  world: async ({ chromium, script }, use) => {
    const site = await openSite(script)
    const contexts: BrowserContext[] = []
    const openContext = async (): Promise<BrowserContext> => {
      const context = await chromium.createBrowserContext()
      contexts.push(context)
      return context
    }
    const openIn = async (context: BrowserContext, query = ''): Promise<RemoteTab> => {
      const tab = new RemoteTab(await context.newPage(), site.address)
      await tab.open(query)
      return tab
    }
    const home = await openContext()
    await use({
      ...site,
      openTab: (query) => openIn(home, query),
      openElsewhere: async () => openIn(await openContext()),
    })
    for (const context of contexts) await context.close()
    await site.close()
  },
})
