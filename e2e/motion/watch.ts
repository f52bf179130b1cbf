import type { Page } from '@playwright/test'
import type { ToasterProps } from 'belfry/react'

/** How something on the screen has moved since one began to watch. */
export interface Track {
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
  let nextFrame = 0
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
    nextFrame = requestAnimationFrame(look)
  }

  window.startWatching = () => {
    tracks.clear()
    quietFrames = 0
    nextFrame = requestAnimationFrame(look)
  }
  window.stopWatching = async () => {
    const isStill = () =>
      quietFrames > 20 && !document.querySelector('[data-state=leaving], [data-state=entering]')
    while (!isStill()) await new Promise(requestAnimationFrame)
    cancelAnimationFrame(nextFrame)
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
export function motionsOf({ places, transitions }: Track): number {
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

/** Tells how it moved, for whoever has to find out why. */
export function storyOf({ name, places, transitions }: Track): string {
  const way = (axis: 'x' | 'y') =>
    places.map((place) => Math.round(place[axis] * 10) / 10).join(' ')
  const begun = transitions.map(({ property, lasts }) => `${property} ${lasts}`).join(', ')
  return `${name}: ${begun}; x ${way('x')}; y ${way('y')}`
}

/** What was on the screen during an event, and how it moved. */
export async function watchDuring(page: Page, event: () => Promise<unknown>): Promise<Track[]> {
  await page.evaluate(async () => {
    window.startWatching()
    await new Promise(requestAnimationFrame)
  })
  await event()
  return page.evaluate(() => window.stopWatching())
}

export async function open(page: Page, toaster: ToasterProps): Promise<void> {
  await page.goto(`/plain?toaster=${JSON.stringify(toaster)}`)
  await page.waitForFunction(() => 'notify' in window)
  await page.evaluate(prepareWatching)
}
