import { expect } from '@playwright/test'
import { seesTime } from './time.ts'
import type { EngineView } from './view.ts'

/** What has to be true in every engine. */
export const scenes: Record<string, (view: EngineView) => Promise<void>> = {
  // Modals

  'a card is above a dialog that opens later, and its button closes it alone': async (view) => {
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

  'Escape on a card closes the card and not the dialog beneath': async (view) => {
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
    await view.driver.evaluate(() => document.querySelector('#outer')!.remove(), undefined)
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

  'a card works above a modal of Radix': (view) => worksAbove(view, 'radix'),
  'a card works above a modal of Base UI': (view) => worksAbove(view, 'base-ui'),
  'a card works above a modal of React Aria': (view) => worksAbove(view, 'react-aria'),

  // Fullscreen

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
    await view.driver.evaluate(() => document.exitFullscreen(), undefined)
    await view.seesInside('body')
    await view.seesOnTop(first)
  },

  // Focus

  'a card that comes takes no focus': async (view) => {
    await view.open()
    await view.focus('#field')
    await view.notify('Saved')
    expect(await view.focused()).toBe(await nameOfField(view))
  },

  'F6 goes to the newest card and back': async (view) => {
    await openWithTwo(view)
    await view.driver.press('F6')
    await view.seesFocusOn('card New')
    await view.driver.press('F6')
    await view.seesFocusOn('Before')
  },

  'Tab goes from the newest card to the oldest': async (view) => {
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

  'the mouse on a close button leaves the focus where the user works': async (view) => {
    await view.open()
    await view.focus('#before')
    const card = await view.notify('Saved')
    await view.driver.click(view.closeButton(card))
    await view.seesGone(card)
    expect(await view.focused()).toBe('Before')
  },

  'focus on a card, or the mouse, lets time stand still': async (view) => {
    await view.open()
    await view.focus('#before')
    const card = await view.notify('Saved', { duration: 20_000 })
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

  // The announcer's regions

  'both regions are there, empty, before the first message': async (view) => {
    await view.open()
    await view.until('both regions are there, empty', () => {
      const [root] = window.voices()
      return [
        '[role=status][aria-live=polite][aria-atomic=true]:empty',
        '[role=alert][aria-live=assertive][aria-atomic=true]:empty',
      ].every((selector) => root?.querySelector(selector))
    })
  },

  'each notification is said once, whole, in order': async (view) => {
    await view.open()
    await view.add('One', { message: 'Of three' })
    await view.add('Two', { type: 'error' })
    await view.add('Three')
    await view.hears('Info: One. Of three.', 'Error: Two.', 'Info: Three.')
  },

  'an update is said only if it changes a word, also in mid-sentence': async (view) => {
    await view.open()
    await view.driver.evaluate(() => {
      const id = window.notify('Loading', { duration: 0 })
      const watch = setInterval(() => {
        if (!window.spoken.length) return
        clearInterval(watch)
        window.notify.update(id, { priority: 1 })
        setTimeout(() => window.notify.update(id, { title: 'Loaded' }), 1000)
      }, 10)
    }, undefined)
    await view.hears('Info: Loading.', 'Info: Loaded.')
  },

  'more than three at once are summed up': async (view) => {
    await view.open()
    await view.driver.evaluate(() => {
      for (let index = 0; index < 12; index++) window.notify(`Number ${index}`, { duration: 0 })
    }, undefined)
    await view.hears('12 notifications')
  },

  'a message is said inside the dialog, and not again when that closes': async (view) => {
    await view.open('dialogs')
    await view.clickButton('Open dialog')
    await view.add('Under it')
    await view.hears('Info: Under it.')
    await view.clickButton('Close outer')
    await view.seesInside('body')
    await view.add('After it')
    await view.hears('Info: Under it.', 'Info: After it.')
  },

  // Content security policy

  'a strict content security policy is never violated': async (view) => {
    await view.open('plain', {}, 'csp')
    await view.driver.evaluate(() => {
      const violations: string[] = []
      Object.assign(window, { violations })
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        violations.push(`${violatedDirective} ${blockedURI}`),
      )
    }, undefined)
    const first = await view.notify('First', { timestamp: Date.now() })
    const second = await view.notify('Second', { type: 'error' })
    await view.driver.hover(second)
    await view.draw(first, 'touch', 20, 60, 100)
    await view.driver.click(view.closeButton(second))
    await view.seesGone(second)
    const violations = await view.driver.evaluate(
      () => (window as unknown as { violations: string[] }).violations,
      undefined,
    )
    expect(violations).toEqual([])
  },

  // The stack's geometry

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

  'the mouse spreads the stack, and away from it it closes': async (view) => {
    await view.open('plain', { stack: true })
    await view.driver.hover('#before')
    await view.notify('Old')
    const front = await view.notify('New')
    await view.driver.hover(front)
    await view.until('spread', () => !!document.querySelector('.belfry-stage[data-expanded]'))
    await view.driver.hover('#before')
    await view.until('closed', () => !document.querySelector('.belfry-stage[data-expanded]'))
  },

  'each of the six positions is where it says, also from right to left': async (view) => {
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

  // Swipe

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

  'the mouse does not swipe': async (view) => {
    await view.open()
    const card = await view.notify('Saved')
    await view.draw(card, 'mouse', 15, 60, 120)
    await view.seesAtRest(card)
  },
}

/** A user works on the page, and two cards have come. */
async function openWithTwo(view: EngineView): Promise<void> {
  await view.open()
  await view.focus('#before')
  await view.notify('Old')
  await view.notify('New')
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

const boxesOf = (view: EngineView, cards: string[]) =>
  Promise.all(cards.map((card) => view.box(card)))

const nameOfField = (view: EngineView) =>
  view.driver.evaluate(
    () => document.querySelector('#field')!.getAttribute('aria-label')!,
    undefined,
  )
