import { canFocus, focusPlace } from './focus.ts'
import { Hand } from './hand.ts'
import { misfortunes, remains, watchNotifications, watchPage } from './witness.ts'
import { expect, test } from '../test.ts'
import type { ToasterModel } from '../toaster.ts'

/**
 * Random sequences of real input. After each of them time runs exactly when nobody hovers, presses or
 * focuses; the focus is where it belongs; every notification is queued, or has closed once; and a
 * Toaster that is gone has left nothing behind. `BELFRY_LONG=1` plays ten times as many, `BELFRY_FROM=1000`
 * others, `BELFRY_SEED=17` one sequence again.
 */
const SEQUENCES = process.env.BELFRY_LONG ? 400 : 40
const FROM = Number(process.env.BELFRY_FROM ?? 0)
const SHARDS = 8
const STEPS = 10

async function isTimeRunning(toaster: ToasterModel): Promise<boolean> {
  const before = await toaster.timesLeft()
  await toaster.passes(10)
  const after = await toaster.timesLeft()
  return after.some((ms, index) => ms < before[index]!)
}

async function seesTimeRight(toaster: ToasterModel, hand: Hand, message: string): Promise<void> {
  // Browsers tell a resting mouse of what came under it with the next frame.
  await expect
    .poll(
      async () => {
        const attention = await hand.attention()
        return (await isTimeRunning(toaster)) ? `runs, ${attention}` : `stands, ${attention}`
      },
      { message },
    )
    .toMatch(/^runs, undefined$|^stands, (?!undefined)/)
}

async function seesFocusRight({ page }: ToasterModel, hand: Hand, message: string): Promise<void> {
  const { fault, isNowhere } = await page.evaluate(focusPlace)
  expect(fault, `focus, ${message}`).toBeUndefined()
  const isDropped = hand.isFocusDropped && isNowhere && (await page.evaluate(canFocus))
  expect(isDropped, `focus dropped, ${message}`).toBe(false)
}

async function seesNothingLost(toaster: ToasterModel, message: string): Promise<void> {
  const { page } = toaster
  expect(await page.evaluate(misfortunes), `lost, ${message}`).toEqual([])
  await toaster.set({})
  await toaster.comesToRest()
  const shown = await page.evaluate(() => window.notify.shown().map(({ id }) => id))
  const cards = await toaster.cards.evaluateAll((all) =>
    all.map((card) => card.dataset.notification),
  )
  expect(new Set(cards), `cards, ${message}`).toEqual(new Set(shown))
  expect(cards).toHaveLength(shown.length)
}

async function seesNothingLeft(toaster: ToasterModel, message: string): Promise<number> {
  await toaster.set(null)
  await toaster.comesToRest()
  expect(await toaster.page.evaluate(remains), `left behind, ${message}`).toEqual([])
  return toaster.page.evaluate(() => window.listeners())
}

const only = Number(process.env.BELFRY_SEED ?? Number.NaN)

for (let shard = 0; shard < SHARDS; shard++) {
  const all = Array.from(
    { length: SEQUENCES / SHARDS },
    (_, index) => FROM + index * SHARDS + shard,
  )
  const seeds = Number.isNaN(only) ? all : [only].filter((seed) => seed % SHARDS === shard)
  if (!seeds.length) continue

  test(`time, focus, cards and page are right after sequences ${seeds[0]} to ${seeds.at(-1)}`, async ({
    toaster,
  }) => {
    test.setTimeout(process.env.BELFRY_LONG ? 1_200_000 : 180_000)
    await toaster.page.addInitScript(watchPage)
    await toaster.open('scenes')
    await toaster.page.evaluate(watchNotifications)
    const listeners = await seesNothingLeft(toaster, 'before all')
    for (const seed of seeds) {
      const hand = new Hand(toaster, seed)
      await toaster.set({})
      await toaster.add('First', { duration: 60_000 })
      await toaster.add('Second', { duration: 60_000 })
      for (let step = 0; step < STEPS; step++) await hand.step()
      await hand.follows(async () => {
        await toaster.add('Last', { duration: 60_000 })
        await toaster.comesToRest()
      })
      const message = `BELFRY_SEED=${seed}: ${hand.done.join(', ')}`
      await seesFocusRight(toaster, hand, message)
      await seesTimeRight(toaster, hand, message)
      await seesNothingLost(toaster, message)
      await hand.letsGo()
      expect(await seesNothingLeft(toaster, message), `listeners, ${message}`).toBe(listeners)
    }
  })
}
