import { type Locator, type Page, expect } from '@playwright/test'
import type { BellProps } from 'belfry/inbox/react'
import type { Opening, ToasterModel } from '../toaster.ts'
import { boxOf } from '../toaster/place.ts'

/** How the page with a bell is opened. */
export interface BellOpening extends Omit<Opening, 'toaster' | 'query'> {
  bell?: Omit<BellProps, 'inbox' | 'children' | 'onNavigate' | 'labels'>
  form?: true
  activity?: true
  shadow?: true
  rows?: true
}

/** A bell and its panel, as their user meets them. */
export class BellModel {
  readonly page: Page
  readonly toaster: ToasterModel
  readonly bell: Locator
  readonly panel: Locator
  readonly heading: Locator
  readonly rows: Locator
  readonly scroller: Locator

  constructor(page: Page, toaster: ToasterModel, around = page.getByRole('banner')) {
    this.page = page
    this.toaster = toaster
    this.bell = around.locator('.belfry-inbox-bell')
    this.panel = page.getByRole('dialog', { name: 'Notifications' })
    this.heading = this.panel.getByRole('heading', { name: 'Notifications' })
    this.rows = this.panel.locator('[data-item]')
    this.scroller = this.panel.locator('[data-scroller]')
  }

  async visit({ bell, form, activity, shadow, rows, ...opening }: BellOpening = {}): Promise<void> {
    const query = {
      ...(bell && { bell: JSON.stringify(bell) }),
      ...(form && { form: '' }),
      ...(activity && { activity: '' }),
      ...(shadow && { shadow: '' }),
      ...(rows && { rows: '' }),
    }
    await this.toaster.open('bell', { ...opening, query })
    await this.page.waitForFunction(() => 'inbox' in window)
  }

  /** Files items, the last one newest, each with its title as its id. */
  async has(...titles: string[]): Promise<void> {
    await this.page.evaluate((titles) => {
      for (const title of titles) window.inbox.add({ id: title, title, message: 'To everybody.' })
    }, titles)
  }

  /** Files so many items: “n1” is the newest. */
  async hasMany(count: number): Promise<void> {
    await this.has(...Array.from({ length: count }, (_, index) => `n${count - index}`))
  }

  async open(): Promise<void> {
    await this.bell.click()
    await this.isOpen()
    await this.toaster.finishMotions()
  }

  async isOpen(): Promise<void> {
    await expect(this.panel).toBeVisible()
    await expect(this.heading).toBeVisible()
  }

  async isClosed(): Promise<void> {
    await expect(this.panel).toBeHidden()
  }

  row(title: string): Locator {
    return this.panel.locator(`[data-item='${title}']`)
  }

  button(name: string): Locator {
    return this.panel.getByRole('button', { name, exact: true })
  }

  async lists(...titles: string[]): Promise<void> {
    await expect
      .poll(() => this.rows.evaluateAll((rows) => rows.map((row) => row.dataset.item)))
      .toEqual(titles)
  }

  async scrollTop(): Promise<number> {
    return this.scroller.evaluate(({ scrollTop }) => scrollTop)
  }

  /** Where a row is, in whole pixels. */
  async topOf(title: string): Promise<number> {
    return Math.round((await boxOf(this.row(title))).y)
  }
}
