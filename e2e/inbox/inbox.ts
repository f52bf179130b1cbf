import { type BrowserContext, type Page, expect } from '@playwright/test'

/** A tab with an inbox, as a person and a program see it. */
export class InboxTab {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  static async open(context: BrowserContext, query = ''): Promise<InboxTab> {
    const tab = new InboxTab(await context.newPage())
    await tab.page.goto(`/inbox?${query}`)
    await tab.page.waitForFunction(() => 'inbox' in window)
    return tab
  }

  async ready(): Promise<string> {
    return this.page.evaluate(() => window.inbox.ready)
  }

  async add(id: string): Promise<void> {
    await this.page.evaluate((id) => void window.inbox.add({ id, title: id }), id)
  }

  async notify(id: string): Promise<void> {
    await this.page.evaluate((id) => void window.notify(id, { id, duration: 0 }), id)
  }

  async mark(id: string, state: 'unread' | 'read' | 'archived'): Promise<void> {
    await this.page.evaluate(([id, state]) => window.inbox.mark(id, state), [id, state] as const)
  }

  async remove(id: string): Promise<void> {
    await this.page.evaluate((id) => window.inbox.remove(id), id)
  }

  async forget(): Promise<void> {
    await this.page.evaluate(() => window.inbox.forget())
  }

  async reload(): Promise<void> {
    await this.page.reload()
    await this.page.waitForFunction(() => 'inbox' in window)
    await this.ready()
  }

  /** Everything that is listed, newest first, such as “a unread”. */
  async items(): Promise<string[]> {
    return this.page.evaluate(() =>
      window.inbox.list('all').map(({ title, state }) => `${title} ${state}`),
    )
  }

  async has(...items: string[]): Promise<void> {
    await expect.poll(() => this.items()).toEqual(items)
  }

  /** Waits until everything is written. */
  async isWritten(rows: number): Promise<void> {
    await expect.poll(() => this.rows()).toBe(rows)
  }

  /** How many rows the account's database has, beside the one that tells its life. */
  async rows(account = 'ada'): Promise<number> {
    return this.page.evaluate(async (name) => {
      const all = await indexedDB.databases()
      if (!all.some((database) => database.name === name)) return 0
      const request = indexedDB.open(name)
      const database = await new Promise<IDBDatabase>((resolve) => {
        request.onsuccess = () => resolve(request.result)
      })
      const count = database.transaction('records').objectStore('records').count()
      await new Promise((resolve) => (count.onsuccess = resolve))
      database.close()
      return count.result - 1
    }, `belfry:${account}`)
  }
}
