import { expect } from '@playwright/test'
import type { EngineView } from './view.ts'

/** Looks twice at the display time that a card has left. */
export async function seesTime(
  view: EngineView,
  card: string,
  does: 'runs' | 'stands still',
): Promise<void> {
  const left = () =>
    view.driver.evaluate(
      (card) =>
        window.notify.remaining(document.querySelector<HTMLElement>(card)!.dataset.notification!)!,
      card,
    )
  const before = await left()
  await new Promise((resolve) => setTimeout(resolve, 100))
  if (does === 'runs') expect(await left()).toBeLessThan(before)
  else expect(await left()).toBe(before)
}
