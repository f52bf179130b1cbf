import { expect, test } from '../test.ts'
import type { ToasterModel } from '../toaster.ts'

/** Where the cards live: the id or name of the element around the host. */
const home = ({ page }: ToasterModel) =>
  page
    .locator('.belfry')
    .evaluate((shell) => shell.parentElement!.id || shell.parentElement!.tagName)

test.describe('inside a card', () => {
  for (const kind of ['a popover', 'a dialog', 'a fullscreen element']) {
    test(`${kind} opens, and the next card comes as ever`, async ({ toaster, page }) => {
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

test('a form whose fields are named like the methods of elements harms nothing', async ({
  toaster,
  page,
}) => {
  await toaster.open()
  await page.evaluate(() => {
    const names = ['matches', 'host', 'mode', 'contains', 'closest']
    const fields = names.map((name) => `<input name="${name}" aria-label="${name}">`).join('')
    document.body.insertAdjacentHTML('beforeend', `<form><dialog>${fields}</dialog></form>`)
    document.querySelector('dialog')!.showModal()
  })
  const card = await toaster.notify('Saved')
  await toaster.comesToRest()
  await page.getByLabel('host').click()
  await toaster.closeButton(card).click()
  await expect(toaster.cards).toHaveCount(0)
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

test('of two dialogs that were open before the Toaster, the one on top has the cards', async ({
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

test('a dialog that any click outside of it closes stays open when a card is pressed', async ({
  toaster,
  page,
}) => {
  await toaster.open()
  await page.evaluate(() => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<dialog id="aside" closedby="any">Details</dialog>',
    )
    document.querySelector<HTMLDialogElement>('#aside')!.show()
  })
  const card = await toaster.notify('Saved')
  await toaster.comesToRest()
  await toaster.closeButton(card).click()
  await toaster.comesToRest()
  await expect(card).toHaveCount(0)
  await expect(page.getByText('Details')).toBeVisible()
  await page.mouse.click(5, 300)
  await expect(page.getByText('Details')).toBeHidden()
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

test('a Toaster that mounts in fullscreen is usable', async ({ toaster }) => {
  await toaster.open('dialogs')
  await toaster.set(null)
  await toaster.button('Go fullscreen').click()
  await expect(toaster.button('Leave fullscreen')).toBeVisible()
  await toaster.set({})
  const card = await toaster.notify('Saved')
  await toaster.comesToRest()
  await toaster.seesOnTop(card)
})

for (const kind of ['in a shadow root', 'svg']) {
  test(`a fullscreen element ${kind} has its cards on screen`, async ({ toaster, page }) => {
    await toaster.open()
    await page.evaluate((kind) => {
      const host = document.createElement('x-player')
      const root = host.attachShadow({ mode: 'open' })
      root.innerHTML = '<div id="full">Film</div>'
      document.querySelector('main')!.prepend(host)
      const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
      document.body.append(svg)
      const full = kind === 'svg' ? svg : root.querySelector('#full')!
      document
        .querySelector('#before')!
        .addEventListener('click', () => void full.requestFullscreen())
    }, kind)
    await page.locator('#before').click()
    await expect.poll(() => page.evaluate(() => !!document.fullscreenElement)).toBe(true)
    const card = await toaster.notify('Saved')
    await toaster.comesToRest()
    await expect(card).toBeVisible()
    if (kind !== 'svg') await toaster.seesOnTop(card)
    await page.evaluate(() => document.exitFullscreen())
    await toaster.seesOnTop(card)
  })
}

test('a browser whose dialogs tell nobody that they open has usable cards, too', async ({
  toaster,
  page,
}) => {
  await page.addInitScript(() => {
    for (const type of ['beforetoggle', 'toggle'])
      window.addEventListener(
        type,
        (event) => {
          if (event.target instanceof HTMLDialogElement) event.stopImmediatePropagation()
        },
        true,
      )
  })
  await toaster.open('dialogs')
  const card = await toaster.notify('Saved')
  await toaster.button('Open dialog').click()
  await toaster.seesOnTop(card)
  await toaster.button('Close outer').click()
  await toaster.seesOnTop(card)
})

test('dialogs that were removed while open are forgotten', async ({ toaster, page }) => {
  await toaster.open()
  await toaster.notify('Saved')
  for (let round = 0; round < 5; round++) {
    await page.evaluate(() => {
      const dialog = document.createElement('dialog')
      dialog.className = 'forgotten'
      document.body.append(dialog)
      dialog.showModal()
    })
    await expect(page.locator('.forgotten .belfry')).toBeAttached()
    await page.evaluate(() => document.querySelector('.forgotten')!.remove())
  }
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { result } = await session.send('Runtime.evaluate', {
    expression: 'HTMLDialogElement.prototype',
  })
  const { objects } = await session.send('Runtime.queryObjects', {
    prototypeObjectId: result.objectId!,
  })
  const { result: kept } = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId!,
    functionDeclaration: 'function () { return this.length }',
  })
  // The browser itself may keep the last one for a while.
  expect(kept.value).toBeLessThan(2)
})
