import { setTimeout as wait } from 'node:timers/promises'
import { expect } from '@playwright/test'
import { PATIENCE } from './page-view.ts'
import type { EngineView } from './view.ts'

/** Looks twice at the display time that a card has left, until it does what it should. */
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
  const look = async () => {
    const before = await left()
    await wait(100)
    return (await left()) < before ? 'runs' : 'stands still'
  }
  await expect.poll(look, { message: 'time', ...PATIENCE }).toBe(does)
}
