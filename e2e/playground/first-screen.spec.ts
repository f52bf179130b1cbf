import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

test('it says what it is in one sentence, and rings', async ({ playground, toaster }) => {
  await playground.open()
  await expect(playground.page.getByRole('heading', { level: 1 })).toHaveText(
    /^Toasts that [^.]+\.$/,
  )
  await expect(toaster.card('The bell is up')).toBeVisible()
})

test('the install command is copied', async ({ playground }) => {
  await playground.open()
  expect(await playground.copy('Copy the install command')).toBe('npm install belfry')
})

test.describe('the live example', () => {
  test('shows each type when rung, and its copied code shows the same', async ({
    playground,
    toaster,
    run,
  }) => {
    await playground.openQuietly()
    const example = playground.page.getByRole('group', { name: 'Live example' })
    for (const type of ['info', 'success', 'warning', 'error']) {
      await example.getByRole('radio', { name: type }).check()
      await playground.button('Ring the bell').click()
      await expect(toaster.cards).toHaveAttribute('data-type', type)
      await playground.hold()
      const other = await run(await playground.copy('Copy code: Live example'))
      await expect(other.locator('[data-notification]')).toHaveCount(1)
      expect(await playground.shown(other)).toBe(await playground.shown())
      await playground.hold()
      await playground.clear()
    }
  })

  test('shows the time that is left, and when it stands still', async ({ playground, toaster }) => {
    await playground.openQuietly()
    await playground.button('Ring the bell').click()
    const time = playground.page.getByRole('group', { name: 'Live example' }).locator('[data-time]')
    await expect(time).toHaveAttribute('data-time', 'runs')
    await toaster.cards.hover()
    await expect(time).toHaveAttribute('data-time', 'held')
  })
})

test.describe('showpieces', () => {
  test.beforeEach(({ playground }) => playground.openQuietly())

  test('a toast inside a modal dialog is on top and usable', async ({ playground, toaster }) => {
    await playground.showpiece('Toast inside a modal dialog').click()
    const dialog = playground.page.getByRole('dialog', { name: 'A modal dialog' })
    await expect(dialog).toBeVisible()
    const card = toaster.card('Above the dialog')
    await toaster.seesOnTop(card)
    await card.getByRole('button', { name: 'Click me' }).click()
    await expect(card).toHaveCount(0)
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: 'Notify from here' }).click()
    await toaster.seesOnTop(toaster.card('Another one'))
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
    await expect(toaster.card('Another one')).toBeVisible()
  })

  test('a burst of 1000 shows three, and counts the rest', async ({ playground, toaster }) => {
    await playground.showpiece('Burst of 1000').click()
    await expect(toaster.cards).toHaveCount(3)
    await expect(toaster.more).toHaveText('+997 more')
    await expect(playground.figure('waiting')).toHaveText('997')
  })

  test('an error is among the shown cards', async ({ playground, toaster }) => {
    await playground.showpiece('Errors outrank').click()
    await expect(toaster.cards).toHaveCount(3)
    await expect(toaster.card('Payment failed')).toBeVisible()
    await expect(toaster.more).toHaveText('+3 more')
  })

  test('the same message is counted', async ({ playground, toaster }) => {
    await playground.showpiece('Same message ×5').click()
    await expect(toaster.cards).toHaveCount(1)
    await expect(toaster.cards).toContainText('×5')
  })

  test('a toast waits for an undo under way', async ({ playground, toaster }) => {
    await playground.showpiece('Undo that waits for you').click()
    const undo = toaster.card('Message archived').getByRole('button', { name: 'Undo' })
    await undo.click()
    await expect(undo).toHaveAttribute('aria-busy', 'true')
    await expect(toaster.cards).toHaveCount(0)
    expect((await playground.changes())[0]).toBe('acted')
  })

  test('a promise shows how it went', async ({ playground, toaster }) => {
    await playground.showpiece('Promise').click()
    await expect(toaster.card('Uploading …')).toBeVisible()
    await expect(toaster.card('12 files uploaded')).toHaveAttribute('data-type', 'success')
  })

  test('an image is shown', async ({ playground, toaster }) => {
    await playground.showpiece('With an image').click()
    const image = toaster.card('Ada is here').getByRole('img', { name: 'A bell tower' })
    await expect(image).toBeVisible()
    expect(await image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  })
})

test('a hidden tab costs no time', async ({ playground, toaster, page }) => {
  await page.clock.install()
  await playground.openQuietly()
  await playground.showpiece('Hide the tab and come back').click()
  await expect(toaster.card('Now hide this tab')).toBeVisible()
  const hide = (hidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })
      document.dispatchEvent(new Event('visibilitychange'))
    }, hidden)
  await hide(true)
  await page.clock.runFor(4500)
  await hide(false)
  await expect(toaster.card('Now hide this tab')).toBeVisible()
})

const names = [
  'Toast inside a modal dialog',
  'Burst of 1000',
  'Hide the tab and come back',
  'Errors outrank',
  'Same message ×5',
  'Undo that waits for you',
  'Promise',
  'With an image',
]

for (const name of names) {
  test(`${name}: the copied code shows the same`, async ({ playground, page, run }) => {
    await playground.openQuietly()
    await playground.hold()
    await playground.showpiece(name).click()
    if (name === names[0]) await playground.button('Close').click()
    const last = name === 'Promise' ? '12 files uploaded' : /./
    const titles = (each: Page) => each.locator('.belfry-title').filter({ hasText: last })
    await expect(titles(page).first()).toBeAttached()
    const other = await run(await playground.copy(`Copy code: ${name}`))
    await other.clock.runFor(2500)
    await expect(titles(other).first()).toBeAttached()
    expect(await playground.shown(other)).toBe(await playground.shown())
  })
}
