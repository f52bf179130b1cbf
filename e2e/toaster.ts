import { type CDPSession, type Locator, type Page, expect } from '@playwright/test'
import type { NotificationOptions } from 'belfry'
import type { ToasterProps } from 'belfry/react'
import type { Listening, Spoken } from './pages/listen.ts'
import type { Stage } from './pages/page.tsx'
import type { Scenes } from './pages/scenes.tsx'

declare global {
  interface Window extends Stage, Listening, Scenes {
    /** Where the finger was last, until the browser took it. */
    finger: { x: number; y: number } | undefined
    /** Moves the page's third Toaster. */
    setOther: (position: NonNullable<ToasterProps['position']>) => void
  }
}

/** How a page is opened. */
export interface Opening {
  toaster?: ToasterProps
  dir?: 'rtl'
  strict?: true
  csp?: true
  /** What else the address says. */
  query?: Record<string, string>
}

const START = new Date('2026-11-15T12:00:00Z')

/** Follows the finger. Runs in the page. */
function feel(): void {
  for (const type of ['pointerdown', 'pointermove', 'pointercancel'] as const) {
    window.addEventListener(type, (event) => {
      window.finger = type === 'pointercancel' ? undefined : { x: event.clientX, y: event.clientY }
    })
  }
}

/** The Toaster as its user meets it. Time stands still but for `passes`. */
export class ToasterModel {
  readonly page: Page
  readonly region: Locator
  readonly cards: Locator
  readonly stage: Locator
  readonly more: Locator
  readonly dismissAll: Locator
  #touch: CDPSession | undefined

  constructor(page: Page) {
    this.page = page
    this.region = page.getByRole('region', { name: 'Notifications', exact: true })
    this.cards = page.locator('[data-notification]:not([data-state=leaving])')
    this.stage = page.locator('.belfry-stage')
    this.more = page.getByText(/^\+\d+ more$/)
    this.dismissAll = page.getByRole('button', { name: 'Dismiss all' })
  }

  // The page

  /** Opens a page of `e2e/pages`, with a clock that only `passes` drives. */
  async open(
    path = 'plain',
    { toaster, dir, strict, csp, query: more }: Opening = {},
  ): Promise<void> {
    const query = new URLSearchParams({
      ...(toaster && { toaster: JSON.stringify(toaster) }),
      ...(dir && { dir }),
      ...(strict && { strict: '' }),
      ...(csp && { csp: '' }),
      ...more,
    })
    await this.page.addInitScript(feel)
    await this.page.clock.install({ time: START })
    await this.page.clock.pauseAt(START.getTime() + 60_000)
    await this.page.goto(`/${path}?${query}`)
    await this.page.waitForFunction(() => 'notify' in window)
  }

  /** Gives the Toaster other properties; null unmounts it. */
  async set(props: ToasterProps | null): Promise<void> {
    await this.page.evaluate((props) => window.setToaster(props), props)
  }

  // Notifications

  /** Adds a notification, which stays unless a duration is given, and returns its card. */
  async notify(title: string, options: NotificationOptions = {}): Promise<Locator> {
    await this.add(title, options)
    const card = this.card(title)
    await expect(card).toBeAttached()
    return card
  }

  /** Adds a notification, and lets the browser draw: only then its time runs. */
  async add(title: string, options: NotificationOptions = {}): Promise<string> {
    return this.page.evaluate(
      async ([title, options]) => {
        const id = window.notify(title, { duration: 0, ...options })
        await new Promise((resolve) => new IntersectionObserver(resolve).observe(document.body))
        return id
      },
      [title, options] as const,
    )
  }

  /** Opens a page with a card in which one can reply, and returns its field, which was clicked. */
  async openReply(): Promise<Locator> {
    await this.open('scenes')
    await this.page.evaluate(() =>
      window.notify('Reply', {
        duration: 0,
        render: () => window.h('input', { 'aria-label': 'Reply' }),
      }),
    )
    await this.comesToRest()
    const field = this.page.getByRole('textbox', { name: 'Reply' })
    await field.click()
    return field
  }

  /** Adds several, the last one newest. */
  async notifyAll(...titles: string[]): Promise<Locator[]> {
    for (const title of titles) await this.add(title)
    return titles.map((title) => this.card(title))
  }

  card(title: string): Locator {
    return this.cards.filter({ has: this.page.getByText(title, { exact: true }) })
  }

  closeButton(card: Locator): Locator {
    return card.getByRole('button', { name: 'Dismiss notification' })
  }

  async idOf(card: Locator): Promise<string> {
    return (await card.getAttribute('data-notification'))!
  }

  async dismiss(card: Locator): Promise<void> {
    await this.page.evaluate((id) => window.notify.dismiss(id), await this.idOf(card))
  }

  async clear(): Promise<void> {
    await this.page.evaluate(() => window.notify.clear())
  }

  // Time

  /** Lets time pass on the page's clock. */
  async passes(ms: number): Promise<void> {
    await this.page.clock.runFor(ms)
  }

  /** Lets everything that moves arrive. */
  async comesToRest(): Promise<void> {
    await this.passes(500)
    await this.finishMotions()
  }

  /** Takes everything that moves to where it goes; no time passes. */
  async finishMotions(): Promise<void> {
    await this.page.evaluate(() => {
      for (const animation of document.getAnimations()) {
        if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
      }
    })
  }

  /** How much display time each shown notification has left. */
  async timesLeft(): Promise<number[]> {
    return this.page.evaluate(() =>
      window.notify.shown().map(({ id }) => window.notify.remaining(id)!),
    )
  }

  async seesTimeStandStill(): Promise<void> {
    const before = await this.timesLeft()
    await this.passes(100)
    expect(await this.timesLeft(), 'time stands still').toEqual(before)
  }

  async seesTimeRun(): Promise<void> {
    const before = await this.timesLeft()
    await this.passes(100)
    expect(await this.timesLeft(), 'time runs').toEqual(before.map((ms) => ms - 100))
  }

  // Mouse

  /** Puts the mouse where the card comes to rest. */
  async hover(card: Locator): Promise<void> {
    await this.finishMotions()
    const { x, y } = await this.middle(card)
    await this.page.mouse.move(x, y)
  }

  /** Takes the mouse to where no card is. */
  async leave(): Promise<void> {
    await this.page.mouse.move(5, 300)
  }

  async middle(target: Locator): Promise<{ x: number; y: number }> {
    const { x, y, width, height } = (await target.boundingBox())!
    return { x: x + width / 2, y: y + height / 2 }
  }

  async seesExpanded(isExpanded = true): Promise<void> {
    const expanded = expect(this.stage)
    await (isExpanded ? expanded : expanded.not).toHaveAttribute('data-expanded')
  }

  // Fingers

  async #dispatchTouch(
    type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel',
    touchPoints: { x: number; y: number; id?: number }[],
  ): Promise<void> {
    this.#touch ??= await this.page.context().newCDPSession(this.page)
    await this.#touch.send('Input.dispatchTouchEvent', { type, touchPoints })
  }

  async putFingerOn(target: Locator): Promise<void> {
    await this.putFingersAt(await this.middle(target))
  }

  async putFingersAt(...points: { x: number; y: number; id?: number }[]): Promise<void> {
    await this.#dispatchTouch('touchStart', points)
  }

  async moveFingersTo(...points: { x: number; y: number; id?: number }[]): Promise<void> {
    await this.#dispatchTouch('touchMove', points)
  }

  async liftFinger(): Promise<void> {
    await this.#dispatchTouch('touchEnd', [])
  }

  async loseFinger(): Promise<void> {
    await this.#dispatchTouch('touchCancel', [])
  }

  /** Draws a finger along a path of ways from a card's middle, a step every so many milliseconds. */
  async swipe(
    target: Locator,
    path: readonly { x?: number; y?: number }[],
    { every = 16, lift = true } = {},
  ): Promise<void> {
    const from = await this.middle(target)
    await this.putFingersAt(from)
    for (const { x = 0, y = 0 } of path) {
      await this.passes(every)
      await this.moveFingersTo({ x: from.x + x, y: from.y + y })
      await this.#feelsFingerAt(from.x + x, from.y + y)
    }
    if (lift) await this.liftFinger()
  }

  /** Touches are delivered with the next frame; those below the browser's own slop never. */
  async #feelsFingerAt(x: number, y: number): Promise<void> {
    for (let tries = 0; tries < 10; tries++) {
      const finger = await this.page.evaluate(() => window.finger)
      if (!finger || Math.hypot(finger.x - x, finger.y - y) < 1) return
    }
  }

  // Keyboard

  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key)
  }

  /** Which element has the focus, by its visible name. */
  async focused(): Promise<string> {
    return this.page.evaluate(() => {
      let active = document.activeElement
      while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
      if (!active || active === document.body) return 'body'
      const name = active.getAttribute('aria-label') ?? active.textContent
      const title = active.closest('[data-notification]')?.querySelector('.belfry-title')
      return active.matches('[data-notification]')
        ? `card ${title?.textContent}`
        : title
          ? `${name} of ${title.textContent}`
          : (name ?? '')
    })
  }

  async seesFocusOn(name: string): Promise<void> {
    await expect.poll(() => this.focused(), { message: 'focus' }).toBe(name)
  }

  // Speech

  /** All that was said so far. */
  async spoken(): Promise<Spoken[]> {
    return this.page.evaluate(() => window.spoken)
  }

  /** What was said so far, in words; the invisible mark of a repeat is left out. */
  async words(): Promise<string[]> {
    return (await this.spoken()).map(({ text }) => text.replace(/\u00a0$/, ''))
  }

  /** What stands in the live regions now, by their politeness. */
  async regions(): Promise<Record<string, string>> {
    return this.page.evaluate(() =>
      Object.fromEntries(
        window
          .voices()
          .flatMap((root) => [...root.querySelectorAll('[aria-live][aria-atomic=true]')])
          .map((region) => [
            `${region.getAttribute('role')} ${region.getAttribute('aria-live')}`,
            region.textContent,
          ]),
      ),
    )
  }

  /** Lets time pass until everything is said, and compares. */
  async hears(...texts: string[]): Promise<void> {
    await this.passes(500 * (texts.length + 2))
    expect(await this.words()).toEqual(texts)
  }

  // Layers

  /** Whether a user would hit this element when pressing in the middle of it. */
  async isOnTop(target: Locator): Promise<boolean> {
    return target.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const root = element.getRootNode() as Document | ShadowRoot
      const hit = root.elementFromPoint(x + width / 2, y + height / 2)
      return element.contains(hit)
    })
  }

  async seesOnTop(target: Locator): Promise<void> {
    await expect.poll(() => this.isOnTop(target), { message: 'on top' }).toBe(true)
  }
}
