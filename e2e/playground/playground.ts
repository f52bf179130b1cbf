import { type Locator, type Page, expect } from '@playwright/test'
import type { ToasterModel } from '../toaster.ts'

const port = process.env.BELFRY_E2E_PLAYGROUND_PORT ?? '4311'

/** Where the static site is. */
export const site = `http://localhost:${port}/some/where/`

/** What two pages must have in common to show the same: ids and moments are left out. */
function sameness(region: Element): string {
  const copy = region.cloneNode(true) as Element
  for (const element of [copy, ...copy.querySelectorAll('*')]) {
    if (element.matches('[data-state=leaving]')) element.remove()
    for (const { name } of [...element.attributes]) {
      if (
        /^(id|style|hidden|data-notification|data-state|aria-(labelledby|describedby))$/.test(name)
      )
        element.removeAttribute(name)
    }
  }
  return copy.outerHTML
}

/** The playground as its visitor meets it. */
export class PlaygroundModel {
  readonly page: Page
  readonly toaster: ToasterModel
  readonly composer: Locator
  readonly demo: Locator
  readonly inspector: Locator
  readonly media: Locator

  constructor(page: Page, toaster: ToasterModel) {
    this.page = page
    this.toaster = toaster
    this.composer = page.getByRole('region', { name: 'Composer', exact: true })
    this.demo = page.getByRole('region', { name: 'Demo', exact: true })
    this.inspector = page.getByRole('region', { name: 'Inspector', exact: true })
    this.media = page.getByRole('region', { name: 'Media', exact: true })
  }

  /** Opens the page, as a link may describe it, and hears what it rings. */
  async open(search = ''): Promise<void> {
    await this.page.goto(`${site}${search}`)
    await this.comesAlive()
  }

  /** It is there to read at once; when the script has come, it says which colours are chosen. */
  async comesAlive(): Promise<void> {
    const chosen = this.page.getByRole('banner').getByRole('radio', { checked: true })
    await expect(chosen).toHaveCount(1)
  }

  /** Opens the page by a side door, where no greeting rings, and without the live preview. */
  async openQuietly(): Promise<void> {
    await this.open('#top')
    await this.composer.getByRole('checkbox', { name: 'live preview' }).uncheck()
  }

  /** Lets time stand still until it is called again. */
  async hold(): Promise<void> {
    await this.button('Hold time').click()
  }

  async clear(): Promise<void> {
    await this.inspector.getByRole('button', { name: 'Clear' }).click()
    await expect(this.page.locator('[data-notification]')).toHaveCount(0)
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true })
  }

  /** A showpiece's button: its name stands before its line. */
  showpiece(name: string): Locator {
    return this.page
      .getByRole('region', { name: 'Showpieces' })
      .locator('button', { has: this.page.getByText(name, { exact: true }) })
      .first()
  }

  /** The composer's field, by its name in the address. */
  field(name: string): Locator {
    return this.composer.locator(`[data-field='${name}']`)
  }

  async fill(name: string, text: string): Promise<void> {
    await this.field(name).getByRole('textbox').fill(text)
  }

  async choose(name: string, word: string): Promise<void> {
    await this.field(name).getByRole('radio', { name: word, exact: true }).check()
  }

  async turn(name: string, isOn: boolean): Promise<void> {
    await this.field(name).getByRole('checkbox').setChecked(isOn)
  }

  async seesError(name: string, words: string | RegExp): Promise<void> {
    await expect(this.field(name).locator('.field-error')).toHaveText(words)
  }

  async show(): Promise<void> {
    await this.composer.getByRole('button', { name: 'Show it' }).click()
  }

  /** Copies by a button, and reads what was copied. */
  async copy(name: string): Promise<string> {
    await this.page.evaluate(() => navigator.clipboard.writeText('nothing yet'))
    await this.button(name).click()
    await expect.poll(() => this.clipboard()).not.toBe('nothing yet')
    return this.clipboard()
  }

  async clipboard(): Promise<string> {
    return this.page.evaluate(() => navigator.clipboard.readText())
  }

  /** What is shown, comparable with what another page shows. */
  async shown(page = this.page): Promise<string> {
    return page.getByRole('region', { name: 'Notifications', exact: true }).evaluate(sameness)
  }

  figure(name: string): Locator {
    return this.page.locator(`[data-figure='${name}']`)
  }

  /** The last changes in the inspector, newest first, in words. */
  async changes(): Promise<string[]> {
    return this.inspector.locator('.ledger-what').allTextContents()
  }

  /** How much time the inspector says is left, in seconds. */
  async timeLeft(title: string): Promise<number> {
    const row = this.inspector.getByRole('row', { name: title })
    return parseFloat(await row.locator('.time-left-words').innerText())
  }
}
