import { expect } from '@playwright/test'
import type { ToasterProps } from 'belfry/react'
import type { PageDriver } from './driver.ts'

/** A busy machine draws late; and a scene looks so often that what is there has to be seen soon. */
export const PATIENCE = { timeout: 30_000, intervals: [50] }

/** The page around the Toaster, in any engine and in real time. */
export class PageView<Of extends PageDriver = PageDriver> {
  readonly driver: Of
  protected readonly address: string

  constructor(driver: Of, address: string) {
    this.driver = driver
    this.address = address
  }

  async open(path = 'plain', toaster: ToasterProps = {}, query = ''): Promise<void> {
    const props = encodeURIComponent(JSON.stringify(toaster))
    await this.driver.open(`${this.address}/${path}?toaster=${props}&${query}`)
    await this.until('the page is there', () => 'notify' in window && window.voices().length > 0)
  }

  /** Gives the Toaster other properties, and the page a direction. */
  async set(toaster: ToasterProps, dir: string): Promise<void> {
    await this.driver.evaluate(
      ({ toaster, dir }) => {
        document.documentElement.dir = dir
        window.setToaster(toaster)
      },
      { toaster, dir },
    )
    await this.until(
      'the stack has moved',
      (position) => !!document.querySelector(`[data-position=${position}]`),
      toaster.position,
    )
  }

  /** Polls in the page until something is true. */
  async until<Argument>(
    what: string,
    isTrue: (argument: Argument) => boolean | Promise<boolean>,
    argument?: Argument,
  ): Promise<void> {
    await expect
      .poll(() => this.driver.evaluate(isTrue, argument), {
        message: what,
        ...PATIENCE,
      })
      .toBe(true)
  }

  /** Clicks a button of the page by its words. */
  async clickButton(words: string): Promise<void> {
    await this.driver.evaluate((words) => {
      document.querySelector('[data-wanted]')?.removeAttribute('data-wanted')
      const buttons = [...document.querySelectorAll('button')]
      buttons.find(({ textContent }) => textContent === words)!.dataset.wanted = ''
    }, words)
    await this.driver.click('[data-wanted]')
  }

  async focus(selector: string): Promise<void> {
    await this.driver.evaluate(
      (selector) => document.querySelector<HTMLElement>(selector)!.focus(),
      selector,
    )
  }
}
