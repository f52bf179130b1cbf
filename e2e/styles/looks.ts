import type { Page } from '@playwright/test'

/** What a page is: a shell's markup with these styles, under whatever its root says. */
export const show = (page: Page, sheet: string, markup: string, root = ''): Promise<void> =>
  page.setContent(`<!doctype html>
    <html ${root} lang="en">
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
export const looks = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(
    ([seen, ofShapes]) => {
      // As large as everywhere: what is measured in letters of the page's root follows the page.
      const root = document.documentElement.style
      root.setProperty('transition', 'none', 'important')
      root.setProperty('font-size', '16px', 'important')
      const stages = document.querySelectorAll<HTMLElement>('.belfry-stage')
      for (const stage of stages) stage.showPopover()
      const found: Record<string, string> = {}
      const elements = document.querySelectorAll(
        '.belfry-region, .belfry-region [class*=belfry-], .belfry-region [class*=bf-]',
      )
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

/** The rules of a sheet that weigh more or less than a class of ours, or stand in a layer. */
export const misweighed = async (page: Page, sheet: string): Promise<string[]> => {
  await page.setContent(`<style>${sheet}</style>`)
  return page.evaluate(() => {
    const bad: string[] = []
    const check = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule) {
          const weighty = rule.selectorText
            .replace(/:where\((?:[^()]|\([^()]*\))*\)/g, '')
            .split(',')
          for (const selector of weighty)
            if (!/^\s*(\.(belfry|bf)[\w-]*|\[class[^\]]+\])(::[a-z-]+)?[\s>]*$/.test(selector))
              bad.push(selector)
        } else if (rule instanceof CSSLayerBlockRule) bad.push(rule.cssText)
        else if ('cssRules' in rule && !(rule instanceof CSSKeyframesRule))
          check(rule.cssRules as CSSRuleList)
      }
    }
    check(document.styleSheets[0]!.cssRules)
    return bad
  })
}
