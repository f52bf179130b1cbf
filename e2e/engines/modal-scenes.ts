import type { Scenes } from './scene.ts'
import type { EngineView } from './view.ts'

/** Of cards above modals, popovers and fullscreen elements. */
export const modalScenes: Scenes = {
  'a card is above a dialog that opens later, and its button closes only the card': async (
    view,
  ) => {
    await view.open('dialogs')
    const card = await view.notify('Saved')
    await view.clickButton('Open dialog')
    await view.seesOnTop(card)
    await view.driver.click(view.closeButton(card))
    await view.seesGone(card)
    await view.seesThere('#outer:modal')
  },

  'a card that comes under an open dialog is above it and works': async (view) => {
    await view.open('dialogs')
    await view.clickButton('Open dialog')
    const card = await view.notify('Saved')
    await view.seesInside('#outer')
    await view.seesOnTop(card)
    await view.driver.click(view.closeButton(card))
    await view.seesGone(card)
    await view.seesThere('#outer:modal')
  },

  'the host follows nested dialogs in and out': async (view) => {
    await view.open('dialogs')
    const card = await view.notify('Saved')
    for (const [button, home] of [
      ['Open dialog', '#outer'],
      ['Open inner', '#inner'],
      ['Close inner', '#outer'],
      ['Close outer', 'body'],
    ] as const) {
      await view.clickButton(button)
      await view.seesInside(home)
      await view.seesOnTop(card)
    }
  },

  'Escape on a card closes the card and not the dialog underneath': async (view) => {
    await view.open('dialogs')
    await view.clickButton('Open dialog')
    const card = await view.notify('Saved')
    await view.driver.press('F6')
    await view.seesFocusOn('card Saved')
    await view.driver.press('Escape')
    await view.seesGone(card)
    await view.seesThere('#outer:modal')
    await view.seesFocusOn('Open inner')
  },

  'a card survives, with its focus, when its dialog is removed': async (view) => {
    await view.open('dialogs')
    await view.clickButton('Open dialog')
    const card = await view.notify('Saved')
    await view.driver.press('F6')
    await view.seesFocusOn('card Saved')
    await view.driver.evaluate(() => document.querySelector('#outer')!.remove())
    await view.seesInside('body')
    await view.seesFocusOn('card Saved')
    await view.seesOnTop(card)
  },

  'a click on a card closes no popover': async (view) => {
    await view.open('dialogs')
    await view.clickButton('Open popover')
    const card = await view.notify('Saved')
    await view.seesOnTop(card)
    await view.driver.click(view.closeButton(card))
    await view.seesGone(card)
    await view.seesThere('#popover:popover-open')
  },

  'a card works above a Radix modal': (view) => worksAbove(view, 'radix'),
  'a card works above a Base UI modal': (view) => worksAbove(view, 'base-ui'),
  'a card works above a React Aria modal': (view) => worksAbove(view, 'react-aria'),

  'a card works above a fullscreen element, and after it': async (view) => {
    await view.open('dialogs')
    const first = await view.notify('First')
    const second = await view.notify('Second')
    await view.clickButton('Go fullscreen')
    await view.seesInside('#full')
    await view.seesOnTop(view.closeButton(second))
    await view.driver.click(view.closeButton(second))
    await view.seesGone(second)
    await view.seesThere('#full:fullscreen')
    await view.driver.evaluate(() => document.exitFullscreen())
    await view.seesInside('body')
    await view.seesOnTop(first)
  },
}

async function worksAbove(view: EngineView, page: string): Promise<void> {
  await view.open(page)
  const first = await view.notify('First')
  await view.clickButton('Open dialog')
  await view.until('the modal is open', () => !!document.querySelector('[role=dialog]'))
  const second = await view.notify('Second')
  await view.hears('Info: First.', 'Info: Second.')
  await view.seesOnTop(view.closeButton(second))
  await view.driver.click(view.closeButton(second))
  await view.seesGone(second)
  await view.driver.press('F6')
  await view.seesFocusOn('card First')
  await view.driver.press('Escape')
  await view.seesGone(first)
  await view.seesThere('[role=dialog]')
}
