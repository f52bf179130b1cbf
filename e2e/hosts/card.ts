import { type Locator, type Page, expect } from '@playwright/test'

/** What of a card must be the same in every application. */
export interface Look {
  box: string
  background: string
  color: string
  border: string
  padding: string
  font: string
}

/** How an application asks for a dark page; `light` asks for nothing. */
export const schemes = {
  light: () => {},
  'dark by class': () => document.documentElement.classList.add('dark'),
  'dark by attribute': () => document.documentElement.setAttribute('data-theme', 'dark'),
  'dark by color-scheme': () => document.documentElement.style.setProperty('color-scheme', 'dark'),
}

/** Waits until nothing moves in a card, and the pointer is somewhere else. */
export async function comesToRest(card: Locator): Promise<void> {
  await card.page().mouse.move(0, 0)
  await card.and(card.page().locator('[data-state=shown]')).waitFor()
  await card.evaluate((element) =>
    Promise.all(
      element
        .getAnimations({ subtree: true })
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished),
    ),
  )
}

/** The card and everything in it: where it stands in the card, and how it is drawn. */
export function lookOf(card: Locator): Promise<Look[]> {
  return card.evaluate((element) => {
    const origin = element.getBoundingClientRect()
    return [element, ...element.querySelectorAll('*')]
      .filter((part) => part.getClientRects().length > 0)
      .map((part) => {
        const { left, top, width, height } = part.getBoundingClientRect()
        const style = getComputedStyle(part)
        return {
          box: [left - origin.left, top - origin.top, width, height].map(Math.round).join(' '),
          background: style.backgroundColor,
          color: style.color,
          // The style of a border that has no width is nobody's business.
          border: style.borderWidth === '0px' ? 'none' : style.border,
          padding: style.padding,
          font: style.font,
        }
      })
  })
}

/** How an element is drawn, wherever it stands. */
export const drawn = (element: Locator): Promise<Record<string, string>> =>
  element.evaluate((target) => {
    const { backgroundColor, borderRadius, color, margin, padding } = getComputedStyle(target)
    return { backgroundColor, borderRadius, color, margin, padding }
  })

/** The card that says something. */
export const cardOf = (page: Page, words: string): Locator =>
  page.locator('[data-notification]').filter({ hasText: words })

const luminance = (rgb: string): number => {
  const [red, green, blue] = rgb
    .match(/[\d.]+/g)!
    .map((channel) => Number(channel) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

/** How well ink can be told from its ground, as WCAG counts it; both in plain `rgb()`. */
export function contrast(ground: string, ink: string): number {
  if (![ground, ink].every((color) => color.startsWith('rgb(')))
    throw new Error(`${ink} on ${ground}`)
  const [dark, light] = [luminance(ground), luminance(ink)].sort((a, b) => a - b)
  return (light! + 0.05) / (dark! + 0.05)
}

/** Shows a card while a modal dialog is open, dismisses it by its button, and the dialog stays. */
export async function dismissAboveDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open dialog' }).click()
  await page.getByRole('button', { name: 'Save in dialog' }).click()
  const card = cardOf(page, 'Saved')
  await comesToRest(card)
  await card.getByRole('button', { name: 'Dismiss notification' }).click()
  await expect(card).toHaveCount(0)
  await expect(page.getByText('A dialog')).toBeVisible()
}
