import type { ToasterModel } from '../toaster.ts'
import { dismissFocused, focusPlace, reachCard } from './focus.ts'

const PRESSES = new Set(['press', 'release', 'touch', 'lift', 'middle', 'blank'])

/** Mulberry32: numbers from 0 to 1 that follow from a seed. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** What the test knows of the world: it moved the mouse and the finger itself. */
export class Hand {
  mouse = { x: 5, y: 300 }
  isButtonDown = false
  isFingerDown = false
  /** Whether a card had the focus, and nothing has it since, although nobody pressed elsewhere. */
  isFocusDropped = false
  readonly done: string[] = []
  readonly #toaster: ToasterModel
  readonly #random: () => number

  constructor(toaster: ToasterModel, seed: number) {
    this.#toaster = toaster
    this.#random = createRandom(seed)
  }

  pick<Choice>(choices: readonly Choice[]): Choice {
    return choices[Math.floor(this.#random() * choices.length)]!
  }

  /** A point where cards tend to be, or somewhere else. */
  point(): { x: number; y: number } {
    return this.#random() < 0.7
      ? { x: 640 + this.#random() * 330, y: 520 + this.#random() * 170 }
      : { x: this.#random() * 600, y: this.#random() * 500 }
  }

  async step(): Promise<void> {
    const { page } = this.#toaster
    const actions: Record<string, () => Promise<unknown>> = {
      move: () => {
        this.mouse = this.point()
        return page.mouse.move(this.mouse.x, this.mouse.y)
      },
      press: async () => {
        if (this.isFingerDown) return
        this.isButtonDown = true
        await page.mouse.down()
      },
      release: async () => {
        this.isButtonDown = false
        await page.mouse.up()
      },
      touch: async () => {
        if (this.isFingerDown || this.isButtonDown) return
        this.isFingerDown = true
        await this.#toaster.putFingersAt(this.point())
      },
      drag: async () => {
        if (this.isFingerDown) await this.#toaster.moveFingersTo(this.point())
      },
      lift: async () => {
        if (!this.isFingerDown) return
        this.isFingerDown = false
        await (this.#random() < 0.7 ? this.#toaster.liftFinger() : this.#toaster.loseFinger())
      },
      key: () =>
        this.#toaster.press(this.pick(['F6', 'F6', 'Tab', 'Shift+Tab', 'Escape', 'Enter'])),
      field: () => page.evaluate(() => document.getElementById('field')!.focus()),
      add: () => this.#toaster.add('Added', { duration: this.pick([0, 400, 60_000]) }),
      dismiss: () =>
        page.evaluate((which) => {
          const shown = window.notify.shown()
          const target = shown[Math.floor(which * shown.length)]
          if (target) window.notify.dismiss(target)
        }, this.#random()),
      reach: () => page.evaluate(reachCard),
      dismissFocused: () => page.evaluate(dismissFocused),
      clear: () => page.evaluate(() => window.notify.clear()),
      mount: () =>
        this.#toaster.set(this.pick([null, {}, {}, { position: 'top-end' }, { limit: 1 }])),
      middle: () => page.mouse.click(this.mouse.x, this.mouse.y, { button: 'middle' }),
      blank: async () => {
        this.mouse = { x: 500, y: 300 }
        this.isButtonDown = false
        await page.mouse.click(this.mouse.x, this.mouse.y)
      },
      menu: () =>
        page.evaluate(() => {
          const { h } = window
          const menu = () =>
            h(
              'div',
              { popover: 'auto', ref: (each: HTMLElement | null) => each?.showPopover() },
              'Mute',
            )
          window.notify('Menu', { duration: 60_000, render: () => h(menu) })
        }),
      suspend: () =>
        page.evaluate(() => {
          const arrive = window.suspend()
          setTimeout(arrive, 100)
        }),
      shadow: () =>
        page.evaluate(() => {
          const host = document.createElement('x-dialog')
          host.attachShadow({ mode: 'open' }).innerHTML = '<dialog><button>Fine</button></dialog>'
          document.body.append(host)
          host.shadowRoot!.querySelector('dialog')!.showModal()
        }),
      unshadow: () => page.evaluate(() => document.querySelector('x-dialog')?.remove()),
      hide: () =>
        page.evaluate(() => {
          const dialog = [...document.querySelectorAll('dialog')].at(-1)
          if (dialog) dialog.style.display = dialog.style.display ? '' : 'none'
        }),
      swap: () => page.evaluate(() => document.body.replaceChildren(...document.body.children)),
      lose: () =>
        page.evaluate(() => document.body.replaceChildren(document.getElementById('root')!)),
      open: () =>
        page.evaluate(() => {
          const dialog = document.createElement('dialog')
          dialog.append(document.createElement('button'), 'A dialog')
          document.body.append(dialog)
          dialog.showModal()
        }),
      close: () => page.evaluate(() => [...document.querySelectorAll('dialog')].at(-1)?.close()),
      remove: () => page.evaluate(() => [...document.querySelectorAll('dialog')].at(-1)?.remove()),
      wait: () => this.#toaster.passes(this.pick([10, 100, 500])),
    }
    const name = this.pick(Object.keys(actions))
    this.done.push(name)
    await this.follows(actions[name]!)
    // Who presses somewhere takes the focus there, be it to nothing.
    if (PRESSES.has(name)) this.isFocusDropped = false
  }

  /** Sees whether the focus is dropped meanwhile. */
  async follows(work: () => Promise<unknown>): Promise<void> {
    const { page } = this.#toaster
    const before = await page.evaluate(focusPlace)
    await work()
    const after = await page.evaluate(focusPlace)
    if (!after.isNowhere) this.isFocusDropped = false
    else if (before.isInCards) this.isFocusDropped = true
  }

  /** Whether somebody is busy with a card: why, or nothing. */
  async attention(): Promise<string | undefined> {
    return this.#toaster.page.evaluate(
      ({ mouse, isButtonDown, isFingerDown }) => {
        const isInside = (each: Element | null | undefined) => !!each?.closest('.belfry-stage')
        // In a shadow root, too.
        const deep = (ask: (root: Document | ShadowRoot) => Element | null) => {
          let found = ask(document)
          while (found?.shadowRoot && ask(found.shadowRoot)) found = ask(found.shadowRoot)
          return found
        }
        const { mouse: button, touch: finger } = window.pressed
        if (isInside(deep((root) => root.elementFromPoint(mouse.x, mouse.y)))) return 'hover'
        if (isInside(deep((root) => root.activeElement))) return 'focus'
        if (isButtonDown && isInside(button)) return 'button'
        if (isFingerDown && isInside(finger)) return 'finger'
        return undefined
      },
      { mouse: this.mouse, isButtonDown: this.isButtonDown, isFingerDown: this.isFingerDown },
    )
  }

  async letsGo(): Promise<void> {
    const { page } = this.#toaster
    if (this.isFingerDown) await this.#toaster.liftFinger()
    if (this.isButtonDown) await page.mouse.up()
    await page.mouse.move(5, 300)
    await page.evaluate(() => {
      for (const layer of document.querySelectorAll('dialog, x-dialog')) layer.remove()
      window.notify.clear()
      ;(document.activeElement as HTMLElement | null)?.blur()
      window.getSelection()?.removeAllRanges()
      window.scrollTo(0, 0)
    })
    await this.#toaster.comesToRest()
  }
}
