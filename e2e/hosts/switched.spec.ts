import { expect, test } from '@playwright/test'
import { serveFolder } from '../../scripts/serve-folder.js'
import { builtFolder } from './application.js'
import { cardOf } from './card.ts'

const applications = [
  ['vite-switched', 'Vite'],
  ['next-app', 'Next, drawn by the server first'],
] as const

for (const [name, title] of applications) {
  test.describe(title, () => {
    let site: Awaited<ReturnType<typeof serveFolder>>
    let faults: string[]

    test.beforeAll(async () => {
      site = await serveFolder(builtFolder(name))
    })
    test.afterAll(() => site?.close())
    test.beforeEach(({ page }) => {
      faults = []
      page.on('pageerror', ({ message }) => faults.push(message))
    })
    test.afterEach(() => expect(faults).toEqual([]))

    test('a page written for sonner shows, acts and follows promises', async ({ page }) => {
      await page.goto(`${site.url}sonner.html`)
      await page.getByRole('button', { name: 'Create' }).click()
      const toast = page.locator('[data-sonner-toast][data-type=success]')
      await expect(toast.locator('[data-title]')).toHaveText('Event created')
      await expect(toast.locator('[data-description]')).toHaveText('Monday at nine')
      await expect(toast).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
      await expect(toast).not.toHaveCSS('padding-left', '0px')
      await toast.getByRole('button', { name: 'Undo' }).click()
      await expect(cardOf(page, 'Restored')).toBeVisible()
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(cardOf(page, 'Report saved')).toBeVisible()
      await page.getByRole('button', { name: 'Fail' }).click()
      await expect(page.locator('[data-sonner-toast][data-type=error]')).toBeVisible()
    })

    test('a page written for react-hot-toast shows, follows promises and dismisses', async ({
      page,
    }) => {
      await page.goto(`${site.url}react-hot-toast.html`)
      await page.getByRole('button', { name: 'Create' }).click()
      await expect(cardOf(page, 'Event created')).toBeVisible()
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(cardOf(page, 'Report saved')).toBeVisible()
      await page.getByRole('button', { name: 'Fail' }).click()
      await expect(page.locator('[data-notification]')).toHaveCount(3)
      await page.getByRole('button', { name: 'Dismiss', exact: true }).click()
      await expect(page.locator('[data-notification]')).toHaveCount(0)
    })
  })
}
