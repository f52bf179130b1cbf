import { expect } from '@playwright/test'
import type { Connected } from '../remote/page.ts'
import type { Site } from '../remote/site.ts'
import type { Driver } from './driver.ts'
import { PATIENCE } from './page-view.ts'

/** Two tabs that are connected to a relay, as a scene meets them in any engine. */
export class RemoteView {
  readonly driver: Driver
  readonly site: Site

  constructor(driver: Driver, site: Site) {
    this.driver = driver
    this.site = site
  }

  /** Opens both; the second one is looked at. */
  async open(): Promise<void> {
    await this.driver.open(this.site.address)
    await this.isOpen()
    await this.driver.openTab(this.site.address)
    await this.isOpen()
  }

  async isOpen(): Promise<void> {
    await this.#until(
      'the connection is open',
      () => 'remote' in window && (window as unknown as Connected).remote.state() === 'open',
    )
  }

  async #until(what: string, isTrue: () => boolean): Promise<void> {
    // A page that is just being left answers nothing.
    const answer = () => this.driver.evaluate(isTrue).catch(() => false)
    await expect.poll(answer, { message: what, ...PATIENCE }).toBe(true)
  }

  /** Goes to another page, as a click on a link does. */
  async leave(): Promise<void> {
    await this.driver.evaluate(() => window.location.assign('/elsewhere'))
    await this.#until('the page is left', () => window.location.pathname === '/elsewhere')
  }

  async comeBack(): Promise<void> {
    await this.goBack()
    await this.isOpen()
  }

  async goBack(): Promise<void> {
    await this.driver.evaluate(() => window.history.back())
  }

  /** Opens one tab of an account, with a store. */
  async openAs(account: string): Promise<void> {
    await this.driver.open(`${this.site.address}/?stored&account=${account}`)
    await this.signIn(account)
    await this.isOpen()
  }

  async signIn(user: string): Promise<void> {
    await this.driver.evaluate((user) => {
      document.cookie = `user${window.location.port}=${user}; path=/`
    }, user)
  }

  /** The connection has ended because another user is signed in. */
  async isEnded(): Promise<void> {
    await this.#until(
      'the connection has ended for the account',
      () => (window as unknown as Connected).remote.reason() === 'account',
    )
  }

  /** The relay has so many connections. */
  async hasStreams(count: number): Promise<void> {
    await expect.poll(this.site.streams, { message: 'streams', ...PATIENCE }).toBe(count)
  }

  /** What this tab has filed. */
  async files(...titles: string[]): Promise<void> {
    const filed = () => this.driver.evaluate(() => (window as unknown as Connected).filed())
    await expect.poll(filed, { message: 'filed', ...PATIENCE }).toEqual(titles)
  }

  /** What both tabs together have ever shown; it ends in the first. */
  async show(...titles: string[]): Promise<void> {
    const shown = () => this.driver.evaluate(() => (window as unknown as Connected).everShown)
    const shownInBoth = async () => {
      await this.driver.goTo('second')
      const inSecond = await shown()
      await this.driver.goTo('first')
      return [...inSecond, ...(await shown())]
    }
    await expect.poll(shownInBoth, { message: 'shown', ...PATIENCE }).toEqual(titles)
  }

  /** The items of this tab, such as “a read”. */
  async keeps(...items: string[]): Promise<void> {
    const kept = () =>
      this.driver.evaluate(() =>
        (window as unknown as Connected).inbox
          .list('all')
          .map(({ title, state }) => `${title} ${state}`),
      )
    await expect.poll(kept, { message: 'the inbox', ...PATIENCE }).toEqual(items)
  }

  async markAll(state: 'read' | 'archived'): Promise<void> {
    await this.driver.evaluate((state) => {
      const { inbox, notify } = window as unknown as Connected
      inbox.mark(
        [...inbox.list('all'), ...notify.list()].map(({ id }) => id),
        state,
      )
    }, state)
  }
}
