import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Locator, type Page, expect, test } from '@playwright/test'
import { serveFolder } from '../../scripts/serve-folder.js'
import { builtFolder } from './application.js'
import { comesToRest } from './card.ts'

const folder = builtFolder('vite-shadcn')
let site: Awaited<ReturnType<typeof serveFolder>>

test.beforeAll(async () => {
  site = await serveFolder(folder)
})
test.afterAll(() => site?.close())

const read = (path: string) => readFileSync(join(folder, '..', path), 'utf8')

/** Presses a button, and finds what is painted of the card that comes. */
const shown = async (page: Page, button: string, card: string): Promise<Locator> => {
  await page.goto(site.url)
  await page.getByRole('button', { name: button, exact: true }).click()
  await comesToRest(page.locator('[data-notification]'))
  return page.locator(card)
}

for (const [item, door] of [
  ['sonner', 'belfry/sonner'],
  ['toaster', 'belfry/react'],
]) {
  test(`the item ${item} is written among the components`, () => {
    expect(read(`src/components/ui/${item}.tsx`)).toContain(`from '${door}'`)
  })
}

test('the stylesheets come after Tailwind’s, in the layer below its utilities', () => {
  const imports = read('src/index.css').match(/@import .+/g)
  expect(imports?.map((line) => line.replaceAll("'", '"'))).toEqual([
    '@import "tailwindcss";',
    '@import "belfry/styles.css" layer(components);',
    '@import "belfry/sonner.css" layer(components);',
  ])
})

for (const [name, button, card, padded] of [
  ['sonner', 'toast', '[data-sonner-toast]', '[data-sonner-toast]'],
  ['toaster', 'notify', '.belfry-item', '.belfry-card'],
] as const) {
  test(`a card of the item ${name} has the theme’s colours, and its look wins over preflight`, async ({
    page,
  }) => {
    const painted = await shown(page, button[0]!.toUpperCase() + button.slice(1), card)
    await expect(painted).toHaveCSS('background-color', 'rgb(250, 240, 230)')
    await expect(painted).toHaveCSS('color', 'rgb(20, 30, 40)')
    await expect(painted).toHaveCSS('border-radius', '10px')
    await expect(page.locator(padded)).not.toHaveCSS('padding-left', '0px')
    const undo = painted.getByRole('button', { name: 'Undo' })
    await expect(undo).not.toHaveCSS('padding-left', '0px')
    await expect(undo).not.toHaveCSS('border-radius', '0px')
  })

  test(`utilities win over the item ${name}`, async ({ page }) => {
    const painted = await shown(page, `Own ${button}`, card)
    await expect(painted).toHaveCSS('background-color', 'rgb(0, 0, 0)')
    await expect(painted).toHaveCSS('padding-left', '40px')
  })
}
