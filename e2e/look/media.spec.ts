import type { Page } from '@playwright/test'
import { shiftsOf, watchShifts } from '../shifts.ts'
import { expect, test } from '../test.ts'
import { boxOf } from '../toaster/place.ts'

const image = (url: string, alt?: string) => ({ type: 'image' as const, url, ...(alt && { alt }) })

test('an image has its box and its alternative text, and is decoded before the card enters', async ({
  toaster,
  page,
}) => {
  await toaster.open()
  let release = () => {}
  const loading = new Promise<void>((done) => {
    release = done
  })
  await page.route('**/picture.png', async (route) => {
    await loading
    await route.continue()
  })
  await toaster.add('Photo', { media: image('/picture.png', 'A friend') })
  const card = page.locator('[data-notification]')
  await expect(card).toBeAttached()
  await expect(card).toBeHidden()
  release()
  await expect(card).toBeVisible()
  const picture = card.getByRole('img', { name: 'A friend' })
  expect(await picture.evaluate((each) => (each as HTMLImageElement).complete)).toBe(true)
  await toaster.finishMotions()
  const { width, height } = await boxOf(picture)
  expect([width, height]).toEqual([40, 40])
})

/** Collects the transform from which each card starts its entrance, by id. */
const watchEntrances = (page: Page) =>
  page.evaluateHandle(() => {
    const starts: Record<string, unknown> = {}
    const note = ({ target, propertyName }: TransitionEvent) => {
      const card = target as HTMLElement
      const id = card.dataset.notification
      const motion = card
        .getAnimations()
        .find((each) => (each as CSSTransition).transitionProperty === 'transform')
      if (id && propertyName === 'transform')
        starts[id] ??= (motion!.effect as KeyframeEffect).getKeyframes()[0]?.transform
    }
    document.addEventListener('transitionrun', note, true)
    return starts
  })

for (const pending of [false, true])
  test(`a card with an image enters from where any other does, pending: ${pending}`, async ({
    toaster,
    page,
  }) => {
    await toaster.open()
    const starts = await watchEntrances(page)
    await toaster.notify('Plain', { id: 'plain' })
    await toaster.notify('Photo', { id: 'photo', media: image('/picture.png'), pending })
    await expect.poll(() => starts.jsonValue()).toHaveProperty('photo')
    const { plain, photo } = await starts.jsonValue()
    expect(photo).toBe(plain)
  })

test('a slow image holds its card back only for a moment', async ({ toaster, page }) => {
  await toaster.open()
  await page.route('**/picture.png', () => {})
  await toaster.add('Photo', { media: image('/picture.png') })
  const card = page.locator('[data-notification]')
  await expect(card).toBeHidden()
  await toaster.passes(300)
  await expect(card).toBeVisible()
  await toaster.finishMotions()
  const { width, height } = await boxOf(card.locator('.belfry-image'))
  expect([width, height]).toEqual([40, 40])
})

test('a broken image gives way to the icon of the type', async ({ toaster, page, complaints }) => {
  await toaster.open()
  await page.route('**/picture.png', (route) => route.abort())
  const card = await toaster.notify('Photo', { type: 'success', media: image('/picture.png') })
  await expect(card).toBeVisible()
  await expect(card.locator('img')).toHaveCount(0)
  await expect(card.locator('.belfry-sign').first()).toBeVisible()
  // The browser itself reports what it could not load.
  complaints.splice(0, 1)
})

test('a file that turns out not to be an image gives way too', async ({ toaster, page }) => {
  await toaster.open()
  await page.route('**/picture.png', (route) =>
    route.fulfill({ contentType: 'image/png', body: 'no image' }),
  )
  const card = await toaster.notify('Photo', { media: image('/picture.png') })
  await expect(card).toBeVisible()
  await expect(card.locator('img')).toHaveCount(0)
})

test('no layout shifts, whether images come in time, late or never', async ({
  toaster,
  page,
  complaints,
}) => {
  await watchShifts(page)
  await toaster.open()
  let release = () => {}
  const loading = new Promise<void>((done) => {
    release = done
  })
  await page.route('**/late.png', async (route) => {
    await loading
    await route.fulfill({ path: 'e2e/pages/picture.svg', contentType: 'image/svg+xml' })
  })
  await page.route('**/broken.png', async (route) => {
    await loading
    await route.abort()
  })
  await toaster.notify('In time', { media: image('/picture.png') })
  await toaster.add('Late', { media: image('/late.png') })
  await toaster.add('Broken', { media: image('/broken.png') })
  await toaster.passes(300)
  await toaster.comesToRest()
  await toaster.hover(toaster.card('Broken'))
  await toaster.comesToRest()
  release()
  await expect(toaster.card('Broken').locator('img')).toHaveCount(0)
  await expect
    .poll(() =>
      toaster
        .card('Late')
        .locator('img')
        .evaluate((each) => (each as HTMLImageElement).naturalWidth),
    )
    .toBeGreaterThan(0)
  await toaster.leave()
  await toaster.passes(300)
  await toaster.comesToRest()
  await toaster.notify('After')
  await toaster.dismiss(toaster.card('After'))
  await toaster.comesToRest()
  expect(await shiftsOf(page)).toEqual([])
  complaints.splice(0, 1)
})

for (const [title, more] of [
  ['Photo', {}],
  ['A title that is long enough for a second line of the card', {}],
  ['Photo', { message: 'A message' }],
  ['Photo', { timestamp: Date.now() }],
] as const) {
  const name = `${title}, ${Object.keys(more).join()}`
  test(`beside an image, the cross is level with the first line: ${name}`, async ({ toaster }) => {
    await toaster.open('plain')
    const card = await toaster.notify(title, { media: image('/picture.png'), ...more })
    await toaster.comesToRest()
    const { top, line } = await card.locator('.belfry-title').evaluate((each) => ({
      top: each.getBoundingClientRect().top,
      line: Number.parseFloat(getComputedStyle(each).lineHeight),
    }))
    const cross = await toaster.middle(toaster.closeButton(card))
    expect(Math.abs(top + line / 2 - cross.y)).toBeLessThan(1.5)
  })
}

test('an icon is drawn from its path', async ({ toaster }) => {
  await toaster.open()
  const card = await toaster.notify('Icon', {
    media: { type: 'icon', set: 'custom', path: 'M2 2h20v20H2Z' },
  })
  await expect(card.locator('svg.belfry-icon path')).toHaveAttribute('d', 'M2 2h20v20H2Z')
  await expect(card.locator('svg.belfry-icon')).toHaveAttribute('aria-hidden', 'true')
})

test('a pending card shows a spinner in place of its picture', async ({ toaster, page }) => {
  await toaster.open()
  const card = await toaster.notify('Saving', { pending: true })
  await expect(card.locator('.belfry-spinner')).toBeVisible()
  await page.evaluate(
    (id) => window.notify.update(id, { type: 'success', title: 'Saved' }),
    await toaster.idOf(card),
  )
  await expect(toaster.card('Saved').locator('.belfry-spinner')).toHaveCount(0)
})
