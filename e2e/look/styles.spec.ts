import type { Page } from '@playwright/test'
import { looks, misweighed, show } from '../styles/looks.ts'
import { builds, pages } from '../styles/sheets.ts'
import { expect, test } from '../test.ts'
import type { ToasterModel } from '../toaster.ts'

/** How a page says that it is dark, or says nothing. */
const schemes = {
  light: '',
  'dark by color-scheme': 'style="color-scheme: dark"',
  'dark by class': 'class="dark"',
  'dark by attribute': 'data-theme="dark"',
} as const

type Scheme = keyof typeof schemes

/** Cards of every kind as the browser holds them, taken from a real page. */
async function takeMarkup(toaster: ToasterModel, page: Page): Promise<string> {
  await toaster.open('plain', { toaster: { limit: 5 } })
  await page.evaluate(() => {
    window.notify('Waiting', { duration: 0, priority: -1 })
    const action = { label: 'Undo', onAction: () => {} }
    const url = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'
    window.notify.info('Photo', { duration: 0, media: { type: 'image', url } })
    window.notify.success('Sent', { duration: 0, key: 'sent', message: 'To everybody', action })
    window.notify.success('Sent', { duration: 0, key: 'sent', message: 'To everybody', action })
    window.notify.warning('Full', { duration: 0, timestamp: Date.now(), priority: 0 })
    window.notify.error('Failed', { duration: 0, priority: 0, message: 'Many words. '.repeat(40) })
    window.notify('Work', { pending: true })
  })
  await toaster.comesToRest()
  const markup = await page.locator('.belfry').evaluate((shell) => shell.outerHTML)
  // The Toaster itself would come along: it outlives its body.
  await page.goto('about:blank')
  return markup
}

const twoByTwo = (): [string, string][] =>
  Object.keys(builds).flatMap((build) =>
    Object.keys(pages).map((name): [string, string] => [build, name]),
  )

test('no reset and no build changes a card', async ({ toaster, page }) => {
  test.setTimeout(180_000)
  const markup = await takeMarkup(toaster, page)
  await page.clock.resume()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const scheme of Object.keys(schemes) as Scheme[]) {
    await show(page, builds['as it is']!, markup, schemes[scheme])
    const reference = await looks(page)
    expect(Object.keys(reference).length).toBeGreaterThan(30)
    for (const [build, sheet] of Object.entries(builds)) {
      await show(page, sheet, markup, schemes[scheme])
      expect(await looks(page), `${build}, ${scheme}`).toEqual(reference)
    }
    for (const [build, name] of twoByTwo()) {
      await show(page, pages[name]!(builds[build]!), markup, schemes[scheme])
      expect(await looks(page), `${name}, ${build}, ${scheme}`).toEqual(reference)
    }
  }
})

test('light and dark differ, however a page sets them, and a page that sets nothing is light', async ({
  toaster,
  page,
}) => {
  const markup = await takeMarkup(toaster, page)
  await page.emulateMedia({ colorScheme: 'dark' })
  for (const [build, sheet] of Object.entries(builds)) {
    const surfaces: string[] = []
    for (const scheme of Object.keys(schemes) as Scheme[]) {
      await show(page, sheet, markup, schemes[scheme])
      const item = page.locator('.belfry-item').first()
      surfaces.push(await item.evaluate((card) => getComputedStyle(card).backgroundColor))
    }
    const dark = 'rgb(35, 35, 38)'
    expect(surfaces, build).toEqual(['rgb(255, 255, 255)', dark, dark, dark])
  }
})

test('a Toaster with a different scheme from its page has cards in its own scheme', async ({
  toaster,
  page,
}) => {
  const markup = await takeMarkup(toaster, page)
  const toasters = ['class="belfry-region dark"', 'data-theme="dark" class="belfry-region"']
  const surfaceOf = (element: string) =>
    page
      .locator(element)
      .first()
      .evaluate((each) => getComputedStyle(each).backgroundColor)
  for (const [build, sheet] of Object.entries(builds)) {
    for (const own of toasters) {
      await show(page, sheet, 'light', markup.replace(/class="belfry-region ?"/, own))
      for (const element of ['.belfry-item', '.belfry-more'])
        expect(await surfaceOf(element), `${element}, ${own}, ${build}`).toBe('rgb(35, 35, 38)')
    }
  }
  const light = markup.replace(/class="belfry-region ?"/, 'class="belfry-region light"')
  await show(page, builds['as it is']!, 'dark by class', light)
  expect(await surfaceOf('.belfry-item')).toBe('rgb(255, 255, 255)')
})

test("a custom card's own content is not restyled", async ({ toaster, page }) => {
  const markup = await takeMarkup(toaster, page)
  const content = '<h2>Title</h2><p>Text</p><button>Press</button><em>One</em>'
  const own = /(<div class="belfry-body">).*?(<\/div><\/li>)/s
  for (const name of ['Bootstrap', 'Tailwind 4 after it', 'create-next-app']) {
    const custom = markup.replace(own, `$1<div class="mine">${content}</div>$2`)
    const sheet = pages[name]!(builds['as it is']!)
    await show(page, sheet, `<div class="theirs">${content}</div>${custom}`)
    const [mine, theirs] = await page.evaluate(() =>
      ['.mine', '.theirs'].map((parent) =>
        [...document.querySelectorAll(`${parent} *`)].map((element) => {
          const {
            margin,
            padding,
            borderWidth,
            borderStyle,
            backgroundColor,
            display,
            fontWeight,
          } = getComputedStyle(element)
          const border = borderWidth + borderStyle
          return [margin, padding, border, backgroundColor, display, fontWeight].join()
        }),
      ),
    )
    expect(mine, name).toEqual(theirs)
  }
})

test('Tailwind 4 utilities win over the stylesheet in the components layer', async ({
  toaster,
  page,
}) => {
  const markup = await takeMarkup(toaster, page)
  const sheet = pages['Tailwind 4, in its layer of components']!(builds['as it is']!)
  const utility = '@layer utilities { .mine { background: rgb(1 2 3); padding: 40px } }'
  await show(page, sheet + utility, markup.replace('belfry-item', 'belfry-item mine'))
  const style = await page.locator('.mine').evaluate((card) => {
    const { backgroundColor, padding } = getComputedStyle(card)
    return [backgroundColor, padding]
  })
  expect(style).toEqual(['rgb(1, 2, 3)', '40px'])
})

test('a page’s popover styles do not move the cards', async ({ toaster, page }) => {
  await toaster.open()
  const card = await toaster.notify('Saved')
  await toaster.comesToRest()
  const box = await card.boundingBox()
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      [popover] { padding: 2rem; border: 4px solid red; background: gold; opacity: 0; filter: blur(2px) }
      [popover]:popover-open { pointer-events: auto; inset: auto; margin: auto; width: 20rem; max-height: 9rem; transform: scale(0.5) }
    `)
    document.adoptedStyleSheets.push(sheet)
  })
  expect(await card.boundingBox()).toEqual(box)
  const { backgroundColor, filter, opacity } = await toaster.stage.evaluate((stage) =>
    getComputedStyle(stage),
  )
  expect([backgroundColor, filter, opacity]).toEqual(['rgba(0, 0, 0, 0)', 'none', '1'])
  await toaster.seesOnTop(page.locator('#before'))
})

test('every rule weighs one class', async ({ page }) => {
  expect(await misweighed(page, builds['as it is']!)).toEqual([])
})
