import type { Page } from '@playwright/test'
import { expect, test } from '../test.ts'

/** Each view that has a stylesheet: how it comes on the screen, and the sheet to ask for. */
const views: readonly [path: string, sheet: string, show: (page: Page) => Promise<unknown>][] = [
  ['plain', 'belfry/styles.css', (page) => page.evaluate(() => window.notify('Saved'))],
  ['sonner', 'belfry/sonner.css', (page) => page.evaluate(() => window.toast('Saved'))],
  [
    'react-hot-toast',
    'belfry/react-hot-toast.css',
    (page) => page.evaluate(() => window.libraries.door.toast('Saved')),
  ],
  [
    'bell',
    'belfry/inbox.css',
    (page) => page.getByRole('button', { name: 'Notifications' }).click(),
  ],
]

for (const [path, sheet, show] of views) {
  test(`whoever develops without ${sheet} is told so`, async ({ page, complaints }) => {
    await page.route('**/*.css', (route) => route.fulfill({ contentType: 'text/css', body: '' }))
    await page.goto(`/${path}`)
    await expect(page.locator('#root > *').first()).toBeAttached()
    await show(page)
    await expect.poll(() => complaints).not.toEqual([])
    expect(complaints.splice(0)).toEqual([
      `warning: belfry: the styles are missing; import '${sheet}' once.`,
    ])
  })
}

test('whoever leaves sonner’s own styles on the page is told so', async ({ page, complaints }) => {
  await page.goto('/sonner')
  await expect(page.locator('#root > *').first()).toBeAttached()
  await page.addStyleTag({ path: 'node_modules/sonner/dist/styles.css' })
  await page.evaluate(() => window.toast('Saved'))
  await expect.poll(() => complaints).not.toEqual([])
  expect(complaints.splice(0)).toEqual([
    "warning: belfry: other styles hide the toasts; import 'belfry/sonner.css' in place of sonner’s.",
  ])
})

test('whoever names a corner as another library does is told so', async ({ page, complaints }) => {
  await page.goto(`/plain?toaster=${encodeURIComponent('{"position":"top-left"}')}`)
  await expect.poll(() => complaints).not.toEqual([])
  expect(complaints.splice(0)).toEqual([
    'warning: belfry: a position is top or bottom, and start, center or end, such as top-end.',
  ])
})

test('a renderer that always throws, and an error handler that notifies, leave the page usable', async ({
  page,
  complaints,
}) => {
  await page.goto('/cards')
  await page.evaluate(() => {
    window.addEventListener('error', () => window.notify('Throws'))
    window.notify('Throws')
  })
  await expect(page.getByText('Throws').first()).toBeVisible()
  await page.evaluate(() => window.notify('Good'))
  await page.getByRole('button', { name: 'Clicked 0 times' }).click()
  await expect(page.getByText('Clicked 1 times')).toBeVisible()
  expect(complaints.splice(0).join()).toContain('This renderer is broken')
})
