import { expect } from '@playwright/test'
import type { Scenes } from './scene.ts'

/** Of fingers and mice that draw a card. */
export const swipeScenes: Scenes = {
  'a finger pushes a card off the screen': async (view) => {
    await view.open()
    const card = await view.notify('Saved')
    await view.draw(card, 'touch', 15, 40, 70, 100)
    await view.seesGone(card)
  },

  'a finger that turns back, or pulls the wrong way, leaves the card': async (view) => {
    await view.open()
    const card = await view.notify('Saved')
    const before = await view.box(card)
    await view.draw(card, 'touch', 15, 60, 100, 60, 20)
    await view.draw(card, 'touch', -20, -60, -100)
    await expect.poll(async () => (await view.box(card)).left).toBeCloseTo(before.left, 0)
    await view.seesAtRest(card)
  },

  'the mouse does not swipe: it selects words, and only those that are seen': async (view) => {
    await view.open()
    const card = await view.notify('Saved', { action: { label: 'Undo', href: '#' } })
    await view.draw(card, 'mouse', 15, 60, 120)
    await view.seesAtRest(card)
    const selected = await view.driver.evaluate((card) => {
      getSelection()!.selectAllChildren(document.querySelector(card)!)
      return String(getSelection())
    }, card)
    expect(selected.trim()).toBe('Saved')
  },
}
