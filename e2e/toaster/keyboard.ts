import { type Page, expect } from '@playwright/test'

/** What has the focus, by its visible name. Runs in the page. */
export function nameFocused(): string {
  let active = document.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  if (!active || active === document.body) return 'body'
  const name = active.getAttribute('aria-label') ?? active.textContent
  const title = active.closest('[data-notification]')?.querySelector('.belfry-title')
  if (active.matches('[data-notification]')) return `card ${title?.textContent}`
  return title ? `${name} of ${title.textContent}` : name
}

/** The keyboard, and where it leads. */
export function createKeyboard(page: Page) {
  /** Which element has the focus, such as “card Saved” or “Undo of Saved”. */
  const focused = (): Promise<string> => page.evaluate(nameFocused)

  return {
    focused,

    async press(key: string): Promise<void> {
      await page.keyboard.press(key)
    },

    async seesFocusOn(name: string): Promise<void> {
      await expect.poll(focused, { message: 'focus' }).toBe(name)
    },
  }
}
