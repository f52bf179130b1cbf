import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../test.ts'

/** Notifies with a card in which a web component holds the given elements. */
const notifyWithComponent = (page: Page, inside: string): Promise<string> =>
  page.evaluate((inside) => {
    const fill = (host: HTMLElement | null) => {
      if (host && !host.shadowRoot) host.attachShadow({ mode: 'open' }).innerHTML = inside
    }
    const render = () => window.h('p', {}, 'Mine: ', window.h('x-part', { ref: fill }))
    return window.notify('Own', { duration: 60_000, render })
  }, inside)

test.describe('custom cards', () => {
  test('can use hooks, the application’s context and their controls', async ({ toaster, page }) => {
    await toaster.open('cards')
    await page.evaluate(() =>
      window.notify('Hello', { duration: 0, action: { label: 'Go', onAction: () => {} } }),
    )
    await expect(toaster.cards).toContainText('Hello in a dark theme')
    await toaster.cards.getByRole('button', { name: 'Clicked 0 times' }).click()
    await expect(toaster.cards).toContainText('Clicked 1 times')
    await toaster.cards.getByRole('button', { name: 'Away' }).click()
    await expect(toaster.cards).toHaveCount(0)
  })

  test('a custom card that draws no image is shown, whatever its notification has', async ({
    toaster,
    page,
  }) => {
    await toaster.open('cards')
    await page.evaluate(() =>
      window.notify('Hello', { duration: 0, media: { type: 'image', url: '/missing.png' } }),
    )
    await toaster.passes(300)
    await expect(toaster.cards).toBeVisible()
  })

  test('one notification may draw itself', async ({ toaster }) => {
    await toaster.open('cards')
    await toaster.button('Render').click()
    await expect(toaster.cards.locator('em')).toHaveText('Own card')
    await toaster.hears('Info: Own.')
  })

  test('a custom card can have the look of the default one', async ({ toaster, page }) => {
    await toaster.open('cards')
    await toaster.button('Rich').click()
    await toaster.add('Usual')
    await expect(toaster.cards).toHaveCount(2)
    await toaster.comesToRest()
    const look = (locator: Locator) =>
      locator.evaluate((element) => {
        const { backgroundColor, borderRadius, boxShadow, outline } = getComputedStyle(element)
        const { height, left, width } = element.getBoundingClientRect()
        return { backgroundColor, borderRadius, boxShadow, outline, height, left, width }
      })
    const rich = await look(page.locator('[data-custom] .belfry-card'))
    expect(rich).toEqual(await look(toaster.cards.filter({ hasText: 'Usual' })))
  })

  test('a renderer that throws falls back to the plain card and harms no other', async ({
    toaster,
    page,
    complaints,
  }) => {
    await toaster.open('cards')
    await toaster.add('Hello')
    await toaster.add('Throws')
    await toaster.add('Bye')
    await expect(toaster.cards).toHaveCount(3)
    await expect(page.locator('.belfry-title')).toHaveText(['Throws'])
    await expect(toaster.cards.filter({ hasText: 'Hello in' })).toHaveCount(1)
    await expect(toaster.cards.filter({ hasText: 'Bye in' })).toHaveCount(1)
    await toaster.comesToRest()
    await toaster.closeButton(toaster.cards.filter({ hasText: 'Throws' })).click()
    await expect(toaster.cards).toHaveCount(2)
    // React itself tells of the error.
    expect(complaints.splice(0).join()).toContain('This renderer is broken')
  })
})

test('a field of a web component keeps its card in place, held and uncovered while it has focus', async ({
  toaster,
  page,
}) => {
  await toaster.open('scenes', { toaster: { limit: 1 } })
  await notifyWithComponent(page, '<input aria-label="Reply">')
  await toaster.comesToRest()
  await page.getByLabel('Reply').focus()
  await toaster.seesExpanded()
  await expect(toaster.region).not.toHaveAttribute('data-folded')
  await toaster.seesTimeStandStill()
  await page.evaluate(() => window.notify('Later'))
  await expect(toaster.more).toBeVisible()
  await page.keyboard.type('Hello')
  await expect(page.getByLabel('Reply')).toHaveValue('Hello')
})

test('a click on the button of a web component in a card takes no focus', async ({
  toaster,
  page,
}) => {
  await toaster.open('scenes')
  await page.locator('#field').focus()
  await notifyWithComponent(page, '<button>Like</button>')
  await toaster.comesToRest()
  await toaster.button('Like').click()
  await toaster.seesFocusOn('Field')
})
