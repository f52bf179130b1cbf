import type { Page } from '@playwright/test'
import { expect, test } from '../test.ts'
import type { ToasterModel } from '../toaster.ts'

declare global {
  interface Window {
    /** A shadow root that only its component knows. */
    closedRoot: ShadowRoot
  }
}

const FIELD = '<input aria-label="Within">'

/** Puts a web component with a closed shadow root at the beginning of the page. */
const addClosed = (page: Page, html: string, tag = 'x-closed'): Promise<void> =>
  page.evaluate(
    ([html, tag]) => {
      const host = document.createElement(tag)
      const root = (window.closedRoot = host.attachShadow({ mode: 'closed' }))
      root.innerHTML = html
      document.querySelector('main')!.prepend(host)
      root.querySelector('dialog')?.showModal()
      root.querySelector('input')!.focus()
    },
    [html, tag] as const,
  )

/** What is seen in the middle of a card. */
const pictureOf = async (toaster: ToasterModel, title: string): Promise<Buffer> => {
  const { x, y } = await toaster.middle(toaster.card(title))
  return toaster.page.screenshot({ clip: { x: x - 60, y: y - 10, width: 120, height: 20 } })
}

for (const tag of ['x-closed', 'div']) {
  test(`a field in a closed shadow root (${tag}) keeps focus when a card is pressed`, async ({
    toaster,
    page,
  }) => {
    await toaster.open()
    await addClosed(page, FIELD, tag)
    const card = await toaster.notify('Saved')
    await toaster.comesToRest()
    await card.getByText('Saved').click()
    await page.keyboard.type('still here')
    expect(await page.evaluate(() => window.closedRoot.querySelector('input')!.value)).toBe(
      'still here',
    )
  })
}

test('from there the hotkey goes to the cards, and back to what is nearby', async ({
  toaster,
  page,
}) => {
  await toaster.open()
  await addClosed(page, FIELD)
  await toaster.notify('Saved')
  await toaster.comesToRest()
  await toaster.press('F6')
  await toaster.seesFocusOn('card Saved')
  await toaster.press('F6')
  await toaster.seesFocusOn('Before')
})

test('cards are visible above a dialog in a closed shadow root', async ({ toaster, page }) => {
  await toaster.open()
  await toaster.notify('Saved')
  await toaster.comesToRest()
  const before = await pictureOf(toaster, 'Saved')
  const look = 'inset: 0; width: 100vw; height: 100vh; max-width: none; max-height: none'
  await addClosed(page, `<dialog style="${look}; background: red">${FIELD}</dialog>`)
  await toaster.passes(500)
  expect(await pictureOf(toaster, 'Saved')).toEqual(before)
  await page.evaluate(() => {
    const dialog = window.closedRoot.querySelector('dialog')!
    dialog.close()
    dialog.showModal()
  })
  await toaster.notify('Sent')
  await toaster.comesToRest()
  expect(await pictureOf(toaster, 'Saved'), 'when another one comes').toEqual(before)
})

test('a Toaster in a closed shadow root is usable above the dialogs of that root', async ({
  toaster,
  page,
}) => {
  await toaster.open('scenes')
  await toaster.set(null)
  await addClosed(page, `<dialog>${FIELD}</dialog><div id="toaster"></div>`)
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    const rules = [...document.styleSheets].flatMap((each) => [...each.cssRules])
    sheet.replaceSync(rules.map((rule) => rule.cssText).join('\n'))
    window.closedRoot.adoptedStyleSheets = [sheet]
    window.mountToaster(window.closedRoot.querySelector('#toaster')!)
    window.notify('Saved', { duration: 0 })
  })
  await toaster.comesToRest()
  await page.waitForFunction(() => !window.closedRoot.getAnimations().length)
  const { x, y, width, height } = await page.evaluate(() =>
    window.closedRoot.querySelector('.belfry-close')!.getBoundingClientRect().toJSON(),
  )
  await page.mouse.click(x + width / 2, y + height / 2)
  expect(await page.evaluate(() => window.notify.size())).toBe(0)
  expect(await page.evaluate(() => window.closedRoot.querySelector('dialog')!.open)).toBe(true)
})
