import { type Page, expect, test } from '@playwright/test'
import { readStylesheet } from '../../scripts/stylesheet.js'
import { looks, misweighed, show } from '../styles/looks.ts'
import { pages } from '../styles/sheets.ts'

/** The stylesheets as they are published. */
const sheets = {
  usual: readStylesheet('src/react/styles.css'),
  sonner: readStylesheet('src/sonner/sonner.css'),
  hot: readStylesheet('src/react-hot-toast/react-hot-toast.css'),
}

type Name = keyof typeof sheets

const orders: readonly Name[][] = [
  ['usual', 'sonner', 'hot'],
  ['usual', 'hot', 'sonner'],
  ['sonner', 'usual', 'hot'],
  ['sonner', 'hot', 'usual'],
  ['hot', 'usual', 'sonner'],
  ['hot', 'sonner', 'usual'],
]

/** Opens a page, makes cards, and takes them as the browser holds them when they have come to rest. */
const take = async (page: Page, path: string, toaster: object, make: () => void) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`/${path}?toaster=${encodeURIComponent(JSON.stringify(toaster))}`)
  await page.waitForFunction(() => ['toast', 'libraries', 'notify'].some((name) => name in window))
  await page.evaluate(make)
  const cards = page.locator('[data-notification]')
  await expect(cards.first()).toHaveAttribute('data-state', 'shown')
  await expect(page.locator('[data-notification]:not([data-state=shown])')).toHaveCount(0)
  // A shell for each corner.
  const markup = await page
    .locator('.belfry')
    .evaluateAll((shells) => shells.map((shell) => shell.outerHTML).join(''))
  // The Toaster itself would come along: it outlives its body.
  await page.goto('about:blank')
  return markup
}

const makeUsual = () => {
  const action = { label: 'Undo', onAction: () => {} }
  window.notify.success('Saved', { message: 'All of it', action, duration: 0 })
  window.notify('Work', { pending: true })
}

const makeForSonner = () => {
  const { toast } = window
  const duration = 1e9
  const button = { label: 'Do', onClick: () => {} }
  toast('First', { duration })
  toast.success('Saved', { description: 'All of it', action: button, cancel: button, duration })
  toast.error('Failed', { duration })
  toast('Inverted', { invert: true, duration })
  toast.loading('Work')
}

const makeForHot = () => {
  const { toast } = window.libraries.door
  const duration = 1e9
  toast('First', { duration })
  toast.success('Saved', { duration })
  toast.error('Failed', { duration, position: 'bottom-left' })
  toast.loading('Work')
  toast.custom('Custom', { duration })
}

/** What stands on a page, and the sheet that is meant for it. */
const scenes: Record<string, { sheet: Name; take: (page: Page) => Promise<string> }> = {
  'Belfry’s own cards': {
    sheet: 'usual',
    take: (page) => take(page, 'plain', {}, makeUsual),
  },
  'sonner’s cards, spread': {
    sheet: 'sonner',
    take: (page) =>
      take(page, 'sonner', { richColors: true, visibleToasts: 9, expand: true }, makeForSonner),
  },
  'sonner’s cards, one behind another, in the dark': {
    sheet: 'sonner',
    take: (page) =>
      take(page, 'sonner', { closeButton: true, theme: 'dark', offset: 40 }, makeForSonner),
  },
  'react-hot-toast’s cards': {
    sheet: 'hot',
    take: (page) => take(page, 'react-hot-toast', { gutter: 20 }, makeForHot),
  },
}

for (const [name, scene] of Object.entries(scenes)) {
  test(`${name} look the same in any order of the stylesheets`, async ({ page }) => {
    const markup = await scene.take(page)
    await show(page, sheets[scene.sheet], markup)
    const reference = await looks(page)
    expect(Object.keys(reference).length).toBeGreaterThan(10)
    for (const order of orders) {
      await show(page, order.map((each) => sheets[each]).join('\n'), markup)
      expect(await looks(page), order.join(', ')).toEqual(reference)
      const layers = order.map((each) => `@layer ${each} { ${sheets[each]} }`)
      await show(page, layers.join('\n'), markup)
      expect(await looks(page), `${order.join(', ')}, each in a layer`).toEqual(reference)
    }
  })
}

for (const name of Object.keys(scenes).slice(1)) {
  test(`no reset changes ${name}`, async ({ page }) => {
    const { sheet, take: takeMarkup } = scenes[name]!
    const markup = await takeMarkup(page)
    await show(page, sheets[sheet], markup)
    const reference = await looks(page)
    for (const [title, around] of Object.entries(pages)) {
      await show(page, around(sheets[sheet]), markup)
      expect(await looks(page), title).toEqual(reference)
    }
  })
}

test('every rule of the doors’ stylesheets weighs one class', async ({ page }) => {
  expect(await misweighed(page, sheets.sonner)).toEqual([])
  expect(await misweighed(page, sheets.hot)).toEqual([])
})
