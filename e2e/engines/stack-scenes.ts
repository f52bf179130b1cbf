import { expect } from '@playwright/test'
import { PATIENCE } from './page-view.ts'
import type { Scenes } from './scene.ts'
import { seesTime } from './time.ts'
import type { EngineView } from './view.ts'

/** Of where the cards stand. */
export const stackScenes: Scenes = {
  'older cards peek out behind the newest, evenly': async (view) => {
    await view.open('plain', { stack: true })
    const cards = []
    for (const title of ['Old', 'Middle', 'New']) cards.unshift(await view.notify(title))
    const [front, middle, back] = await boxesOf(view, cards)
    expect(front!.bottom).toBeGreaterThan(middle!.bottom)
    const peeks = [front!.top - middle!.top, middle!.top - back!.top]
    expect(peeks[0]).toBeGreaterThan(4)
    expect(peeks[0]).toBeCloseTo(peeks[1]!, 0)
    expect(middle!.width).toBeLessThan(front!.width)
    expect(back!.width).toBeLessThan(middle!.width)
    const { width, height } = await view.viewport()
    expect(width - front!.right).toBeCloseTo(16, 0)
    expect(height - front!.bottom).toBeCloseTo(16, 0)
  },

  'spread out, cards of any height stand apart by the same gap': async (view) => {
    await view.open('plain')
    const cards = []
    for (const words of [1, 60, 20]) {
      cards.unshift(await view.notify(`${words}`, { message: 'word '.repeat(words) }))
    }
    const [front, middle, back] = await boxesOf(view, cards)
    expect(middle!.height).toBeGreaterThan(front!.height)
    const gaps = [front!.top - middle!.bottom, middle!.top - back!.bottom]
    expect(gaps[0]).toBeCloseTo(12, 0)
    expect(gaps[1]).toBeCloseTo(12, 0)
    expect(back!.width).toBeCloseTo(front!.width, 0)
  },

  'on a page with CSS zoom cards stand apart, and their time runs': async (view) => {
    await view.open()
    // Before zooming, which WebDriver in WebKit does not reckon with.
    await view.driver.hover('#before')
    await view.driver.evaluate(() => {
      document.documentElement.style.zoom = '1.5'
    })
    const back = await view.notify('Old', { duration: 60_000, message: 'word '.repeat(20) })
    const front = await view.notify('New', { duration: 60_000 })
    const [upper, lower] = await boxesOf(view, [back, front])
    // Some engines measure in the page's pixels, some in the window's.
    expect([12, 18]).toContain(Math.round(lower!.top - upper!.bottom))
    await seesTime(view, back, 'runs')
    await seesTime(view, front, 'runs')
  },

  'on a page without a doctype the time of a covered card stands still': async (view) => {
    await view.open('plain', { stack: true }, 'quirks')
    await view.driver.hover('#before')
    const back = await view.notify('Old', { duration: 60_000 })
    const front = await view.notify('New', { duration: 60_000 })
    await seesTime(view, front, 'runs')
    await seesTime(view, back, 'stands still')
  },

  'cards taller than the window scroll, and Tab and F6 reach them': async (view) => {
    for (const position of ['bottom-end', 'top-end'] as const) {
      await view.open('plain', { limit: 8, position })
      await view.driver.resize(800, 450)
      const cards: string[] = []
      for (let card = 0; card < 8; card++)
        cards.push(await view.notify(`Card ${card}`, { message: 'word '.repeat(20) }))
      const { height } = await view.viewport()
      const { top, bottom } = await view.box(cards[0]!)
      expect(position === 'top-end' ? bottom > height : top < 0).toBe(true)
      await view.driver.press('F6')
      for (let step = 0; step < 8; step++) await view.driver.press('Tab')
      await view.seesFocusOn('Dismiss notification of Card 0')
      await view.seesOnTop(view.closeButton(cards[0]!))
      const inset = () => view.box(cards[0]!).then((box) => Math.min(box.top, height - box.bottom))
      await expect.poll(inset, PATIENCE).toBeCloseTo(16, 0)
      await view.driver.evaluate(() => {
        document.body.style.height = '2000px'
        document.getElementById('before')!.focus()
      })
      await view.driver.press('F6')
      await view.seesFocusOn('card Card 7')
      await view.seesOnTop(view.closeButton(cards[7]!))
      expect(await view.driver.evaluate(() => scrollY)).toBe(0)
      await view.notify('One more')
      await view.focus('.belfry-clear')
      await view.seesOnTop('.belfry-clear')
    }
    await view.driver.resize(1000, 700)
  },

  'the stack opens under the mouse, and closes when the mouse leaves': async (view) => {
    await view.open('plain', { stack: true })
    await view.driver.hover('#before')
    await view.notify('Old')
    const front = await view.notify('New')
    await view.driver.hover(front)
    await view.until('spread', () => !!document.querySelector('.belfry-stage[data-expanded]'))
    await view.driver.hover('#before')
    await view.until('closed', () => !document.querySelector('.belfry-stage[data-expanded]'))
  },

  'each of the six positions is where it says, even from right to left': async (view) => {
    await view.open()
    const card = await view.notify('Here')
    for (const dir of ['ltr', 'rtl']) {
      for (const y of ['top', 'bottom'] as const) {
        for (const x of ['start', 'center', 'end'] as const) {
          await view.set({ position: `${y}-${x}` }, dir)
          await view.seesAtRest(card)
          const { left, right, top, bottom } = await view.box(card)
          const { width, height } = await view.viewport()
          const isLeft = (x === 'start') === (dir === 'ltr')
          const where = `${y}-${x} ${dir}`
          expect(y === 'top' ? top : height - bottom, where).toBeCloseTo(16, 0)
          if (x === 'center') expect(Math.abs(left - (width - right)), where).toBeLessThan(2)
          else expect(isLeft ? left : width - right, where).toBeCloseTo(16, 0)
        }
      }
    }
  },
}

const boxesOf = (view: EngineView, cards: string[]) =>
  Promise.all(cards.map((card) => view.box(card)))
