import type { Locator, Page } from '@playwright/test'
import type { ToasterProps } from 'belfry/react'
import type { Listening } from '../pages/listen.ts'
import type { Stage } from '../pages/page.tsx'
import type { Scenes } from '../pages/scenes.tsx'
import { feel } from './fingers.ts'

declare global {
  interface Window extends Stage, Listening, Scenes {
    /** Moves the page's third Toaster. */
    setOther: (position: NonNullable<ToasterProps['position']>) => void
  }
}

/** How a page is opened. */
export interface Opening {
  toaster?: ToasterProps
  dir?: 'rtl'
  strict?: true
  csp?: true
  /** What else the address says. */
  query?: Record<string, string>
}

const START = new Date('2026-11-15T12:00:00Z')

/** The page around a Toaster. */
export function createOpening(page: Page) {
  return {
    /** Opens a page of `e2e/pages`, with a clock that only `passes` drives. */
    async open(
      path = 'plain',
      { toaster, dir, strict, csp, query: more }: Opening = {},
    ): Promise<void> {
      const query = new URLSearchParams({
        ...(toaster && { toaster: JSON.stringify(toaster) }),
        ...(dir && { dir }),
        ...(strict && { strict: '' }),
        ...(csp && { csp: '' }),
        ...more,
      })
      await page.addInitScript(feel)
      await page.clock.install({ time: START })
      await page.clock.pauseAt(START.getTime() + 60_000)
      await page.goto(`/${path}?${query}`)
      await page.waitForFunction(() => 'notify' in window)
    },

    /** A button of the page, or of a card, by its whole name. */
    button: (name: string): Locator => page.getByRole('button', { name, exact: true }),

    /** Gives the Toaster other properties; null unmounts it. */
    async set(props: ToasterProps | null): Promise<void> {
      await page.evaluate((props) => window.setToaster(props), props)
    },
  }
}
