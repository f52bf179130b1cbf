import { expect, test as base } from '@playwright/test'
import { SwitchModel } from './react-hot-toast.ts'
import { createSteps, play } from './react-hot-toast-steps.ts'
import { boxOf } from '../toaster/place.ts'

const SEQUENCES = process.env.BELFRY_LONG ? 200 : 20
const SHARDS = 4

const test = base.extend<{ toasts: SwitchModel }>({
  toasts: async ({ page }, use) => use(new SwitchModel(page)),
})

/** Both have told and drawn the same. */
async function expectAlike(toasts: SwitchModel, hint = ''): Promise<void> {
  const stored = await toasts.stored()
  expect(stored.door, `stored ${hint}`).toEqual(stored.original)
  const seen = await toasts.seen()
  expect(seen.door, `seen ${hint}`).toEqual(seen.original)
}

test('every kind of toast reads and returns the same', async ({ toasts }) => {
  await toasts.open()
  const ids = await toasts.both(({ toast }) => [
    toast('Blank'),
    toast.success('Success', { className: 'mine', style: { color: 'red' } }),
    toast.error('Error', { icon: '🔥' }),
    toast.loading('Loading', { id: 'given' }),
    toast.custom(window.createElement('p', null, 'Custom')),
    toast((t) => `Its id is ${t.id}`),
    toast(window.createElement('b', null, 'Bold')),
  ])
  expect(ids.door).toEqual(ids.original)
  await toasts.passes(50)
  await expectAlike(toasts)
})

test('the Toaster’s settings apply to the same toasts', async ({ toasts }) => {
  await toasts.open({
    toastOptions: {
      className: 'mine',
      style: { color: 'red' },
      success: { style: { color: 'blue' }, icon: '👏', duration: 9000 },
    },
  })
  await toasts.both(({ toast }) => {
    toast('Blank', { style: { color: 'green' } })
    toast('Bare')
    toast.success('Success')
    toast.error('Error', { className: 'other' })
  })
  await toasts.passes(50)
  await expectAlike(toasts)
})

test('the same toasts are left when their time is over', async ({ toasts }) => {
  await toasts.open({ toastOptions: { error: { duration: 9000 } } })
  await toasts.both(({ toast }) => {
    toast('Blank')
    toast.success('Success')
    toast.success('Long', { duration: 20_000 })
    toast.error('Error')
    toast.loading('Loading')
    toast.custom('Custom')
    toast('Default', { duration: 0 })
  })
  for (const left of [5, 4, 3, 2]) {
    await toasts.passes({ 5: 3500, 4: 0, 3: 2500, 2: 5000 }[left]!)
    await expectAlike(toasts, `with ${left} to go`)
  }
  expect((await toasts.seen()).door).toHaveLength(2)
})

test('a promise goes the same way, and returns the same', async ({ toasts }) => {
  await toasts.open()
  const results = await toasts.both(async ({ toast }) => {
    const work = Promise.resolve(1)
    const failing = Promise.reject(new Error('no room'))
    const words = { loading: 'Loading', success: 'Done', error: 'Failed' }
    const same = toast.promise(work, words) === work
    const value = await toast.promise(() => work, { ...words, success: (n) => `Done ${n}` })
    const reason = await toast
      .promise(failing, { ...words, error: (error: Error) => error.message })
      .catch((error: Error) => `rejected: ${error.message}`)
    await toast.promise(work, { loading: 'Silent' })
    return { same, value, reason }
  })
  expect(results.door).toEqual(results.original)
  expect(results.door).toEqual({ same: true, value: 1, reason: 'rejected: no room' })
  await toasts.passes(50)
  await expectAlike(toasts)
})

for (let shard = 0; shard < SHARDS; shard++) {
  const seeds = Array.from({ length: SEQUENCES / SHARDS }, (_, index) => index * SHARDS + shard)

  test(`random calls give the same result, part ${shard + 1}`, async ({ toasts }) => {
    test.setTimeout(20_000 + seeds.length * 15_000)
    await toasts.open({ toastOptions: { duration: 60_000 } })
    for (const seed of seeds) {
      const steps = createSteps(seed)
      for (const [index, step] of steps.entries()) {
        const answers = await toasts.both(play(step))
        const hint = `after ${JSON.stringify(steps.slice(0, index + 1))} of seed ${seed}`
        expect(answers.door, hint).toEqual(answers.original)
        // The original forgets what was dismissed after a second.
        await toasts.passes(step.kind === 'dismiss' || step.kind === 'promise' ? 1100 : 20)
        await expectAlike(toasts, hint)
      }
      await toasts.both(({ toast }) => toast.removeAll())
      await toasts.passes(1100)
    }
  })
}

test('corners are those of the screen, whatever the writing direction', async ({ toasts }) => {
  await toasts.open({ position: 'bottom-left' }, 'rtl')
  await toasts.both(({ toast }) => {
    toast('On the left')
    toast('On the right', { position: 'top-right' })
  })
  await toasts.comesToRest()
  const width = toasts.page.viewportSize()!.width
  for (const [text, edge] of [
    ['On the left', 'left'],
    ['On the right', 'right'],
  ] as const) {
    const card = toasts.page.locator('[data-notification]', { hasText: text })
    const box = await boxOf(card)
    const gap = edge === 'left' ? box.x : width - box.x - box.width
    expect(Math.round(gap), text).toBe(16)
  }
})

test('a card is as wide as its words, and a container is where its edges say', async ({
  toasts,
}) => {
  await toasts.open({ containerStyle: { top: 80 } })
  await toasts.both(({ toast }) => void toast('Short'))
  await toasts.comesToRest()
  const [original, door] = await Promise.all(
    ['#original [data-rht-toaster] > * > *', '.bf-hot-bar'].map((selector) =>
      toasts.page.locator(selector).boundingBox(),
    ),
  )
  expect(Math.round(door!.y)).toBe(80)
  expect(Math.abs(door!.width - original!.width)).toBeLessThan(2)
  expect(Math.abs(door!.x - original!.x)).toBeLessThan(2)
})

test('the close button appears when the card is hovered, and closes it', async ({ toasts }) => {
  await toasts.open()
  await toasts.page.evaluate(() => window.libraries.door.toast('Hello'))
  await toasts.passes(500)
  const close = toasts.page.getByRole('button', { name: 'Dismiss notification' })
  await expect(close).toHaveCSS('opacity', '0')
  await toasts.page.locator('.bf-hot-bar').hover()
  await expect(close).toHaveCSS('opacity', '1')
  await close.click()
  await toasts.passes(500)
  await expect(toasts.page.locator('[data-notification]')).toHaveCount(0)
})
