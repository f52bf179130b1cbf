import { join } from 'node:path'
import { type Page, expect, test } from '@playwright/test'
import { serveFolder } from '../../scripts/serve-folder.js'
import { builtFolder } from './application.js'
import { cardOf, comesToRest } from './card.ts'
import { startNext } from './next-start.ts'

/** Opens a page, presses its button, and sees a card that is painted, whole and then dismissed. */
async function seesToast(page: Page, url: string, button: string, title: string): Promise<void> {
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  await page.goto(url)
  await page.getByRole('button', { name: button }).click()
  const card = cardOf(page, title)
  await comesToRest(card)
  await expect(card).toBeInViewport({ ratio: 1 })
  await expect(card).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await card.getByRole('button', { name: 'Dismiss notification' }).click()
  await expect(card).toHaveCount(0)
  expect(faults).toEqual([])
}

for (const [name, what, button, title] of [
  ['first', 'Getting started’s App, pasted over the template’s', 'Save', 'Saved'],
  [
    'existing',
    'Getting started’s main.tsx, beside the template’s own App',
    'Count is 0',
    'Counted',
  ],
  ['readme', 'README’s first lines, pasted into main.tsx', 'Save', 'Saved'],
] as const)
  test(`a fresh Vite application shows a toast with ${what}`, async ({ page }) => {
    const { url, close } = await serveFolder(join(builtFolder('vite-fresh'), name))
    try {
      await seesToast(page, url, button, title)
    } finally {
      close()
    }
  })

test('a fresh Next application shows a toast with Getting started’s layout and page', async ({
  page,
}) => {
  const { url, end } = await startNext('next-fresh')
  try {
    await seesToast(page, url, 'Save', 'Saved')
  } finally {
    await end()
  }
})
