import type { Page } from '@playwright/test'
import { motionsOf, open, storyOf, watchDuring } from './watch.ts'
import { expect, test } from '../test.ts'
import { middleOf } from '../toaster/place.ts'

const WORDS = 'Some more words of a message that needs more than one line. '

/** Adds one whose id is its title; some are higher than others. */
const add = (page: Page, title: string) =>
  page.evaluate(([id, message]) => void window.notify(id, { id, message, duration: 0 }), [
    title,
    WORDS.repeat(title.length % 3),
  ] as const)

const addAll = (page: Page, ...titles: string[]) =>
  watchDuring(page, async () => {
    for (const title of titles) await add(page, title)
  })

const grow = (page: Page, id: string) =>
  page.evaluate(([id, message]) => window.notify.update(id, { message }), [
    id,
    WORDS.repeat(3),
  ] as const)

/** Gives it a moment, and waits until its time is over. */
async function expire(page: Page, id: string): Promise<void> {
  await page.evaluate((id) => window.notify.update(id, { duration: 1 }), id)
  await page.waitForFunction((id) => window.notify.remaining(id) === undefined, id)
}

const dismiss = (page: Page, id: string) => page.evaluate((id) => window.notify.dismiss(id), id)

const desktop = { width: 1000, height: 700 }
const phone = { width: 390, height: 700 }

for (const [device, viewport] of Object.entries({ desktop, phone })) {
  for (const position of ['bottom-end', 'top-center'] as const) {
    for (const stack of [false, true]) {
      const look = `${device}, ${position}, ${stack ? 'stack' : 'spread'}`

      test(`${look}: a card moves once for one event, for 350 ms at most`, async ({ page }) => {
        await page.setViewportSize(viewport)
        await open(page, { position, stack, limit: 4 })
        const { width, height } = viewport
        const events: Record<string, () => Promise<unknown>> = {
          'the first': () => add(page, 'One'),
          'a second': () => add(page, 'Two'),
          'a longer one': () => add(page, 'Three'),
          'a fourth': () => add(page, 'Four'),
          'it expires': () => expire(page, 'Four'),
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
          const often = tracks.filter((track) => motionsOf(track) > 1).map(storyOf)
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
    const { x, y } = await middleOf(page.locator(`[data-notification=${id}]`))
    await page.mouse.move(x, y)
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

    test(`${look}: the card under the mouse stays there while others grow`, async ({ page }) => {
      await open(page, { position, stack })
      await addAll(page, 'One', 'Two', 'Three')
      await hover(page, 'Three')
      await hover(page, 'Two')
      expect(await movedDuring(page, () => grow(page, 'Three'))).toEqual([])
      expect(await movedDuring(page, () => grow(page, 'Two'))).toEqual(['One'])
    })

    test(`${look}: after the mouse closes a card, the next one comes under it`, async ({
      page,
    }) => {
      await open(page, { position, stack })
      await addAll(page, 'One', 'Two', 'Four')
      await hover(page, 'Four')
      const close = page.locator('[data-notification=Four]').getByRole('button')
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
