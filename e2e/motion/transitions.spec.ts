import type { Page } from '@playwright/test'
import { expect, test } from '../test.ts'

/** A property of a card that began to move: in which state, and for how long. */
type Motion = readonly [state: string, property: string, ms: number]

/** Writes down what cards do from now on; the answer is read later. */
async function watchMotions(page: Page): Promise<() => Promise<Motion[]>> {
  const watched = await page.evaluateHandle(() => {
    const motions: Motion[] = []
    document.addEventListener('transitionrun', ({ propertyName, target }) => {
      const item = target as HTMLElement
      if (!item.matches('.belfry-item')) return
      // Not from the animation: it may be over by now.
      const ms = parseFloat(getComputedStyle(item).transitionDuration) * 1000
      motions.push([item.dataset.state!, propertyName, ms])
    })
    return motions
  })
  return () => watched.jsonValue()
}

test('cards move by transform and opacity alone, neither too fast nor too slowly', async ({
  toaster,
  page,
}) => {
  await toaster.open()
  const motions = await watchMotions(page)
  const card = await toaster.notify('Saved')
  await expect.poll(async () => (await motions()).length).toBeGreaterThan(1)
  await toaster.comesToRest()
  // The first makes room.
  await toaster.notify('Saved again')
  await toaster.comesToRest()
  await toaster.dismiss(card)
  await expect.poll(async () => (await motions()).some(([state]) => state === 'leaving')).toBe(true)
  for (const [state, property, ms] of await motions()) {
    // Not `translate`: browsers paint what it moves anew in every frame.
    expect(['scale', 'transform', 'opacity']).toContain(property)
    expect(ms).toBeGreaterThanOrEqual(state === 'leaving' ? 150 : 250)
    expect(ms).toBeLessThanOrEqual(state === 'leaving' ? 250 : 400)
  }
})

test('with reduced motion, cards fade and nothing slides', async ({ toaster, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await toaster.open()
  const motions = await watchMotions(page)
  const card = await toaster.notify('Saved')
  await expect.poll(async () => (await motions()).length).toBeGreaterThan(0)
  await toaster.comesToRest()
  const before = await card.boundingBox()
  await toaster.dismiss(card)
  const leaving = page.locator('[data-state=leaving]')
  await expect(leaving).toHaveCount(1)
  expect(await leaving.boundingBox()).toEqual(before)
  await toaster.passes(250)
  await expect(leaving).toHaveCount(0)
  for (const [, property, ms] of await motions()) {
    expect(property).toBe('opacity')
    expect(ms).toBeLessThanOrEqual(150)
  }
})
