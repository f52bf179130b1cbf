import { expect, test } from '../test.ts'
import type { ToasterModel } from '../toaster.ts'

/** A dialog inside a custom element, as component libraries make them. */
const openInShadow = ({ page }: ToasterModel) =>
  page.evaluate(() => {
    const host = document.createElement('x-dialog')
    host.attachShadow({ mode: 'open' }).innerHTML =
      '<dialog closedby="any" aria-label="Within"><button>Fine</button></dialog>'
    document.body.append(host)
    host.shadowRoot!.querySelector('dialog')!.showModal()
  })

const actOn = (page: ToasterModel['page']) =>
  page.evaluate(() =>
    window.notify('Deleted', {
      duration: 0,
      action: { label: 'Undo', onAction: () => void (document.title = 'undone'), keepOpen: true },
    }),
  )

test.describe('a dialog in a shadow root', () => {
  test('has usable cards above it', async ({ toaster, page }) => {
    await toaster.open()
    await openInShadow(toaster)
    await actOn(page)
    await toaster.comesToRest()
    await toaster.seesOnTop(toaster.card('Deleted'))
    await toaster.button('Undo').click()
    await expect(page).toHaveTitle('undone')
    await expect(toaster.button('Fine')).toBeVisible()
  })

  test('takes in the cards that were there before, looking as they did', async ({
    toaster,
    page,
  }) => {
    await toaster.open()
    await actOn(page)
    await toaster.comesToRest()
    const card = toaster.card('Deleted')
    const look = () =>
      card.evaluate((each) => {
        const { width, x, y } = each.getBoundingClientRect()
        const { backgroundColor } = getComputedStyle(each.firstElementChild!)
        return { width, x, y, backgroundColor }
      })
    const before = await look()
    await openInShadow(toaster)
    await toaster.comesToRest()
    await toaster.seesOnTop(card)
    expect(await look()).toEqual(before)
    await toaster.button('Undo').click()
    await expect(page).toHaveTitle('undone')
  })

  test('gives them back when it closes, and when it is removed', async ({ toaster, page }) => {
    await toaster.open()
    const card = await toaster.notify('Saved')
    await openInShadow(toaster)
    await toaster.comesToRest()
    await page.evaluate(() =>
      document.querySelector('x-dialog')!.shadowRoot!.querySelector('dialog')!.close(),
    )
    await toaster.seesOnTop(card)
    await openInShadow(toaster)
    await toaster.seesOnTop(card)
    await page.evaluate(() => [...document.querySelectorAll('x-dialog')].at(-1)!.remove())
    await toaster.seesOnTop(card)
    await toaster.closeButton(card).click()
    await expect(card).toBeHidden()
  })

  test('has their styles once, however often a Toaster comes', async ({ toaster, page }) => {
    await toaster.open()
    await openInShadow(toaster)
    const sheets = () =>
      page.evaluate(() => document.querySelector('x-dialog')!.shadowRoot!.adoptedStyleSheets.length)
    for (let round = 0; round < 3; round++) {
      await toaster.set({})
      await toaster.notify('Saved')
      expect(await sheets()).toBe(1)
      await toaster.clear()
      await toaster.set(null)
    }
  })

  test('a popover that was opened by a click there stays open', async ({ toaster, page }) => {
    await toaster.open()
    const card = await toaster.notify('Saved')
    await page.evaluate(() => {
      const host = document.createElement('x-menu')
      host.attachShadow({ mode: 'open' }).innerHTML =
        '<button popovertarget="m">Menu</button><div id="m" popover>Mute</div>'
      document.querySelector('main')!.prepend(host)
    })
    await toaster.button('Menu').click()
    await toaster.comesToRest()
    await card.getByText('Saved').click()
    await expect(page.getByText('Mute')).toBeVisible()
  })
})
