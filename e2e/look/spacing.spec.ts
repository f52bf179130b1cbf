import type { Locator } from '@playwright/test'
import { expect, test } from '../inbox/test.ts'

/** What some readers set for every page (WCAG 1.4.12). */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
  p { margin-bottom: 2em !important }`

/** The words of an element that do not fit into their boxes, without those for screen readers. */
const cutOff = (element: Locator): Promise<string[]> =>
  element.evaluate((element) =>
    [...element.querySelectorAll<HTMLElement>('p, button, a, time, h2, [class*=waiting]')]
      .filter((each) => !each.matches('[class*=hidden]'))
      .filter(
        (each) =>
          each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1,
      )
      .filter((each) => getComputedStyle(each).display !== 'inline')
      .map((each) => each.textContent),
  )

for (const width of [320, 1280]) {
  test(`readers may set their own spacing of text, at ${width} px`, async ({ page, inbox }) => {
    await page.setViewportSize({ width, height: 900 })
    await inbox.visit()
    await page.addStyleTag({ content: SPACING })
    await page.evaluate(() => {
      for (const title of ['One', 'Two', 'Three']) window.notify(title, { duration: 0 })
      for (let times = 0; times < 2; times++)
        window.notify.success('Your draft was saved in the cloud', {
          key: 'draft',
          message: 'You can go on writing on any of your devices.',
          duration: 0,
          timestamp: Date.now(),
          action: { label: 'Open the draft', href: '/draft' },
        })
    })
    await expect(inbox.toaster.cards.first()).toBeVisible()
    expect(await cutOff(inbox.toaster.region)).toEqual([])

    await page.evaluate(() => window.notify.clear())
    await inbox.open()
    await expect(inbox.rows).toHaveCount(4)
    expect(await cutOff(inbox.panel)).toEqual([])
  })
}
