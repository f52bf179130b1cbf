import { expect } from '@playwright/test'
import { seesTime } from '../engines/time.ts'
import { schemes } from './card.ts'
import type { OldView } from './old-view.ts'

type Scene = (view: OldView) => Promise<void>

const inEachScheme = Object.entries(schemes).map(([scheme, ask]): [string, Scene] => [
  `a card is painted and readable, ${scheme}`,
  async (view) => {
    await view.open()
    await view.driver.evaluate(ask)
    await view.clickButton('Save')
    const card = await view.card('Saved')
    await view.seesReadable(card)
    expect(await view.isDark(card)).toBe(
      scheme === 'dark by class' || scheme === 'dark by attribute',
    )
  },
])

/** What has to be true in every browser that is promised a readable, usable card. */
export const oldScenes: Record<string, Scene> = {
  ...Object.fromEntries(inEachScheme),

  'its button acts, and it closes': async (view) => {
    await view.open()
    await view.driver.evaluate(() => {
      const onAction = () => (document.title = 'Undone')
      window.notify('Deleted', { duration: 0, action: { label: 'Undo', onAction } })
    })
    const card = await view.card('Deleted')
    await view.driver.click(`${card} .belfry-action`)
    await view.until('it was undone', () => document.title === 'Undone')
    await view.seesGone(card)
  },

  'its close button closes it': async (view) => {
    await view.open()
    const card = await view.notify('Saved')
    await view.driver.click(view.closeButton(card))
    await view.seesGone(card)
  },

  'F6 moves to it, and Escape closes it and moves back': async (view) => {
    await view.open()
    const card = await view.notify('Saved')
    await view.focus('button')
    await view.driver.press('F6')
    await view.seesFocusOn('card Saved')
    await view.driver.press('Escape')
    await view.seesGone(card)
    await view.seesFocusOn('Save')
  },

  'the mouse on it stops its time': async (view) => {
    await view.open()
    await view.driver.hover('h1')
    const card = await view.notify('Saved', { duration: 20_000 })
    await seesTime(view, card, 'runs')
    await view.driver.hover(card)
    await seesTime(view, card, 'stands still')
    await view.driver.hover('h1')
    await seesTime(view, card, 'runs')
  },

  'it expires': async (view) => {
    await view.open()
    await view.driver.hover('h1')
    await view.seesGone(await view.notify('Saved', { duration: 3000 }))
  },

  'three cards stand apart, each of them readable': async (view) => {
    await view.open()
    const cards = []
    for (const title of ['One', 'Two', 'Three'])
      cards.push(await view.notify(title, { message: 'word '.repeat(20) }))
    for (const card of cards) {
      await view.seesReadable(card)
      await view.seesOnTop(view.closeButton(card))
    }
    const boxes = await Promise.all(cards.map((card) => view.box(card)))
    expect(boxes[0]!.bottom).toBeLessThan(boxes[1]!.top)
    expect(boxes[1]!.bottom).toBeLessThan(boxes[2]!.top)
  },

  'it is above a modal dialog, and closes without closing the dialog': async (view) => {
    await view.open()
    await view.clickButton('Open dialog')
    await view.clickButton('Save in dialog')
    const card = await view.card('Saved')
    await view.seesReadable(card)
    await view.seesOnTop(view.closeButton(card))
    await view.driver.click(view.closeButton(card))
    await view.seesGone(card)
    await view.seesThere('dialog:modal')
  },

  'it follows into a dialog that opens later, and out again': async (view) => {
    await view.open()
    const card = await view.notify('Saved')
    await view.clickButton('Open dialog')
    await view.seesOnTop(view.closeButton(card))
    await view.driver.press('Escape')
    await view.until('the dialog is closed', () => !document.querySelector('dialog:modal'))
    await view.seesOnTop(view.closeButton(card))
    await view.driver.click(view.closeButton(card))
    await view.seesGone(card)
  },

  'it follows from a nested dialog back into the outer one': async (view) => {
    await view.open()
    await view.clickButton('Open dialog')
    await view.driver.evaluate(() => {
      const inner = document.createElement('dialog')
      document.querySelector('dialog')!.append(inner)
      inner.showModal()
    })
    const card = await view.notify('Saved')
    await view.seesOnTop(view.closeButton(card))
    await view.driver.evaluate(() =>
      document.querySelector<HTMLDialogElement>('dialog dialog')!.close(),
    )
    await view.seesOnTop(view.closeButton(card))
    await view.driver.click(view.closeButton(card))
    await view.seesGone(card)
    await view.seesThere('dialog:modal')
  },

  'it is above everything that a page puts on top of itself': async (view) => {
    await view.open()
    await view.driver.evaluate(() => {
      const overlay = document.createElement('div')
      overlay.style.cssText = 'position: fixed; inset: 0; z-index: 9999'
      document.body.prepend(overlay)
    })
    const card = await view.notify('Saved')
    await view.seesOnTop(view.closeButton(card))
    await view.driver.click(view.closeButton(card))
    await view.seesGone(card)
  },

  'from right to left it stands on the left, with its button there': async (view) => {
    await view.open()
    await view.driver.evaluate(() => void (document.documentElement.dir = 'rtl'))
    const card = await view.notify('Saved', { message: 'Your draft is safe.' })
    await view.seesReadable(card)
    const [box, button, title] = await Promise.all(
      [card, view.closeButton(card), `${card} .belfry-title`].map((part) => view.box(part)),
    )
    expect(box!.left).toBeCloseTo(16, 0)
    expect(button!.right).toBeLessThanOrEqual(title!.left)
  },

  'on a phone it is as wide as the window': async (view) => {
    await view.open()
    await view.driver.resize(360, 640)
    const card = await view.notify('Saved', { message: 'Your draft is safe. '.repeat(5) })
    const { width } = await view.viewport()
    expect(width).toBeLessThan(480)
    expect((await view.box(card)).width).toBeCloseTo(width - 32, 0)
    await view.seesReadable(card)
    await view.driver.click(view.closeButton(card))
    await view.seesGone(card)
  },
}
