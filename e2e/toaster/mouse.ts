import type { Locator, Page } from '@playwright/test'
import { middleOf } from './place.ts'
import type { Time } from './time.ts'

/** The mouse over the cards. */
export function createMouse(page: Page, { finishMotions }: Time) {
  return {
    /** Puts the mouse where the card comes to rest. */
    async hover(card: Locator): Promise<void> {
      await finishMotions()
      const { x, y } = await middleOf(card)
      await page.mouse.move(x, y)
    },

    /** Takes the mouse to where no card is. */
    async leave(): Promise<void> {
      await page.mouse.move(5, 300)
    },
  }
}
