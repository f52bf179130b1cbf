import { expect } from '@playwright/test'
import type { PageDriver } from '../engines/driver.ts'
import { EngineView } from '../engines/view.ts'
import { contrast } from './card.ts'

declare global {
  interface Window {
    /** What has been thrown since the page was opened. */
    faults: string[]
  }
}

/** A real application as an old browser shows it. */
export class OldView<Of extends PageDriver = PageDriver> extends EngineView<Of> {
  override async open(): Promise<void> {
    await this.driver.resize(1000, 800)
    await this.driver.open(this.address)
    await this.until(
      'the page is there',
      () => 'notify' in window && !!document.querySelector('h1'),
    )
    await this.driver.evaluate(() => {
      window.faults = []
      window.addEventListener('error', ({ message }) => window.faults.push(message))
      window.addEventListener('unhandledrejection', ({ reason }) =>
        window.faults.push(String(reason)),
      )
    })
  }

  /** Nothing has been thrown since the page was opened. */
  async seesNoFaults(): Promise<void> {
    expect(await this.driver.evaluate(() => window.faults)).toEqual([])
  }

  /** The card with such a title, once it has come to rest. */
  async card(title: string): Promise<string> {
    const id = await this.driver.evaluate(
      (title) => window.notify.list().find((each) => each.title === title)?.id,
      title,
    )
    const card = `[data-notification="${id}"]`
    await this.seesAtRest(card)
    return card
  }

  async isDark(card: string): Promise<boolean> {
    const { ground } = await this.#colors(card)
    return contrast(ground, 'rgb(0, 0, 0)') < contrast(ground, 'rgb(255, 255, 255)')
  }

  /** Wholly on the screen, with words that can be told from their ground. */
  async seesReadable(card: string): Promise<void> {
    const { top, bottom, left, right } = await this.box(card)
    const { width, height } = await this.viewport()
    expect(Math.min(top, left, height - bottom, width - right)).toBeGreaterThanOrEqual(0)
    const { ground, inks } = await this.#colors(card)
    expect(inks).toHaveLength(2)
    for (const ink of inks) expect(contrast(ground, ink)).toBeGreaterThan(4.5)
  }

  /** Of the card itself, and of the words on it. */
  #colors(card: string): Promise<{ ground: string; inks: string[] }> {
    return this.driver.evaluate((card) => {
      const element = document.querySelector(card)!
      const words = [...element.querySelectorAll('.belfry-title, .belfry-message')]
      return {
        ground: getComputedStyle(element).backgroundColor,
        inks: words.map((each) => getComputedStyle(each).color),
      }
    }, card)
  }
}
