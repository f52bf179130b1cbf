import { expect, test } from '../test.ts'

const BODIES = {
  'a centred grid': 'display: grid; place-items: center; min-height: 100vh',
  'a column with its footer below':
    'display: flex; flex-direction: column; justify-content: space-between; min-height: 100vh',
  'a row with gaps': 'display: flex; gap: 40px; justify-content: space-between',
}

for (const [name, style] of Object.entries(BODIES)) {
  test(`an empty Toaster moves nothing on a page that is ${name}`, async ({ toaster, page }) => {
    await toaster.open()
    await toaster.set(null)
    await page.evaluate((style) => {
      document.body.style.cssText = style
      document.querySelector('main')!.style.minBlockSize = '0'
      const footer = document.createElement('footer')
      footer.append('The end')
      document.body.append(footer)
    }, style)
    const places = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('h1, footer')].map((each) => {
          const { x, y } = each.getBoundingClientRect()
          return [x, y]
        }),
      )
    const before = await places()
    await toaster.set({})
    await expect(page.locator('.belfry')).toBeAttached()
    expect(await places()).toEqual(before)
  })
}

for (const [name, css] of Object.entries({
  'a dialog with gaps': 'display: flex; flex-direction: column; gap: 24px',
  'a dialog that styles its children': 'display: grid; gap: 24px',
})) {
  test(`${name} keeps its layout when it opens`, async ({ toaster, page }) => {
    await toaster.open()
    await toaster.set(null)
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(
        `dialog[open] { ${css} } dialog > * { position: relative; padding: 10px; display: flex }`,
      )
      document.adoptedStyleSheets = [sheet]
      const dialog = document.createElement('dialog')
      dialog.innerHTML = '<p>One</p><p>Two</p>'
      document.body.append(dialog)
      dialog.showModal()
    }, css)
    const height = () =>
      page.locator('dialog').evaluate((dialog) => dialog.getBoundingClientRect().height)
    const before = await height()
    await toaster.set({})
    await expect(page.locator('dialog .belfry')).toBeAttached()
    expect(await height()).toBe(before)
    const card = await toaster.notify('Saved')
    await toaster.comesToRest()
    expect(await height()).toBe(before)
    await toaster.seesOnTop(card)
  })
}

test('an empty Toaster never asks what is under the mouse', async ({ toaster, page }) => {
  await toaster.open()
  await page.evaluate(() => {
    const ask = document.elementFromPoint.bind(document)
    document.title = '0'
    document.elementFromPoint = (x, y) => {
      document.title = `${Number(document.title) + 1}`
      return ask(x, y)
    }
  })
  await page.mouse.move(500, 600)
  await page.mouse.move(900, 650, { steps: 10 })
  for (let render = 0; render < 5; render++) await toaster.set({})
  await expect(page).toHaveTitle('0')
})

interface TraceEvent {
  name: string
  args?: { beginData?: { stackTrace?: { functionName: string }[] } }
}

test('an empty Toaster forces no layout when it mounts', async ({ toaster, page, browser }) => {
  await toaster.open()
  await toaster.set(null)
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline.stack'],
  })
  await page.evaluate(() => {
    // As in an application that starts: nothing of the page has been laid out yet.
    document.querySelector('main')!.append('More')
    window.setToaster({})
  })
  await expect(page.locator('.belfry')).toBeAttached()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[]
  }
  const forced = traceEvents
    .filter(({ name }) => name === 'Layout' || name === 'UpdateLayoutTree')
    .flatMap(({ args }) => args?.beginData?.stackTrace?.slice(0, 1) ?? [])
  expect(traceEvents.some(({ name }) => name === 'FunctionCall')).toBe(true)
  expect(forced.map(({ functionName }) => functionName)).toEqual([])
})
