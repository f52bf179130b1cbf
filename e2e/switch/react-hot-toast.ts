import type { Page } from '@playwright/test'
import type { ToasterProps } from 'belfry/react-hot-toast'
import type { Switch } from '../pages/react-hot-toast.tsx'

declare global {
  interface Window {
    libraries: Switch['libraries']
    stored: Switch['stored']
    createElement: Switch['createElement']
  }
}

const START = new Date('2026-11-15T12:00:00Z')
const names = ['original', 'door'] as const

/** The same calls to the original and to the door, and what comes of each. */
export class SwitchModel {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** Opens the page, with a clock that only `passes` drives. */
  async open(toaster: ToasterProps = {}, dir = 'ltr'): Promise<void> {
    await this.page.clock.install({ time: START })
    await this.page.clock.pauseAt(START.getTime() + 60_000)
    const query = new URLSearchParams({ toaster: JSON.stringify(toaster), dir })
    await this.page.goto(`/react-hot-toast?${query}`)
    await this.page.waitForFunction(() => 'libraries' in window && 'door' in window.stored)
    await this.passes(50)
  }

  async passes(ms: number): Promise<void> {
    await this.page.clock.runFor(ms)
  }

  /** Lets everything that moves arrive. */
  async comesToRest(): Promise<void> {
    await this.passes(500)
    await this.page.evaluate(() => {
      for (const motion of document.getAnimations())
        // A spinner never arrives.
        if (motion.effect?.getComputedTiming().endTime !== Infinity) motion.finish()
    })
  }

  /** Runs a script with each library; answers with what it returned for each. */
  async both<Result>(
    script: ((library: Window['libraries']['door']) => Result | Promise<Result>) | string,
  ): Promise<Record<(typeof names)[number], Result>> {
    const results = await Promise.all(
      names.map((name) => this.page.evaluate(`(${script.toString()})(window.libraries.${name})`)),
    )
    return { original: results[0] as Result, door: results[1] as Result }
  }

  /** What useToasterStore tells of each. */
  async stored(): Promise<Record<string, string[]>> {
    return this.page.evaluate(() => window.stored)
  }

  /** What can be selected and read of each toast that is not leaving, in alphabetical order. */
  async seen(): Promise<Record<(typeof names)[number], string[]>> {
    return this.page.evaluate(() => {
      const read = (cards: HTMLElement[]) =>
        cards
          .map((card) => {
            const bar = card.firstElementChild
            const words = card.innerText.replace(/\s+/g, ' ').trim()
            const role = bar?.querySelector('[role]')?.getAttribute('role')
            const style = bar instanceof HTMLElement ? bar.style.color : ''
            return [words, role, style, bar?.classList.contains('mine')].join()
          })
          .sort()
      const wrappers = document.querySelectorAll<HTMLElement>('#original [data-rht-toaster] > *')
      const cards = '[data-rht-toaster] [data-notification]:not([data-state=leaving]) .bf-hot'
      return {
        // Only those that do not leave have a class.
        original: read([...wrappers].filter(({ className }) => className)),
        door: read([...document.querySelectorAll<HTMLElement>(cards)]),
      }
    })
  }
}
