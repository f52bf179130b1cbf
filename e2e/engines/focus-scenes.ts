import { expect } from '@playwright/test'
import type { Scenes } from './scene.ts'
import { seesTime } from './time.ts'
import type { EngineView } from './view.ts'

/** Of the focus, and of the time that it holds. */
export const focusScenes: Scenes = {
  'a new card takes no focus': async (view) => {
    await view.open()
    await view.focus('#field')
    await view.notify('Saved')
    expect(await view.focused()).toBe('Field')
  },

  'F6 moves to the newest card and back': async (view) => {
    await openWithTwo(view)
    await view.driver.press('F6')
    await view.seesFocusOn('card New')
    await view.driver.press('F6')
    await view.seesFocusOn('Before')
  },

  'Tab moves from the newest card to the oldest': async (view) => {
    await openWithTwo(view)
    await view.driver.press('F6')
    await view.seesFocusOn('card New')
    await view.driver.press('Tab')
    await view.seesFocusOn('Dismiss notification of New')
    await view.driver.press('Tab')
    await view.seesFocusOn('Dismiss notification of Old')
  },

  'Escape closes card by card, then focus is where it was': async (view) => {
    await openWithTwo(view)
    await view.driver.press('F6')
    await view.driver.press('Escape')
    await view.seesFocusOn('card Old')
    await view.driver.press('Escape')
    await view.seesFocusOn('Before')
  },

  'the mouse on a close button leaves focus where the user works': async (view) => {
    await view.open()
    await view.focus('#before')
    const card = await view.notify('Saved')
    await view.driver.click(view.closeButton(card))
    await view.seesGone(card)
    expect(await view.focused()).toBe('Before')
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
}

/** A user works on the page, and two cards have come. */
async function openWithTwo(view: EngineView): Promise<void> {
  await view.open()
  await view.focus('#before')
  await view.notify('Old')
  await view.notify('New')
}
