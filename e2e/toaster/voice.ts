import { type Page, expect } from '@playwright/test'
import type { Spoken } from '../pages/listen.ts'
import type { Time } from './time.ts'

/** What was said so far; the invisible mark of a repeat is left out. Runs in the page. */
export const readWords = (): string[] =>
  window.spoken.map(({ text }) => text.replace(/\u00a0$/, ''))

/** What a screen reader is given to say. */
export function createVoice(page: Page, { passes }: Time) {
  /** What was said so far, in words. */
  const words = (): Promise<string[]> => page.evaluate(readWords)

  return {
    words,

    /** All that was said so far, and how. */
    spoken: (): Promise<Spoken[]> => page.evaluate(() => window.spoken),

    /** What stands in the live regions now, by their politeness. */
    regions: (): Promise<Record<string, string>> =>
      page.evaluate(() =>
        Object.fromEntries(
          window
            .voices()
            .flatMap((root) => [...root.querySelectorAll('[aria-live][aria-atomic=true]')])
            .map((region) => [
              `${region.getAttribute('role')} ${region.getAttribute('aria-live')}`,
              region.textContent,
            ]),
        ),
      ),

    /** Lets time pass until everything is said, and compares. */
    async hears(...texts: string[]): Promise<void> {
      await passes(500 * (texts.length + 2))
      expect(await words()).toEqual(texts)
    },
  }
}
