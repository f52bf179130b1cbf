import type { Page } from '@playwright/test'
import { violations } from '../axe.ts'
import { expect, test } from '../test.ts'
import type { ToasterModel } from '../toaster.ts'

const types = ['info', 'success', 'warning', 'error'] as const

/** Cards of every kind, more than fit. */
async function showEveryKind(toaster: ToasterModel): Promise<void> {
  await toaster.page.evaluate((types) => {
    window.notify('Waiting', { duration: 0, priority: -1 })
    for (const type of types) {
      window.notify(`A ${type}`, {
        type,
        message: 'With a message',
        duration: 0,
        priority: 0,
        timestamp: Date.now() - 90_000,
        key: type,
        action: { label: 'Act', onAction: () => {} },
      })
    }
    window.notify('A success', { type: 'success', key: 'success', duration: 0, priority: 0 })
    window.notify('Work', { pending: true })
  }, types)
  await toaster.comesToRest()
}

test('the words of a Toaster in another language are marked as such, and nothing else is', async ({
  toaster,
  page,
}) => {
  await toaster.open('plain', { toaster: { lang: 'de' } })
  const languages = () =>
    page.evaluate(() =>
      window
        .voices()
        .flatMap((root) => [...root.querySelectorAll<HTMLElement>('[role]')])
        .filter(({ textContent }) => textContent)
        .map((region) => region.getAttribute('lang')),
    )
  await toaster.passes(1000)
  await toaster.add('Gespeichert')
  await toaster.passes(100)
  expect(await languages()).toEqual(['de'])
  await expect(toaster.region).toHaveAttribute('lang', 'de')
  await toaster.passes(2000)
  await toaster.set({})
  await toaster.add('Saved')
  await toaster.passes(100)
  expect(await languages()).toEqual([null])
})

test('both buttons of a card say which card they mean', async ({ toaster, page }) => {
  await toaster.open()
  await page.evaluate(() => {
    const action = { label: 'Undo', onAction: () => {} }
    window.notify('Boat deleted', { duration: 0, action })
  })
  for (const name of ['Undo', 'Dismiss notification'])
    await expect(page.getByRole('button', { name })).toHaveAccessibleDescription(
      'Info: Boat deleted.',
    )
})

test('a focused button is not read again when its card changes', async ({ toaster, page }) => {
  await toaster.open()
  await page.evaluate(() => {
    window.reportError = () => {}
    const onAction = () => Promise.reject(new Error('offline'))
    const action = { label: 'Send again', onAction }
    window.notify('Not sent', { id: 'mail', duration: 0, timestamp: Date.now(), action })
  })
  const button = page.getByRole('button', { name: 'Send again' })
  await button.press('Enter')
  await expect(page.getByText('It failed. Try again.')).toBeVisible()
  await toaster.passes(120_000)
  await expect(page.getByText('2 minutes ago')).toBeVisible()
  await page.evaluate(() => window.notify.update('mail', { message: 'Third try' }))
  await expect(page.getByText('Third try')).toBeVisible()
  await expect(button).toHaveAccessibleDescription('Info: Not sent.')
  await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveAccessibleDescription(
    'Info: Not sent. Third try.',
  )
})

test('at 400 % zoom you can read a card, act on it and dismiss it', async ({ toaster, page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await toaster.open()
  await page.evaluate(() => {
    const action = { label: 'Undo', onAction: () => {} }
    window.notify('Boat deleted', { message: 'It was the last one.', duration: 0, action })
  })
  await toaster.comesToRest()
  for (const name of ['Undo', 'Dismiss notification'])
    await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  expect(await violations(page)).toEqual([])
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing, ${colorScheme}: empty, full, several at once, in a modal`, async ({
    toaster,
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await toaster.open('dialogs')
    expect(await violations(page), 'empty').toEqual([])
    await showEveryKind(toaster)
    expect(await violations(page), 'full').toEqual([])
    await toaster.set({ limit: 5 })
    await toaster.comesToRest()
    expect(await violations(page), 'more at once').toEqual([])
    await toaster.button('Open dialog').click()
    expect(await violations(page), 'in a modal').toEqual([])
  })
}

async function targetSizes(page: Page): Promise<number[]> {
  return page
    .locator('.belfry-stage button')
    .evaluateAll((buttons) =>
      buttons.flatMap((each) => [
        each.getBoundingClientRect().width,
        each.getBoundingClientRect().height,
      ]),
    )
}

test('every target measures at least 24 pixels', async ({ toaster, page }) => {
  await toaster.open('plain')
  await showEveryKind(toaster)
  expect(Math.min(...(await targetSizes(page)))).toBeGreaterThanOrEqual(24)
})

test.describe('for fingers', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } })

  test('every target measures at least 44 pixels, and none covers another', async ({
    toaster,
    page,
  }) => {
    await toaster.open('plain')
    await showEveryKind(toaster)
    expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true)
    expect(Math.min(...(await targetSizes(page)))).toBeGreaterThanOrEqual(44)
    for (const button of await page.locator('.belfry-stage button').all()) {
      await toaster.seesOnTop(button)
    }
  })
})

test('the accessibility tree says what there is: stacked, waiting, pending, alone', async ({
  toaster,
  page,
}) => {
  await toaster.open()
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - main:
      - heading "A page" [level=1]
      - paragraph:
        - button "Before"
        - textbox "Field"
  `)
  // What speaks stands in a closed root, where only the browser's own tree reaches.
  const browser = await page.context().newCDPSession(page)
  const { nodes } = await browser.send('Accessibility.getFullAXTree')
  const roles = nodes.map(({ role }) => role?.value)
  for (const role of ['alert', 'status'])
    expect(roles.filter((each) => each === role)).toEqual([role])
  await page.evaluate(() => {
    window.notify('First', { duration: 0 })
    window.notify('Second', { duration: 0 })
    window.notify('Saving', { pending: true })
    window.notify('Deleted', {
      type: 'success',
      message: 'The file is gone',
      duration: 0,
      timestamp: Date.now(),
      action: { label: 'Undo', onAction: () => {} },
    })
  })
  await expect(toaster.region).toMatchAriaSnapshot(`
    - region "Notifications":
      - list:
        - 'listitem "Success: Deleted. The file is gone. Undo."':
          - paragraph: "Success:"
          - paragraph: Deleted
          - paragraph: The file is gone
          - time: now
          - button "Undo"
          - button "Dismiss notification"
        - 'listitem "Info: Saving."':
          - paragraph: "Info:"
          - paragraph: Saving
          - button "Dismiss notification"
        - 'listitem "Info: Second."':
          - paragraph: "Info:"
          - paragraph: Second
          - button "Dismiss notification"
      - text: +1 more
      - button "Dismiss all"
  `)
})
