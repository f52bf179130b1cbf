import { expect } from '@playwright/test'
import type { BellProps } from 'belfry/inbox/react'
import type { Driver } from './driver.ts'
import { PATIENCE } from './page-view.ts'
import { EngineView } from './view.ts'

let accounts = 0

/** A bell, its panel and its inbox as a scene meets them, in any engine and in real time. */
export class InboxView extends EngineView<Driver> {
  readonly bell = 'header .belfry-inbox-bell'
  readonly panel = 'header .belfry-inbox-panel:popover-open'
  // An engine may keep its profile from scene to scene.
  readonly #query = `account=${Date.now()}-${++accounts}`

  async openInbox({ position }: Pick<BellProps, 'position'> = {}): Promise<void> {
    const bell = encodeURIComponent(JSON.stringify({ position }))
    await this.open('bell', {}, `${this.#query}&bell=${bell}`)
    await this.#ready()
  }

  /** A second tab of the same account; it is the one that is looked at. */
  async openBeside(): Promise<void> {
    await this.driver.openTab(`${this.address}/bell?${this.#query}`)
    await this.#ready()
  }

  async reload(): Promise<void> {
    await this.driver.reload()
    await this.#ready()
  }

  async #ready(): Promise<void> {
    await this.until('the store has answered', async () => {
      return 'inbox' in window && (await window.inbox.ready) === 'stored'
    })
  }

  /** Files items, the last one newest, each with its title as its id. */
  async has(...titles: string[]): Promise<void> {
    await this.driver.evaluate((titles) => {
      for (const title of titles) window.inbox.add({ id: title, title })
    }, titles)
  }

  /** Files so many items of several lines: “n1” is the newest. */
  async hasLong(count: number): Promise<void> {
    await this.driver.evaluate((count) => {
      const message = 'Words that need more than a line. '.repeat(8)
      for (let place = count; place > 0; place--) {
        window.inbox.add({ id: `n${place}`, title: `n${place}`, message })
      }
    }, count)
  }

  async mark(id: string, state: 'unread' | 'read' | 'archived'): Promise<void> {
    await this.driver.evaluate(({ id, state }) => void window.inbox.mark(id, state), { id, state })
  }

  async forget(): Promise<void> {
    await this.driver.evaluate(() => window.inbox.forget())
  }

  /** The inbox holds these, newest first, such as “a unread”. */
  async keeps(...items: string[]): Promise<void> {
    const kept = () =>
      this.driver.evaluate(() =>
        window.inbox.list('all').map(({ title, state }) => `${title} ${state}`),
      )
    await expect.poll(kept, { message: 'the inbox', ...PATIENCE }).toEqual(items)
  }

  /** So many rows are written where a reload finds them. */
  async isWritten(rows: number): Promise<void> {
    const written = () =>
      this.driver.evaluate(
        (name) =>
          new Promise<number>((resolve, reject) => {
            const request = indexedDB.open(name)
            request.addEventListener('error', () => reject(request.error!))
            request.addEventListener('success', () => {
              const database = request.result
              const records = database.transaction('records').objectStore('records').count()
              records.addEventListener('success', () => {
                database.close()
                // One row tells the database's life.
                resolve(records.result - 1)
              })
            })
          }),
        `belfry:${this.#query.replace('account=', '')}`,
      )
    await expect.poll(written, { message: 'rows', ...PATIENCE }).toBe(rows)
  }

  /** The panel lists these, such as “a unread”. */
  async lists(...rows: string[]): Promise<void> {
    const listed = () =>
      this.driver.evaluate(
        (panel) =>
          [...document.querySelectorAll<HTMLElement>(`${panel} [data-item]`)].map(
            ({ dataset }) => `${dataset.item} ${dataset.state}`,
          ),
        this.panel,
      )
    await expect.poll(listed, { message: 'rows', ...PATIENCE }).toEqual(rows)
  }

  async seesOpen(): Promise<void> {
    await this.until('the panel is open', (panel) => !!document.querySelector(panel), this.panel)
  }

  async seesClosed(): Promise<void> {
    await this.until('the panel is closed', (panel) => !document.querySelector(panel), this.panel)
  }

  row(title: string): string {
    return `${this.panel} [data-item="${title}"]`
  }

  /** Neither edge of the row is out of sight, or under a bar. */
  async seesWhole(row: string): Promise<void> {
    await this.until(
      `${row} is seen whole`,
      (row) => {
        const element = document.querySelector(row)!
        const { left, top, bottom, width } = element.getBoundingClientRect()
        return [top + 2, bottom - 2].every((y) =>
          element.contains(document.elementFromPoint(left + width / 2, y)),
        )
      },
      row,
    )
  }

  async seesFocusIn(selector: string): Promise<void> {
    await this.until(
      `focus is on ${selector}`,
      (selector) => !!document.activeElement?.matches(selector),
      selector,
    )
  }
}
