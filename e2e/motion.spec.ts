import type { Page } from '@playwright/test'
import type { ToasterProps } from 'belfry/react'
import { expect, test } from './test.ts'

/** How something on the screen has moved since one began to watch. */
interface Track {
  name: string
  /** Its distances from the edges at which the cards stand, one a frame. */
  places: { x: number; y: number }[]
  /** The transitions that moved it, and how long each of them lasts. */
  transitions: { property: string; lasts: number }[]
}

declare global {
  interface Window {
    /** Looks at every frame, from now on. */
    startWatching: () => void
    /** Waits until nothing moves any more, and tells what did. */
    stopWatching: () => Promise<Track[]>
  }
}

/** Runs in the page. */
function prepareWatching(): void {
  const tracks = new Map<Element, Track>()
  const known = new Set<Animation>()
  let isWatching = false
  let quietFrames = 0

  const moving = (element: Element) =>
    element
      .getAnimations()
      .filter(
        (each): each is CSSTransition =>
          each instanceof CSSTransition &&
          ['translate', 'transform', 'scale'].includes(each.transitionProperty),
      )

  const look = () => {
    const isTop = !!document.querySelector('[data-position^=top]')
    quietFrames++
    for (const element of document.querySelectorAll('[data-notification], .belfry-more')) {
      const name = element.querySelector('.belfry-title, .belfry-waiting')!.textContent
      const track = tracks.get(element) ?? { name, places: [], transitions: [] }
      tracks.set(element, track)
      const { right, top, bottom } = element.getBoundingClientRect()
      const place = { x: innerWidth - right, y: isTop ? top : innerHeight - bottom }
      const last = track.places.at(-1)
      if (!last || last.x !== place.x || last.y !== place.y) quietFrames = 0
      track.places.push(place)
      for (const each of moving(element)) {
        quietFrames = 0
        if (known.has(each)) continue
        known.add(each)
        const lasts = Number(each.effect!.getComputedTiming().endTime)
        track.transitions.push({ property: each.transitionProperty, lasts })
      }
    }
    if (isWatching) requestAnimationFrame(look)
  }

  window.startWatching = () => {
    tracks.clear()
    isWatching = true
    quietFrames = 0
    requestAnimationFrame(look)
  }
  window.stopWatching = async () => {
    const isStill = () =>
      quietFrames > 20 && !document.querySelector('[data-state=leaving], [data-state=entering]')
    while (!isStill()) await new Promise(requestAnimationFrame)
    isWatching = false
    return [...tracks.values()]
  }
}

// Less than this nobody sees.
const HAIR = 0.05
// As long as this at rest, and what follows is another motion.
const REST = 3

/** How often it has set out, or turned round. */
function departures(steps: readonly number[]): number {
  let count = 0
  let direction = 0
  let rest = REST
  for (const step of steps) {
    if (Math.abs(step) < HAIR) {
      rest++
      continue
    }
    if (rest >= REST || Math.sign(step) !== direction) count++
    direction = Math.sign(step)
    rest = 0
  }
  return count
}

/** How many motions a person has seen, of which one may have been turned into another on its way. */
function motionsOf({ places, transitions }: Track): number {
  const steps = (axis: 'x' | 'y') =>
    places.slice(1).map((place, index) => place[axis] - places[index]![axis])
  const started = (property: string) =>
    transitions.filter((each) => each.property === property).length
  return Math.max(
    departures(steps('x')),
    departures(steps('y')),
    started('translate'),
    started('transform'),
    started('scale'),
  )
}

/** What was on the screen during an event, and how it moved. */
async function watchDuring(page: Page, event: () => Promise<unknown>): Promise<Track[]> {
  await page.evaluate(async () => {
    window.startWatching()
    await new Promise(requestAnimationFrame)
  })
  await event()
  return page.evaluate(() => window.stopWatching())
}

async function open(page: Page, toaster: ToasterProps): Promise<void> {
  await page.goto(`/plain?toaster=${JSON.stringify(toaster)}`)
  await page.waitForFunction(() => 'notify' in window)
  await page.evaluate(prepareWatching)
}

const WORDS = 'Some more words of a message that needs more than one line. '

/** Adds one whose id is its title; some are higher than others. */
const add = (page: Page, title: string, duration = 0) =>
  page.evaluate(([id, message, duration]) => void window.notify(id, { id, message, duration }), [
    title,
    WORDS.repeat(title.length % 3),
    duration,
  ] as const)

const addAll = async (page: Page, ...titles: string[]) => {
  for (const title of titles) await watchDuring(page, () => add(page, title))
}

const grow = (page: Page, id: string) =>
  page.evaluate(([id, message]) => window.notify.update(id, { message }), [
    id,
    WORDS.repeat(3),
  ] as const)

const dismiss = (page: Page, id: string) => page.evaluate((id) => window.notify.dismiss(id), id)

const desktop = { width: 1000, height: 700 }
const phone = { width: 390, height: 700 }

for (const [device, viewport] of Object.entries({ desktop, phone })) {
  for (const position of ['bottom-end', 'top-center'] as const) {
    for (const stack of [false, true]) {
      const look = `${device}, ${position}, ${stack ? 'stack' : 'spread'}`

      test(`${look}: a card moves once for one event, for 350 ms at most`, async ({ page }) => {
        test.setTimeout(90_000)
        await page.setViewportSize(viewport)
        await open(page, { position, stack, limit: 4 })
        const { width, height } = viewport
        const events: Record<string, () => Promise<unknown>> = {
          'the first': () => add(page, 'One'),
          'a second': () => add(page, 'Two'),
          'a longer one': () => add(page, 'Three'),
          'one with time': () => add(page, 'Four', 1500),
          'it expires': () => page.waitForFunction(() => window.notify.size() === 3),
          'the newest grows': () => grow(page, 'Three'),
          'the oldest grows': () => grow(page, 'One'),
          'four again': () => add(page, 'Four'),
          'one too many': () => add(page, 'Five'),
          'one that waits is dismissed': () => dismiss(page, 'One'),
          'four to three': () => dismiss(page, 'Three'),
          'the newest is dismissed': () => dismiss(page, 'Five'),
          'a narrower window': () => page.setViewportSize({ width: width - 60, height }),
          'a lower window': () => page.setViewportSize({ width: width - 60, height: 500 }),
        }
        for (const [event, happens] of Object.entries(events)) {
          const tracks = await watchDuring(page, happens)
          const often = tracks.filter((track) => motionsOf(track) > 1).map(({ name }) => name)
          expect.soft(often, event).toEqual([])
          const times = tracks.flatMap((track) => track.transitions.map(({ lasts }) => lasts))
          expect.soft(Math.max(0, ...times), event).toBeLessThanOrEqual(350)
        }
      })
    }
  }
}

for (const position of ['bottom-start', 'bottom-center', 'top-start', 'top-end'] as const) {
  test(`${position}: a card moves once when another comes, and once when it goes`, async ({
    page,
  }) => {
    test.setTimeout(60_000)
    await open(page, { position })
    await addAll(page, 'One', 'Two')
    const moves = async (event: () => Promise<unknown>) =>
      Object.fromEntries(
        (await watchDuring(page, event)).map((track) => [track.name, motionsOf(track)]),
      )
    expect(await moves(() => add(page, 'Three'))).toEqual({ One: 1, Two: 1, Three: 1 })
    expect(await moves(() => dismiss(page, 'Two'))).toEqual({ One: 1, Two: 1, Three: 0 })
  })
}

/** Puts the mouse on a card, and lets everything come to rest. */
const hover = (page: Page, id: string) =>
  watchDuring(page, async () => {
    const { x, y, width, height } = (await page.locator(`[data-notification=${id}]`).boundingBox())!
    await page.mouse.move(x + width / 2, y + height / 2)
  })

/** Those that were there all the time and yet moved. */
async function movedDuring(page: Page, event: () => Promise<unknown>): Promise<string[]> {
  const ids = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('[data-notification]')].map(
        (each) => each.dataset.notification!,
      ),
    )
  const before = await ids()
  const tracks = await watchDuring(page, event)
  const after = await ids()
  return tracks
    .filter(({ name }) => before.includes(name) && after.includes(name))
    .filter((track) => motionsOf(track) > 0)
    .map(({ name }) => name)
}

for (const position of ['bottom-end', 'top-center'] as const) {
  for (const stack of [false, true]) {
    const look = `${position}, ${stack ? 'stack' : 'spread'}`

    for (const hovered of process.env.BELFRY_LONG ? ['One', 'Two', 'Three'] : ['Two']) {
      test(`${look}: no card moves while the mouse is on ${hovered}`, async ({ page }) => {
        test.setTimeout(60_000)
        await open(page, { position, stack, limit: 4 })
        await addAll(page, 'One', 'Two', 'Three')
        await hover(page, 'Three')
        await hover(page, hovered)
        const others = ['One', 'Two', 'Three'].filter((id) => id !== hovered)
        expect.soft(await movedDuring(page, () => add(page, 'Four')), 'one comes').toEqual([])
        expect.soft(await movedDuring(page, () => add(page, 'Five')), 'one too many').toEqual([])
        for (const id of others)
          expect.soft(await movedDuring(page, () => dismiss(page, id)), `${id} goes`).toEqual([])
        const moved = await movedDuring(page, () => dismiss(page, hovered))
        expect.soft(moved, 'the one under the mouse goes').toEqual([])
        const left = await watchDuring(page, () => page.mouse.move(5, 300))
        expect
          .soft(
            left.filter((track) => motionsOf(track) > 1),
            'the mouse leaves',
          )
          .toEqual([])
      })
    }

    test(`${look}: what is under the mouse stays there while others grow`, async ({ page }) => {
      await open(page, { position, stack })
      await addAll(page, 'One', 'Two', 'Three')
      await hover(page, 'Three')
      await hover(page, 'Two')
      expect(await movedDuring(page, () => grow(page, 'Three'))).toEqual([])
      expect(await movedDuring(page, () => grow(page, 'Two'))).toEqual(['One'])
    })

    test(`${look}: the next comes under the mouse that has closed one`, async ({ page }) => {
      await open(page, { position, stack })
      await addAll(page, 'One', 'Two', 'Three')
      await hover(page, 'Three')
      const close = page.locator('[data-notification=Three]').getByRole('button')
      expect(await movedDuring(page, () => close.click())).toEqual(['Two', 'One'])
      expect(await movedDuring(page, () => dismiss(page, 'Two'))).toEqual([])
    })
  }
}

test('“Dismiss all” stays under the mouse while others come and go', async ({ page }) => {
  await open(page, { limit: 2 })
  await addAll(page, 'One', 'Two', 'Three')
  const button = page.getByRole('button', { name: 'Dismiss all' })
  await button.hover()
  const before = await button.boundingBox()
  await watchDuring(page, () => add(page, 'Seven'))
  await watchDuring(page, () => dismiss(page, 'Three'))
  expect(await button.boundingBox()).toEqual(before)
})
