import type { Page } from '@playwright/test'
import { builds, pages } from './styles/sheets.ts'
import { expect, test } from './test.ts'
import type { ToasterModel } from './toaster.ts'

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

/** Puts the cards on a page with these styles. */
const show = (page: Page, sheet: string, scheme: Scheme, markup: string): Promise<void> =>
  page.setContent(`<!doctype html>
    <html ${schemes[scheme]} lang="en">
      <head><style>${sheet}</style></head>
      <body><main style="font: 16px Arial">${markup}</main></body>
    </html>`)

// What a reset touches and a person sees.
const seen = `color background-color outline border padding margin font-size font-weight font-style
  line-height letter-spacing text-align text-transform text-decoration-line text-shadow text-indent
  display position opacity filter transform rotate box-shadow cursor list-style-type fill stroke
  stroke-width white-space word-spacing float clip-path user-select writing-mode border-radius`

// Of a shape: it has neither a box nor text.
const ofShapes = 'fill stroke stroke-width opacity filter transform rotate clip-path display'

/** Every element of ours: where it is and how it looks. */
async function looks(page: Page): Promise<Record<string, string>> {
  return page.evaluate(
    ([seen, ofShapes]) => {
      // As large as everywhere: what is measured in letters of the page's root follows the page.
      const root = document.documentElement.style
      root.setProperty('transition', 'none', 'important')
      root.setProperty('font-size', '16px', 'important')
      document.querySelector<HTMLElement>('.belfry-stage')!.showPopover()
      const found: Record<string, string> = {}
      const elements = document.querySelectorAll('.belfry-region, .belfry-region [class*=belfry-]')
      for (const [index, element] of [...elements].entries()) {
        const { x, y, width, height } = element.getBoundingClientRect()
        const style = getComputedStyle(element)
        const properties = (element.matches('path') ? ofShapes : seen).split(/\s+/)
        found[`${index} ${element.getAttribute('class')}`] = [
          ...[x, y, width, height].map((length) => length.toFixed(1)),
          ...properties.map((property) => `${property}: ${style.getPropertyValue(property)}`),
        ].join('\n')
      }
      return found
    },
    [seen, ofShapes] as const,
  )
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
    await show(page, builds['as it is']!, scheme, markup)
    const reference = await looks(page)
    expect(Object.keys(reference).length).toBeGreaterThan(30)
    for (const [build, sheet] of Object.entries(builds)) {
      await show(page, sheet, scheme, markup)
      expect(await looks(page), `${build}, ${scheme}`).toEqual(reference)
    }
    for (const [build, name] of twoByTwo()) {
      await show(page, pages[name]!(builds[build]!), scheme, markup)
      expect(await looks(page), `${name}, ${build}, ${scheme}`).toEqual(reference)
    }
  }
})

test('light and dark differ, however a page says it, and a page that says nothing is light', async ({
  toaster,
  page,
}) => {
  const markup = await takeMarkup(toaster, page)
  await page.emulateMedia({ colorScheme: 'dark' })
  for (const [build, sheet] of Object.entries(builds)) {
    const surfaces: string[] = []
    for (const scheme of Object.keys(schemes) as Scheme[]) {
      await show(page, sheet, scheme, markup)
      const item = page.locator('.belfry-item').first()
      surfaces.push(await item.evaluate((card) => getComputedStyle(card).backgroundColor))
    }
    const dark = 'rgb(35, 35, 38)'
    expect(surfaces, build).toEqual(['rgb(255, 255, 255)', dark, dark, dark])
  }
})

test('a Toaster of another scheme than its page has cards of its own scheme', async ({
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
    await show(page, sheet, 'light', `<div class="theirs">${content}</div>${custom}`)
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

test('utilities of Tailwind 4 win over the sheet in its layer of components', async ({
  toaster,
  page,
}) => {
  const markup = await takeMarkup(toaster, page)
  const sheet = pages['Tailwind 4, in its layer of components']!(builds['as it is']!)
  const utility = '@layer utilities { .mine { background: rgb(1 2 3); padding: 40px } }'
  await show(page, sheet + utility, 'light', markup.replace('belfry-item', 'belfry-item mine'))
  const style = await page.locator('.mine').evaluate((card) => {
    const { backgroundColor, padding } = getComputedStyle(card)
    return [backgroundColor, padding]
  })
  expect(style).toEqual(['rgb(1, 2, 3)', '40px'])
})

test('every rule weighs one class, and no token is declared', async ({ page }) => {
  await page.setContent(`<style>${builds['as it is']}</style>`)
  const heavy = await page.evaluate(() => {
    const bad: string[] = []
    const check = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule) {
          for (const property of rule.style)
            if (property.startsWith('--belfry')) bad.push(`${rule.selectorText} ${property}`)
          const weighty = rule.selectorText
            .replace(/:where\((?:[^()]|\([^()]*\))*\)/g, '')
            .split(',')
          for (const selector of weighty)
            if (!/^\s*(\.belfry[a-z-]*|\[class[^\]]+\])(::[a-z-]+)?\s*$/.test(selector))
              bad.push(selector)
        } else if (rule instanceof CSSLayerBlockRule) bad.push(rule.cssText)
        else if ('cssRules' in rule && !(rule instanceof CSSKeyframesRule))
          check(rule.cssRules as CSSRuleList)
      }
    }
    check(document.styleSheets[0]!.cssRules)
    return bad
  })
  expect(heavy).toEqual([])
})
