import { setTimeout as wait } from 'node:timers/promises'
import type { CDPSession, Page } from 'puppeteer-core'
import { expect } from '@playwright/test'
import { test as base } from '../windows.ts'

export { expect }

declare global {
  interface Window {
    /** What a notification had left when its page went and came back. */
    timesNoted: number[]
  }
}

/** A tab that can really be hidden, frozen and put away: pages of Playwright always stay visible. */
export class Tab {
  readonly page: Page
  readonly #other: Page
  readonly #client: CDPSession
  readonly #address: string

  constructor(page: Page, other: Page, client: CDPSession, address: string) {
    this.page = page
    this.#other = other
    this.#client = client
    this.#address = address
  }

  async open(path = 'plain'): Promise<void> {
    await this.page.goto(`${this.#address}/${path}`)
    await this.page.waitForFunction(() => 'notify' in window)
    // The regions have to be there for a while before anything is said.
    await wait(600)
  }

  // Where the user is

  /** However long it takes until the tab is hidden, no time passes meanwhile. */
  async hide(): Promise<void> {
    const release = await this.page.evaluateHandle(() => window.notify.hold())
    await this.#other.bringToFront()
    await this.page.waitForFunction(() => document.hidden, { polling: 50 })
    await release.evaluate((release) => release())
  }

  async comeBack(): Promise<void> {
    await this.page.bringToFront()
    await this.page.waitForFunction(() => !document.hidden, { polling: 50 })
  }

  async freeze(): Promise<void> {
    await this.#client.send('Page.setWebLifecycleState', { state: 'frozen' })
  }

  async thaw(): Promise<void> {
    await this.#client.send('Page.setWebLifecycleState', { state: 'active' })
  }

  /**
   * Keeps the page busy, as a computer that sleeps does, while the last second of one runs out; says
   * how much time of another that has cost.
   */
  async hangUntilGone(id: string, other: string, ms: number): Promise<number> {
    return this.page.evaluate(
      ([id, other, ms]) =>
        new Promise<number>((resolve) => {
          const { notify } = window
          const before = notify.remaining(other)!
          notify.observe(({ type, notification }) => {
            if (type === 'closed' && notification.id === id)
              resolve(before - notify.remaining(other)!)
          })
          notify.update(id, { duration: 1000 })
          const end = performance.now() + ms
          while (performance.now() < end);
        }),
      [id, other, ms] as const,
    )
  }

  /** Goes to another page for a while and back, and says whether the first one was kept as it was. */
  async leaveAndReturn(ms: number): Promise<boolean> {
    await this.leave()
    await wait(ms)
    return this.goBack()
  }

  /** From now on notes how much time one has left whenever the page goes, and when it comes back. */
  async noteTimeOf(id: string): Promise<void> {
    await this.page.evaluate((id) => {
      window.timesNoted = []
      const note = () => window.timesNoted.push(window.notify.remaining(id)!)
      for (const type of ['pagehide', 'pageshow']) window.addEventListener(type, note)
    }, id)
  }

  async timesNoted(): Promise<number[]> {
    return this.page.evaluate(() => window.timesNoted)
  }

  /** Goes to another page, as a click on a link does. */
  async leave(): Promise<void> {
    await this.page.evaluate(() => Object.assign(window, { isSame: true }))
    await this.page.goto(`${this.#address}/`)
  }

  /** Goes back, and says whether the page was kept as it was. */
  async goBack(): Promise<boolean> {
    await this.page.evaluate(() => history.back())
    await this.page.waitForFunction(() => 'notify' in window)
    return this.page.evaluate(() => 'isSame' in window)
  }

  /** Opens another tab of the same profile, behind this one. */
  async openBeside(path: string): Promise<Page> {
    const beside = await this.page.browserContext().newPage()
    await beside.goto(`${this.#address}/${path}`)
    await beside.waitForFunction(() => 'notify' in window)
    await this.page.bringToFront()
    return beside
  }

  async putFingerOn(card: string): Promise<void> {
    const atRest = `[data-notification="${card}"][data-state=shown]`
    const element = await this.page.waitForSelector(atRest)
    const { x, y, width, height } = (await element!.boundingBox())!
    await this.#client.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: [{ x: x + width / 2, y: y + height / 2 }],
    })
  }

  // What is on the page

  async notify(title: string, duration = 0): Promise<string> {
    return this.page.evaluate(([title, duration]) => window.notify(title, { duration }), [
      title,
      duration,
    ] as const)
  }

  async update(id: string, title: string): Promise<void> {
    await this.page.evaluate(([id, title]) => window.notify.update(id, { title }), [
      id,
      title,
    ] as const)
  }

  async dismiss(id: string): Promise<void> {
    await this.page.evaluate((id) => window.notify.dismiss(id), id)
  }

  async timeLeft(id: string): Promise<number | undefined> {
    return this.page.evaluate((id) => window.notify.remaining(id), id)
  }

  async words(): Promise<string[]> {
    return this.page.evaluate(() => window.spoken.map(({ text }) => text))
  }

  /** Compares how much time is left now, and after a while of the wall's clock. */
  async seesTimeStandStill(id: string, ms = 1500): Promise<void> {
    const before = await this.timeLeft(id)
    await wait(ms)
    expect(await this.timeLeft(id)).toBe(before)
  }

  async seesTimeRun(id: string): Promise<void> {
    const before = (await this.timeLeft(id))!
    await expect.poll(async () => (await this.timeLeft(id)) ?? 0).toBeLessThan(before)
  }

  async seesGone(id: string): Promise<void> {
    await expect.poll(() => this.timeLeft(id)).toBeUndefined()
    await this.page.waitForSelector(`[data-notification="${id}"]`, { hidden: true })
  }

  async hears(...texts: string[]): Promise<void> {
    await expect.poll(() => this.words()).toEqual(texts)
    await wait(1200)
    expect(await this.words()).toEqual(texts)
  }
}

export const test = base.extend<{ tab: Tab }>({
  tab: async ({ chromium, baseURL }, use) => {
    const context = await chromium.createBrowserContext()
    const other = await context.newPage()
    const page = await context.newPage()
    await use(new Tab(page, other, await page.createCDPSession(), baseURL!))
    await context.close()
  },
})
