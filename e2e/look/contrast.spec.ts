import { expect, test } from '../test.ts'

const types = ['info', 'success', 'warning', 'error'] as const
const schemes = ['light', 'dark'] as const

/** The contrast between two colours of the page, from 1 to 21. Runs in the page. */
function measureContrasts(): Record<string, number> {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!
  const rgb = (...colours: string[]) => {
    canvas.clearRect(0, 0, 1, 1)
    for (const colour of colours) {
      canvas.fillStyle = colour
      canvas.fillRect(0, 0, 1, 1)
    }
    return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3)
  }
  const light = (channels: number[]) =>
    channels
      .map((value) => value / 255)
      .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
      .reduce((sum, value, index) => sum + value * [0.2126, 0.7152, 0.0722][index]!, 0)
  const contrast = (a: number[], b: number[]) => {
    const [low, high] = [light(a), light(b)].sort((x, y) => x - y)
    return (high! + 0.05) / (low! + 0.05)
  }
  const style = (selector: string) => getComputedStyle(document.querySelector(selector)!)
  const surface = style('.belfry-item').backgroundColor
  const page = rgb(style('body').backgroundColor)
  const on = (colour: string) => contrast(rgb(surface, colour), rgb(surface))
  return {
    'text title': on(style('.belfry-title').color),
    'text message': on(style('.belfry-message').color),
    'text time': on(style('.belfry-time').color),
    'text count': on(style('.belfry-count').color),
    'text action': on(style('.belfry-action').color),
    'text more': on(style('.belfry-more').color),
    'line on the card': on(style('.belfry-item').outlineColor),
    'line on the page': contrast(rgb(surface, style('.belfry-item').outlineColor), page),
    'edge of the action': on(style('.belfry-action').outlineColor),
    sign: on(style('.belfry-sign').stroke),
    close: on(style('.belfry-close').color),
    focus: on(style('.belfry-close').outlineColor),
  }
}

for (const colorScheme of schemes) {
  for (const contrast of ['no-preference', 'more'] as const) {
    test(`text has a contrast of at least 4.5, and everything to press or to tell apart of 3: ${colorScheme}, contrast ${contrast}`, async ({
      toaster,
      page,
    }) => {
      await page.emulateMedia({ colorScheme, contrast })
      await toaster.open('plain', { toaster: { limit: 1 } })
      await toaster.add('Waiting', { priority: -1 })
      for (const type of types) {
        await page.evaluate((type) => {
          const options = {
            type,
            id: 'one',
            key: 'one',
            message: 'Text',
            duration: 0,
            priority: 1,
            timestamp: Date.now(),
            action: { label: 'Act', onAction: () => {} },
          }
          window.notify(type, options)
          window.notify(type, { ...options, id: undefined })
        }, type)
        await expect(toaster.cards.locator('.belfry-count')).toBeAttached()
        await toaster.comesToRest()
        await toaster.press('F6')
        await toaster.press('Tab')
        await toaster.press('Tab')
        await expect(toaster.closeButton(toaster.cards)).toBeFocused()
        const measured = await page.evaluate(measureContrasts)
        for (const [what, value] of Object.entries(measured)) {
          // A card is told by its words; its line is quiet for all who do not ask for contrast.
          const quiet = what.startsWith('line') && contrast !== 'more' ? 1.3 : 3
          const least = what.startsWith('text') ? 4.5 : quiet
          expect(value, `${type}: ${what}`).toBeGreaterThanOrEqual(least)
        }
        await toaster.press('F6')
        await page.evaluate(() => window.notify.dismiss('one'))
        await toaster.passes(300)
      }
    })
  }
}

test('forced colours leave every edge and icon visible', async ({ toaster, page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await toaster.open()
  const card = await toaster.notify('Fault', { type: 'error' })
  await toaster.comesToRest()
  const { edge, background, stroke } = await card.evaluate((each) => ({
    edge: getComputedStyle(each).outlineColor,
    background: getComputedStyle(each).backgroundColor,
    stroke: getComputedStyle(each.querySelector('.belfry-sign')!).stroke,
  }))
  expect(edge).not.toBe(background)
  expect(stroke).not.toBe(background)
  expect(await card.evaluate((each) => getComputedStyle(each).outlineWidth)).toBe('1px')
})

test('forced colours leave the spinner its gap, so you can see it turn', async ({
  toaster,
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await toaster.open()
  await toaster.notify('Importing', { pending: true })
  const spinner = page.locator('.belfry-spinner')
  await expect(spinner).toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)')
  await expect(spinner).not.toHaveCSS('border-bottom-color', 'rgba(0, 0, 0, 0)')
})
