import { type Locator, type Page, expect } from '@playwright/test'
import type { NotificationOptions } from 'belfry'
import { type Box, boxOf } from './place.ts'

/** What is notified, and the cards that show it. */
export function createCards(page: Page) {
  const cards = page.locator('[data-notification]:not([data-state=leaving])')
  const stage = page.locator('.belfry-stage')

  const card = (title: string): Locator =>
    cards.filter({ has: page.getByText(title, { exact: true }) })

  const idOf = async (card: Locator): Promise<string> =>
    (await card.getAttribute('data-notification'))!

  /** Adds a notification, and lets the browser draw: only then its time runs. */
  const add = (title: string, options: NotificationOptions = {}): Promise<string> =>
    page.evaluate(
      async ([title, options]) => {
        const id = window.notify(title, { duration: 0, ...options })
        await new Promise((resolve) => new IntersectionObserver(resolve).observe(document.body))
        return id
      },
      [title, options] as const,
    )

  return {
    region: page.getByRole('region', { name: 'Notifications', exact: true }),
    cards,
    stage,
    more: page.getByText(/^\+\d+ more$/),
    dismissAll: page.getByRole('button', { name: 'Dismiss all' }),
    card,
    idOf,
    add,

    /** Where the card with this title is drawn. */
    box: (title: string): Promise<Box> => boxOf(card(title)),

    closeButton: (card: Locator): Locator =>
      card.getByRole('button', { name: 'Dismiss notification' }),

    /** Adds a notification, which stays unless a duration is given, and returns its card. */
    async notify(title: string, options: NotificationOptions = {}): Promise<Locator> {
      await add(title, options)
      await expect(card(title)).toBeAttached()
      return card(title)
    },

    /** Adds several, the last one newest. */
    async notifyAll(...titles: string[]): Promise<Locator[]> {
      for (const title of titles) await add(title)
      return titles.map(card)
    },

    async dismiss(card: Locator): Promise<void> {
      await page.evaluate((id) => window.notify.dismiss(id), await idOf(card))
    },

    async clear(): Promise<void> {
      await page.evaluate(() => window.notify.clear())
    },

    async seesExpanded(isExpanded = true): Promise<void> {
      const expanded = expect(stage)
      await (isExpanded ? expanded : expanded.not).toHaveAttribute('data-expanded')
    },
  }
}
