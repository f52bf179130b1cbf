import { expect } from '@playwright/test'
import type { NotificationOptions } from 'belfry'
import { nameFocused } from '../toaster/keyboard.ts'
import { readWords } from '../toaster/voice.ts'
import type { PageDriver } from './driver.ts'
import { PATIENCE, PageView } from './page-view.ts'
import { drawPointer } from './pointer.ts'

/** Where something is on the screen. */
export interface Box {
  top: number
  bottom: number
  left: number
  right: number
  width: number
  height: number
}

/** The Toaster as a scene meets it. */
export class EngineView<Of extends PageDriver = PageDriver> extends PageView<Of> {
  // Notifications

  /** Adds one that stays, and returns its card's selector once it has come to rest. */
  async notify(title: string, options: NotificationOptions = {}): Promise<string> {
    const card = await this.add(title, options)
    await this.seesAtRest(card)
    return card
  }

  async add(title: string, options: NotificationOptions = {}): Promise<string> {
    const id = await this.driver.evaluate(
      ({ title, options }) => window.notify(title, { duration: 0, ...options }),
      { title, options },
    )
    return `[data-notification="${id}"]`
  }

  closeButton(card: string): string {
    return `${card} .belfry-close`
  }

  async seesAtRest(card: string): Promise<void> {
    await this.until(
      `${card} has come to rest`,
      async (card) => {
        // A busy WebKit draws rarely: what has finished stays in place until the next frame, and
        // only that frame tells the cards their new heights.
        for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
        return (
          document.querySelector<HTMLElement>(card)?.dataset.state === 'shown' &&
          document.getAnimations().length === 0
        )
      },
      card,
    )
  }

  async seesGone(card: string): Promise<void> {
    await this.until(`${card} is gone`, (card) => !document.querySelector(card), card)
  }

  async seesThere(selector: string): Promise<void> {
    const isThere = (selector: string) => !!document.querySelector(selector)
    expect(await this.driver.evaluate(isThere, selector)).toBe(true)
  }

  // Layers

  /** A user who presses in the middle of it would hit it. */
  async seesOnTop(selector: string): Promise<void> {
    await this.until(
      `${selector} is on top`,
      (selector) => {
        const element = document.querySelector(selector)
        if (!element) return false
        const { left, top, width, height } = element.getBoundingClientRect()
        return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
      },
      selector,
    )
  }

  /** The cards and the announcer's regions live inside this. */
  async seesInside(selector: string): Promise<void> {
    await this.until(
      `all lives in ${selector}`,
      (selector) =>
        [document.querySelector('.belfry-stage'), window.voices()[0]?.host].every((part) =>
          part?.parentElement?.parentElement?.matches(selector),
        ),
      selector,
    )
  }

  // Focus

  async focused(): Promise<string> {
    return this.driver.evaluate(nameFocused)
  }

  async seesFocusOn(name: string): Promise<void> {
    await expect.poll(() => this.focused(), { message: 'focus', ...PATIENCE }).toBe(name)
  }

  // Speech

  async words(): Promise<string[]> {
    return this.driver.evaluate(readWords)
  }

  async hears(...texts: string[]): Promise<void> {
    await expect.poll(() => this.words(), PATIENCE).toEqual(texts)
    await this.until('all is silent again', () =>
      window.voices().every((voice) => !voice.textContent),
    )
    expect(await this.words()).toEqual(texts)
  }

  // Shape

  async box(selector: string): Promise<Box> {
    return this.driver.evaluate((selector) => {
      const { top, bottom, left, right, width, height } = document
        .querySelector(selector)!
        .getBoundingClientRect()
      return { top, bottom, left, right, width, height }
    }, selector)
  }

  async viewport(): Promise<{ width: number; height: number }> {
    return this.driver.evaluate(() => ({
      width: document.documentElement.clientWidth,
      height: document.documentElement.clientHeight,
    }))
  }

  // Gestures

  /** Draws a pointer along x from a card's middle, by dispatched events, and lifts it. */
  async draw(card: string, pointerType: string, ...ways: number[]): Promise<void> {
    await this.driver.evaluate(drawPointer, { card, pointerType, ways })
  }
}
