import { expect } from '@playwright/test'
import type { Scenes } from './scene.ts'
import { seesTime } from './time.ts'
import type { EngineView } from './view.ts'

/** Of the focus, and of the time that it holds. */
export const focusScenes: Scenes = {
  'a card takes no focus, neither when it comes nor by the mouse on its button': async (view) => {
    await view.open()
    await view.focus('#field')
    const card = await view.notify('Saved')
    expect(await view.focused()).toBe('Field')
    await view.driver.click(view.closeButton(card))
    await view.seesGone(card)
    expect(await view.focused()).toBe('Field')
  },

  'F6 moves to the newest card, Tab on to the oldest, and F6 back': async (view) => {
    await openWithTwo(view)
    await view.driver.press('F6')
    await view.seesFocusOn('card New')
    await view.driver.press('Tab')
    await view.seesFocusOn('Dismiss notification of New')
    await view.driver.press('Tab')
    await view.seesFocusOn('Dismiss notification of Old')
    await view.driver.press('F6')
    await view.seesFocusOn('Before')
  },

  'Escape closes card by card, then focus is where it was': async (view) => {
    await openWithTwo(view)
    await view.driver.press('F6')
    await view.driver.press('Escape')
    await view.seesFocusOn('card Old')
    await view.driver.press('Escape')
    await view.seesFocusOn('Before')
  },

  'focus or the mouse on a card stops the time': async (view) => {
    await view.open()
    await view.focus('#before')
    const card = await view.notify('Saved', { duration: 60_000 })
    await seesTime(view, card, 'runs')
    await view.driver.press('F6')
    await view.seesFocusOn('card Saved')
    await seesTime(view, card, 'stands still')
    await view.driver.press('F6')
    await view.seesFocusOn('Before')
    await seesTime(view, card, 'runs')
    await view.driver.hover(card)
    await seesTime(view, card, 'stands still')
    await view.driver.hover('#before')
    await seesTime(view, card, 'runs')
  },

  'time stands still for a card that comes under a mouse at rest': async (view) => {
    await view.open()
    const first = await view.notify('First')
    await view.driver.hover(first)
    await view.driver.evaluate(() => window.notify.clear())
    await view.seesGone(first)
    const second = await view.notify('Second', { duration: 60_000 })
    await seesTime(view, second, 'stands still')
    await view.driver.hover('#before')
    await seesTime(view, second, 'runs')
  },

  'cards that gave way to a field come back when the page removes it': async (view) => {
    await view.open()
    const card = await view.notify('Saved', { duration: 60_000, message: 'Words' })
    await view.driver.evaluate((card) => {
      const { left, top } = document.querySelector(card)!.getBoundingClientRect()
      const under = document.createElement('input')
      under.id = 'under'
      const place = { position: 'fixed', left: `${left + 20}px`, top: `${top + 20}px` }
      Object.assign(under.style, { ...place, width: '40px', height: '20px' })
      document.body.append(under)
      under.focus()
    }, card)
    await seesTime(view, card, 'stands still')
    await view.driver.evaluate(() => document.querySelector('#under')!.remove())
    await seesTime(view, card, 'runs')
  },

  'focus stays on a card whose focused button is removed': async (view) => {
    await view.open()
    await view.focus('#before')
    const card = await view.notify('Saved', { duration: 60_000 })
    await view.driver.evaluate((card) => {
      const button = document.createElement('button')
      button.id = 'once'
      document.querySelector(card)!.firstElementChild!.append(button)
    }, card)
    await view.focus('#once')
    await seesTime(view, card, 'stands still')
    await view.driver.evaluate(() => document.querySelector('#once')!.remove())
    await view.seesFocusOn('card Saved')
  },

  'focus goes back when the dialog of a card that has left is removed': async (view) => {
    await view.open()
    await view.focus('#before')
    const card = await view.notify('Saved')
    await view.driver.press('F6')
    await view.seesFocusOn('card Saved')
    await view.driver.evaluate(() => {
      const dialog = document.createElement('div')
      dialog.role = 'dialog'
      dialog.append(document.createElement('input'))
      document.body.append(dialog)
      dialog.querySelector('input')!.focus()
      window.notify.clear()
    })
    await view.seesGone(card)
    await view.driver.evaluate(() => document.querySelector('[role=dialog]')!.remove())
    await view.seesFocusOn('Before')
  },
}

/** A user works on the page, and two cards have come. */
async function openWithTwo(view: EngineView): Promise<void> {
  await view.open()
  await view.focus('#before')
  await view.notify('Old')
  await view.notify('New')
}
