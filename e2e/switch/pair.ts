import { type Browser, type Page, expect } from '@playwright/test'
import type { ToasterProps } from 'belfry/sonner'

declare global {
  interface Window {
    /** What the toasts have called during this step. */
    calls: string[]
  }
}

/** What code or a person does; callbacks are written down under the name of their toast. */
export type Step =
  | Make
  | { do: 'dismiss'; id?: number | string }
  | { do: 'promise'; outcome: string; fails?: boolean; options?: Record<string, unknown> }
  | { do: 'press'; which: 'action' | 'cancel' | 'close-button'; title: string }

interface Make {
  do: 'make'
  how: string
  title: string
  options?: Record<string, unknown>
  buttons?: Buttons
  /** Whether the step lasts until its time is over. */
  expires?: true
}

interface Buttons {
  readonly action?: 'closes' | 'stays'
  readonly cancel?: 'closes' | 'stays'
}

/** What can be told of the page after a step. */
interface Seen {
  readonly answer: unknown
  readonly calls: readonly string[]
  readonly active: readonly unknown[]
  readonly cards: readonly unknown[]
}

/** Takes one step in a page, waits until it has come to rest, and tells what there is. */
const take = (page: Page, given: Step): Promise<Seen> =>
  page.evaluate(async (step): Promise<Seen> => {
    // What a toast of an earlier step calls is written down for the step that made it call.
    const calls: string[] = []
    window.calls = calls
    const { toast } = window
    const note = (words: string) => window.calls.push(words)
    const all = () => [...document.querySelectorAll<HTMLElement>('[data-sonner-toast]')]
    const isLeaving = (card: HTMLElement) =>
      card.dataset['removed'] === 'true' || !!card.closest('[data-state=leaving]')
    const callbacks = (title: string) => ({
      onDismiss: (each: { id: number | string }) => note(`dismissed ${title} ${each.id}`),
      onAutoClose: () => note(`expired ${title}`),
    })
    const button = (label: string, what?: string) =>
      what && {
        label,
        onClick: (event: Event) => {
          note(`pressed ${label}`)
          if (what === 'stays') event.preventDefault()
        },
      }
    const make = ({ how, title, options, buttons }: Make) => {
      const data: Record<string, unknown> = { ...callbacks(title), ...options }
      if (buttons?.action) data['action'] = button(`Do ${title}`, buttons.action)
      if (buttons?.cancel) data['cancel'] = button(`Leave ${title}`, buttons.cancel)
      if (how === 'toast') return toast(title, data)
      return toast[how as 'success'](title, data)
    }
    const promise = async ({ outcome, fails, options }: Extract<Step, { do: 'promise' }>) => {
      const work = fails ? Promise.reject(new Error(outcome)) : Promise.resolve(outcome)
      const followed = toast.promise(work, {
        loading: 'Loading',
        success: (value) => `Done: ${value}`,
        error: (error) => `Failed: ${error.message}`,
        finally: () => void note('finally'),
        ...options,
      })
      const end = await followed.unwrap().catch((error: Error) => error.message)
      return [followed.valueOf(), end]
    }
    const press = ({ which, title }: Extract<Step, { do: 'press' }>) => {
      const card = all().find((each) => !isLeaving(each) && each.textContent?.includes(title))
      const target = card?.querySelector<HTMLElement>(`[data-${which}]`)
      target?.click()
      return !!target
    }

    let answer: unknown
    if (step.do === 'make') answer = make(step)
    else if (step.do === 'dismiss') answer = toast.dismiss(step.id)
    else if (step.do === 'promise') answer = await promise(step)
    else answer = press(step)

    const frame = () => new Promise(requestAnimationFrame)
    const until = performance.now() + 5000
    for (let frames = 0; frames < 4; frames++) await frame()
    const isAwaited = () => 'expires' in step && toast.getToasts().length > 0
    const isAtRest = () =>
      all().length === toast.getToasts().length && !all().some(isLeaving) && !isAwaited()
    while (!isAtRest() && performance.now() < until) await frame()

    const carried = ['type', 'styled', 'richColors', 'invert', 'promise', 'dismissible', 'testid']
    const text = (card: HTMLElement, part: string) =>
      card.querySelector(`[data-${part}]`)?.textContent ?? null
    return {
      answer: answer ?? null,
      calls,
      active: toast.getToasts().map((each) => {
        const { id, title, type = null } = each as { id: unknown; title: unknown; type?: string }
        return { id, title, type }
      }),
      cards: all().map((card) => ({
        ...Object.fromEntries(carried.map((name) => [name, card.dataset[name] ?? null])),
        title: text(card, 'title'),
        description: text(card, 'description'),
        action: text(card, 'action'),
        cancel: text(card, 'cancel'),
        hasIcon: !!card.querySelector('[data-icon]'),
        corner: `${card.dataset['yPosition']}-${card.dataset['xPosition']}`,
        className: [...card.classList].filter((name) => !name.startsWith('bf-')).join(' '),
      })),
    }
  }, given)

/** The same page twice, on sonner and on the door. */
export interface Pair {
  /** Takes a step in both, and expects the same of both. */
  same: (step: Step, why?: string) => Promise<Seen>
  close: () => Promise<void>
}

/** Opens the page on sonner and on the door, side by side. */
export const openPair = async (browser: Browser, toaster: ToasterProps = {}): Promise<Pair> => {
  const all = { duration: 1e9, visibleToasts: 50, expand: true, ...toaster }
  const query = `toaster=${encodeURIComponent(JSON.stringify(all))}`
  const open = async (address: string) => {
    const page = await browser.newPage({ reducedMotion: 'reduce' })
    await page.goto(address)
    await page.waitForFunction(() => 'toast' in window)
    return page
  }
  const [real, door] = await Promise.all([open(`/sonner?real&${query}`), open(`/sonner?${query}`)])
  return {
    async same(step, why) {
      const [theirs, ours] = await Promise.all([take(real, step), take(door, step)])
      expect(ours, `${why ?? ''} ${JSON.stringify(step)}`).toEqual(theirs)
      return ours
    },
    async close() {
      await Promise.all([real.close(), door.close()])
    },
  }
}
