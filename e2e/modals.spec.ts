import type { Locator, Page } from '@playwright/test'
import { expect, test } from './test.ts'
import type { ToasterModel } from './toaster.ts'

interface Layer {
  name: string
  page: string
  opener: string
  /** Something inside that is there while the layer is open. */
  inside: (page: Page) => Locator
  close: (toaster: ToasterModel) => Promise<void>
}

const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true })
const click = (name: string) => (toaster: ToasterModel) => button(name)(toaster.page).click()

const layers: Layer[] = [
  {
    name: 'a native dialog',
    page: 'dialogs',
    opener: 'Open dialog',
    inside: button('Close outer'),
    close: click('Close outer'),
  },
  {
    name: 'a fullscreen element',
    page: 'dialogs',
    opener: 'Go fullscreen',
    inside: button('Leave fullscreen'),
    close: click('Leave fullscreen'),
  },
  {
    name: 'an auto popover',
    page: 'dialogs',
    opener: 'Open popover',
    inside: button('In the popover'),
    close: (toaster) => toaster.page.keyboard.press('Escape'),
  },
  ...['radix', 'base-ui', 'react-aria'].map((page) => ({
    name: `a modal of ${page}`,
    page,
    opener: 'Open dialog',
    inside: button('Close dialog'),
    close: click('Close dialog'),
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
      const { page } = toaster
      await toaster.open(path)
      return openIt(toaster, page)
    }

    async function openIt(toaster: ToasterModel, page: Page): Promise<Locator> {
      await button(opener)(page).click()
      await toaster.passes(1000)
      await expect(inside(page)).toBeVisible()
      return inside(page)
    }

    test('a card is visible, clickable, exposed and spoken', async ({ toaster, page }) => {
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

    test('a card that was there before stays usable', async ({ toaster, page }) => {
      await toaster.open(path)
      const card = await toaster.notify('Saved')
      await toaster.comesToRest()
      const layer = await openIt(toaster, page)
      await toaster.seesOnTop(card)
      await toaster.closeButton(card).click()
      await toaster.passes(500)
      await expect(card).toBeHidden()
      await expect(layer).toBeVisible()
    })

    test('the keyboard reaches a card, Escape closes it alone and focus returns', async ({
      toaster,
    }) => {
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

    test('a card outlives it, and nothing is said again when it closes', async ({ toaster }) => {
      const layer = await openLayer(toaster)
      const card = await toaster.notify('Saved')
      await toaster.hears('Info: Saved.')
      await toaster.comesToRest()
      await close(toaster)
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

test('a message is said inside the modal that is on top', async ({ toaster }) => {
  await toaster.open('dialogs')
  await click('Open dialog')(toaster)
  await toaster.add('In outer')
  await toaster.passes(1000)
  await click('Open inner')(toaster)
  await toaster.add('In inner')
  await toaster.passes(1000)
  await click('Close inner')(toaster)
  await toaster.add('In outer again')
  await toaster.passes(1000)
  await click('Close outer')(toaster)
  await toaster.add('On the page')
  await toaster.passes(1000)
  expect((await toaster.spoken()).map(({ text, inside }) => [text, inside])).toEqual([
    ['Info: In outer.', 'outer'],
    ['Info: In inner.', 'inner'],
    ['Info: In outer again.', 'outer'],
    ['Info: On the page.', undefined],
  ])
})

test('a message that comes with its modal is said once, inside', async ({ toaster, page }) => {
  await toaster.open('dialogs')
  await toaster.passes(1000)
  await page.evaluate(() => {
    document.querySelector<HTMLDialogElement>('#outer')!.showModal()
    window.notify('Together')
  })
  await toaster.passes(1000)
  expect((await toaster.spoken()).map(({ text, inside }) => [text, inside])).toEqual([
    ['Info: Together.', 'outer'],
  ])
})

test('a card stays usable above nested dialogs, opened and closed in turn', async ({ toaster }) => {
  await toaster.open('dialogs')
  const card = await toaster.notify('Saved')
  await toaster.comesToRest()
  for (const name of ['Open dialog', 'Open inner', 'Close inner', 'Close outer']) {
    await click(name)(toaster)
    await toaster.seesOnTop(card)
  }
  await toaster.closeButton(card).click()
  await expect(card).toBeHidden()
})

test('the host leaves a dialog before it closes', async ({ toaster, page }) => {
  await toaster.open('dialogs')
  await click('Open dialog')(toaster)
  const card = await toaster.notify('Saved')
  await toaster.comesToRest()
  await page.evaluate(() => document.querySelector<HTMLDialogElement>('#outer')!.close())
  // In the very same turn, before any frame.
  const inside = await page.evaluate(() => {
    const dialog = document.querySelector<HTMLDialogElement>('#outer')!
    dialog.showModal()
    dialog.dispatchEvent(new Event('anything'))
    dialog.close()
    return dialog.contains(document.querySelector('.belfry-stage'))
  })
  expect(inside).toBe(false)
  await toaster.seesOnTop(card)
})

test('Escape with the focus elsewhere closes the dialog and no card', async ({ toaster, page }) => {
  await toaster.open('dialogs')
  await click('Open dialog')(toaster)
  const card = await toaster.notify('Saved')
  await button('Close outer')(page).focus()
  await toaster.press('Escape')
  await expect(button('Close outer')(page)).toBeHidden()
  await expect(card).toBeVisible()
})

test('a card with the focus is rescued, focus included, when its dialog is removed', async ({
  toaster,
  page,
}) => {
  await toaster.open('dialogs')
  await click('Open dialog')(toaster)
  const card = await toaster.notify('Saved', { duration: 5000 })
  await toaster.comesToRest()
  await toaster.press('F6')
  await toaster.press('Tab')
  await toaster.seesFocusOn('Dismiss notification of Saved')
  const focused = await page.evaluate(async () => {
    document.querySelector('#outer')!.remove()
    // The same task: only microtasks have run.
    await Promise.resolve()
    return document.activeElement?.getAttribute('aria-label')
  })
  expect(focused).toBe('Dismiss notification')
  await toaster.seesOnTop(card)
  await toaster.seesTimeStandStill()
  await toaster.press('Enter')
  await expect(card).toBeHidden()
  expect(await toaster.focused()).not.toBe('body')
})

test('a card is rescued when React removes its dialog', async ({ toaster }) => {
  await toaster.open('dialogs')
  await click('Open dialog')(toaster)
  const card = await toaster.notify('Saved')
  await toaster.comesToRest()
  await click('Remove outer')(toaster)
  await toaster.seesOnTop(card)
  await toaster.closeButton(card).click()
  await expect(card).toBeHidden()
})

test('a modal that was open before the Toaster is found', async ({ toaster }) => {
  await toaster.open('dialogs')
  await toaster.set(null)
  await click('Open dialog')(toaster)
  await toaster.page.evaluate(() => window.setToaster({}))
  const card = await toaster.notify('Saved')
  await toaster.comesToRest()
  await toaster.seesOnTop(card)
  await toaster.closeButton(card).click()
  await expect(card).toBeHidden()
})

test('closing and opening a dialog does not steal the focus from it', async ({ toaster, page }) => {
  await toaster.open('dialogs')
  await toaster.notify('Saved')
  await click('Open dialog')(toaster)
  await expect(button('Open inner')(page)).toBeFocused()
  await click('Close outer')(toaster)
  await expect(button('Open dialog')(page)).toBeFocused()
})
