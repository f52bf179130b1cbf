import { expect, test } from '../test.ts'
import type { ToasterModel } from '../toaster.ts'

/** Where the cards live: the id or name of the element around the host. */
const home = ({ page }: ToasterModel) =>
  page
    .locator('.belfry')
    .evaluate((shell) => shell.parentElement!.id || shell.parentElement!.tagName)

test.describe('inside a card', () => {
  for (const kind of ['a popover', 'a dialog', 'a fullscreen element']) {
    test(`${kind} opens, and the next card comes as usual`, async ({ toaster, page }) => {
      await toaster.open('scenes')
      await page.evaluate((kind) => {
        const { h } = window
        const open = () => {
          const layer = document.getElementById('layer')!
          if (kind === 'a popover') layer.showPopover()
          else if (kind === 'a dialog') (layer as HTMLDialogElement).showModal()
          else void layer.requestFullscreen()
        }
        const attributes = kind === 'a popover' ? { id: 'layer', popover: 'auto' } : { id: 'layer' }
        window.notify('Own', {
          duration: 0,
          render: () => [
            h('button', { key: 1, onClick: open }, 'More'),
            h(kind === 'a dialog' ? 'dialog' : 'div', { key: 2, ...attributes }, 'Mute'),
          ],
        })
      }, kind)
      await toaster.comesToRest()
      await toaster.button('More').click()
      await expect(page.getByText('Mute', { exact: true })).toBeVisible()
      await toaster.passes(500)
      await toaster.notify('Next')
      await toaster.passes(500)
      expect(await home(toaster)).toBe('BODY')
      await expect(page.getByText('Mute', { exact: true })).toBeVisible()
      await toaster.seesOnTop(page.locator('#layer'))
      await expect(page.locator('#before')).toBeAttached()
    })
  }
})

test('a tooltip is no place for cards', async ({ toaster, page }) => {
  await toaster.open()
  await page.evaluate(() => {
    const hint = document.createElement('div')
    hint.popover = 'hint'
    hint.append('Saves the file')
    document.body.append(hint)
    hint.showPopover()
  })
  await toaster.notify('Saved')
  await toaster.passes(500)
  expect(await home(toaster)).toBe('BODY')
})

test('if two dialogs were open before the Toaster, the one on top has the cards', async ({
  toaster,
  page,
}) => {
  await toaster.open()
  await toaster.set(null)
  await page.evaluate(() => {
    for (const id of ['upper', 'lower']) {
      const dialog = document.createElement('dialog')
      dialog.id = id
      dialog.append(id)
      document.body.append(dialog)
    }
    document.querySelector<HTMLDialogElement>('#lower')!.showModal()
    document.querySelector<HTMLDialogElement>('#upper')!.showModal()
  })
  await toaster.set({})
  const card = await toaster.notify('Saved')
  await toaster.comesToRest()
  await toaster.seesOnTop(card)
  expect(await home(toaster)).toBe('upper')
})

test('a popover that a modal makes inert is no place for cards', async ({ toaster, page }) => {
  await toaster.open()
  const card = await toaster.notify('Saved')
  await page.evaluate(() => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<dialog id="modal">Sure?</dialog><div popover id="menu">Menu</div>',
    )
    document.querySelector<HTMLDialogElement>('#modal')!.showModal()
  })
  await expect.poll(() => home(toaster)).toBe('modal')
  await page.evaluate(() => document.querySelector<HTMLElement>('#menu')!.showPopover())
  await expect.poll(() => home(toaster)).toBe('modal')
  await toaster.comesToRest()
  await toaster.seesOnTop(card)
})

test('a popover in a slot of a modal is a place for cards', async ({ toaster, page }) => {
  await toaster.open()
  await toaster.notify('Saved')
  await page.evaluate(() => {
    const host = document.createElement('x-modal')
    host.innerHTML = '<div popover id="menu">Menu</div>'
    const root = host.attachShadow({ mode: 'open' })
    root.innerHTML = '<dialog><slot></slot></dialog>'
    document.body.append(host)
    root.querySelector('dialog')!.showModal()
    host.querySelector<HTMLElement>('#menu')!.showPopover()
  })
  await expect.poll(() => home(toaster)).toBe('menu')
  await toaster.comesToRest()
  await toaster.closeButton(toaster.cards).click()
  await expect(page.getByText('Menu')).toBeVisible()
})

test('where the whole body is inert, cards are usable beside it, and come back', async ({
  toaster,
  page,
}) => {
  await toaster.open()
  const card = await toaster.notify('Saving failed')
  await toaster.comesToRest()
  await page.evaluate(() => void (document.body.inert = true))
  await toaster.seesOnTop(card)
  expect(await home(toaster)).toBe('HTML')
  await page.evaluate(() => void (document.body.inert = false))
  await expect.poll(() => home(toaster)).toBe('BODY')
  await toaster.seesOnTop(card)
})

test('a card is above a modal, even if many tooltips came and went in the same second', async ({
  toaster,
  page,
}) => {
  await toaster.open('dialogs')
  const card = await toaster.notify('Saved')
  await toaster.comesToRest()
  await page.evaluate(async () => {
    const tooltip = document.createElement('div')
    tooltip.popover = 'manual'
    document.body.append(tooltip)
    for (let time = 0; time < 24; time++) {
      const toggled = new Promise((resolve) => {
        tooltip.addEventListener('toggle', resolve, { once: true })
      })
      tooltip.togglePopover()
      await toggled
    }
  })
  await toaster.button('Open dialog').click()
  await toaster.passes(1000)
  await toaster.seesOnTop(card)
})
