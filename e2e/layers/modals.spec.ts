import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../test.ts'
import type { ToasterModel } from '../toaster.ts'

interface Layer {
  name: string
  page: string
  opener: string
  /** The button inside, which closes it unless something else does. */
  inside: string
  close?: (toaster: ToasterModel) => Promise<void>
}

const layers: Layer[] = [
  {
    name: 'a native dialog',
    page: 'dialogs',
    opener: 'Open dialog',
    inside: 'Close outer',
  },
  {
    name: 'a fullscreen element',
    page: 'dialogs',
    opener: 'Go fullscreen',
    inside: 'Leave fullscreen',
  },
  {
    name: 'an auto popover',
    page: 'dialogs',
    opener: 'Open popover',
    inside: 'In the popover',
    close: (toaster) => toaster.press('Escape'),
  },
  ...['radix', 'base-ui', 'react-aria'].map((page) => ({
    name: `a modal of ${page}`,
    page,
    opener: 'Open dialog',
    inside: 'Close dialog',
  })),
]

/** What Chromium tells assistive technology, as `role name`; a live region is named by how urgent it is. */
async function exposed(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, properties = [] }) => {
      const live = properties.find((property) => property.name === 'live')?.value.value
      return `${role?.value} ${name?.value || live}`
    })
}

for (const { name, page: path, opener, inside, close } of layers) {
  test.describe(`under ${name}`, () => {
    async function openLayer(toaster: ToasterModel): Promise<Locator> {
      await toaster.button(opener).click()
      await toaster.passes(1000)
      await expect(toaster.button(inside)).toBeVisible()
      return toaster.button(inside)
    }

    test('a card is visible, clickable, exposed and spoken', async ({ toaster, page }) => {
      await toaster.open(path)
      const layer = await openLayer(toaster)
      const card = await toaster.notify('Saved', { message: 'Your draft is safe.' })
      await toaster.comesToRest()
      await toaster.seesOnTop(card)
      expect(await exposed(page)).toEqual(
        expect.arrayContaining([
          'region Notifications',
          'button Dismiss notification',
          'status polite',
          'alert assertive',
        ]),
      )
      await toaster.hears('Info: Saved. Your draft is safe.')
      await card.getByText('Your draft is safe.').click()
      await toaster.passes(500)
      await expect(layer).toBeVisible()
      await toaster.closeButton(card).click()
      await toaster.passes(500)
      await expect(card).toBeHidden()
      await expect(layer).toBeVisible()
    })

    test('a card that was there before it stays usable', async ({ toaster }) => {
      await toaster.open(path)
      const card = await toaster.notify('Saved')
      await toaster.comesToRest()
      const layer = await openLayer(toaster)
      await toaster.seesOnTop(card)
      await toaster.closeButton(card).click()
      await toaster.passes(500)
      await expect(card).toBeHidden()
      await expect(layer).toBeVisible()
    })

    test('the keyboard reaches a card, Escape closes only that card, and focus returns', async ({
      toaster,
    }) => {
      await toaster.open(path)
      const layer = await openLayer(toaster)
      await layer.focus()
      const card = await toaster.notify('Saved')
      await toaster.comesToRest()
      await toaster.press('F6')
      await toaster.seesFocusOn('card Saved')
      await toaster.passes(100)
      await toaster.press('Tab')
      await toaster.seesFocusOn('Dismiss notification of Saved')
      await toaster.press('Escape')
      await toaster.passes(500)
      await expect(card).toBeHidden()
      await expect(layer).toBeVisible()
      await expect(layer).toBeFocused()
    })

    test('a card outlives the modal, and nothing is said again when the modal closes', async ({
      toaster,
    }) => {
      await toaster.open(path)
      const layer = await openLayer(toaster)
      const card = await toaster.notify('Saved')
      await toaster.hears('Info: Saved.')
      await toaster.comesToRest()
      await (close?.(toaster) ?? layer.click())
      await toaster.passes(1000)
      await expect(layer).toBeHidden()
      await expect(card).toBeVisible()
      await toaster.seesOnTop(card)
      await toaster.hears('Info: Saved.')
      await toaster.closeButton(card).click()
      await expect(card).toBeHidden()
    })
  })
}
