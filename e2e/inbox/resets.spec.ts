import type { Page } from '@playwright/test'
import { pages } from '../styles/sheets.ts'
import { expect, test } from '../test.ts'
import { BellModel } from './bell.ts'

// What a reset touches and a person sees.
const seen = `color background-color border padding margin font-size font-weight font-style
  line-height letter-spacing text-transform text-decoration-line text-shadow text-indent display
  position opacity filter transform rotate box-shadow cursor list-style-type fill stroke
  stroke-width white-space float clip-path writing-mode border-radius`.split(/\s+/)

// Of a shape: it has neither a box nor text.
const ofShapes = 'fill stroke stroke-width opacity filter transform rotate clip-path display'.split(
  ' ',
)

/** Every element of the panel: how large it is and how it looks. */
const looks = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(
    ([seen, ofShapes]) => {
      const root = document.documentElement.style
      root.setProperty('font-size', '16px', 'important')
      document.querySelector<HTMLElement>('.bar')!.style.setProperty('font-family', 'Arial')
      const found: Record<string, string> = {}
      const parts = document.querySelectorAll('.bar .belfry-inbox-panel [class*=belfry-inbox]')
      for (const [index, part] of parts.entries()) {
        const style = getComputedStyle(part)
        const { width, height } = part.getBoundingClientRect()
        found[`${index} ${part.getAttribute('class')}`] = [
          ...(part.matches('path') ? [] : [width.toFixed(1), height.toFixed(1)]),
          ...(part.matches('path') ? ofShapes : seen).map(
            (property) => `${property}: ${style.getPropertyValue(property)}`,
          ),
        ].join('\n')
      }
      return found
    },
    [seen, ofShapes] as const,
  )

test('no reset changes the panel', async ({ page, toaster }) => {
  const inbox = new BellModel(page, toaster)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await inbox.visit()
  await inbox.has('One', 'Two')
  await inbox.open()
  await page.mouse.move(5, 600)
  const reference = await looks(page)
  expect(Object.keys(reference).length).toBeGreaterThan(20)
  for (const [name, around] of Object.entries(pages)) {
    const style = await page.addStyleTag({ content: around('') })
    expect(await looks(page), name).toEqual(reference)
    await style.evaluate((element) => (element as Element).remove())
  }
})
