import { violations } from './axe.ts'
import { expect, test } from './test.ts'

test('what a Toaster of another language says is marked as such, and nothing else is', async ({
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

test('both buttons of a card tell which card they mean', async ({ toaster, page }) => {
  await toaster.open()
  await page.evaluate(() => {
    const action = { label: 'Undo', onAction: () => {} }
    window.notify('Boat deleted', { duration: 0, action })
  })
  for (const name of ['Undo', 'Dismiss notification'])
    await expect(page.getByRole('button', { name })).toHaveAccessibleDescription(
      'Info: Boat deleted',
    )
})

test('at 400 % zoom a card can be read, acted on and dismissed', async ({ toaster, page }) => {
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
