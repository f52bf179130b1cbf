import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'
import type { ToasterModel } from './toaster.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const types = ['info', 'success', 'warning', 'error'] as const
const schemes = ['light', 'dark'] as const

/** Cards of every kind, more than fit. */
async function showAll(toaster: ToasterModel, page: Page): Promise<void> {
  await page.evaluate((types) => {
    window.notify('Waiting', { duration: 0, priority: -1 })
    for (const type of types) {
      window.notify(`A ${type}`, {
        type,
        message: 'With a message',
        duration: 0,
        priority: 0,
        timestamp: Date.now() - 90_000,
        key: type,
        action: { label: 'Act', onAction: () => {} },
      })
    }
    window.notify('A success', { type: 'success', key: 'success', duration: 0, priority: 0 })
    window.notify('Work', { pending: true })
  }, types)
  await toaster.comesToRest()
}

interface Finding {
  id: string
  nodes: { target: unknown; failureSummary?: string }[]
}

async function findings(page: Page): Promise<string[]> {
  await page.clock.resume()
  await page.evaluate(axe)
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run: (options: object) => Promise<{ violations: Finding[] }> }
    }
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
    return (await axe.run({ runOnly: tags, rules: { 'target-size': { enabled: true } } }))
      .violations
  })
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((each) => each.failureSummary).join('; ')}`,
  )
}

for (const colorScheme of schemes) {
  test(`axe finds nothing, ${colorScheme}: empty, stacked, spread, in a modal`, async ({
    toaster,
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await toaster.open('dialogs')
    expect(await findings(page), 'empty').toEqual([])
    await showAll(toaster, page)
    expect(await findings(page), 'stacked').toEqual([])
    await toaster.set({ limit: 5 })
    await toaster.comesToRest()
    expect(await findings(page), 'spread').toEqual([])
    await page.getByRole('button', { name: 'Open dialog' }).click()
    expect(await findings(page), 'in a modal').toEqual([])
  })
}

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
    'edge on the card': on(style('.belfry-item').outlineColor),
    'edge on the page': contrast(rgb(surface, style('.belfry-item').outlineColor), page),
    'edge of the action': on(style('.belfry-action').outlineColor),
    sign: on(style('.belfry-sign').stroke),
    close: on(style('.belfry-close').color),
    focus: on(style('.belfry-close').outlineColor),
  }
}

for (const colorScheme of schemes) {
  for (const contrast of ['no-preference', 'more'] as const) {
    test(`text 4.5, all else 3: ${colorScheme}, contrast ${contrast}`, async ({
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
          const least = what.startsWith('text') ? 4.5 : 3
          expect(value, `${type}: ${what}`).toBeGreaterThanOrEqual(least)
        }
        await toaster.press('F6')
        await page.evaluate(() => window.notify.dismiss('one'))
        await toaster.passes(300)
      }
    })
  }
}

async function targetSizes(page: Page): Promise<number[]> {
  return page
    .locator('.belfry-stage button')
    .evaluateAll((buttons) =>
      buttons.flatMap((each) => [
        each.getBoundingClientRect().width,
        each.getBoundingClientRect().height,
      ]),
    )
}

test('every target measures 24 pixels', async ({ toaster, page }) => {
  await toaster.open('plain')
  await showAll(toaster, page)
  expect(Math.min(...(await targetSizes(page)))).toBeGreaterThanOrEqual(24)
})

test.describe('for fingers', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } })

  test('every target measures 44 pixels and none covers another', async ({ toaster, page }) => {
    await toaster.open('plain')
    await showAll(toaster, page)
    expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true)
    expect(Math.min(...(await targetSizes(page)))).toBeGreaterThanOrEqual(44)
    for (const button of await page.locator('.belfry-stage button').all()) {
      await toaster.seesOnTop(button)
    }
  })
})

/** A property of a card that began to move: in which state, and for how long. */
type Motion = readonly [state: string, property: string, ms: number]

/** Writes down what cards do from now on; the answer is read later. */
async function watchMotions(page: Page): Promise<() => Promise<Motion[]>> {
  await page.evaluate(() => {
    const motions: Motion[] = []
    Object.assign(window, { motions })
    document.addEventListener('transitionrun', ({ propertyName, target }) => {
      const item = target as HTMLElement
      if (!item.matches('.belfry-item')) return
      // Not from the animation: it may be over by now.
      const ms = parseFloat(getComputedStyle(item).transitionDuration) * 1000
      motions.push([item.dataset.state!, propertyName, ms])
    })
  })
  return () => page.evaluate(() => (window as unknown as { motions: Motion[] }).motions)
}

test('cards move by transform and opacity alone, in time', async ({ toaster, page }) => {
  await toaster.open()
  const motions = await watchMotions(page)
  const card = await toaster.notify('Saved')
  await expect.poll(async () => (await motions()).length).toBeGreaterThan(1)
  await toaster.comesToRest()
  await toaster.dismiss(card)
  await expect.poll(async () => (await motions()).some(([state]) => state === 'leaving')).toBe(true)
  for (const [state, property, ms] of await motions()) {
    expect(['translate', 'scale', 'transform', 'opacity']).toContain(property)
    expect(ms).toBeGreaterThanOrEqual(state === 'leaving' ? 150 : 250)
    expect(ms).toBeLessThanOrEqual(state === 'leaving' ? 250 : 400)
  }
})

test('with less motion cards fade and nothing slides', async ({ toaster, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await toaster.open()
  const motions = await watchMotions(page)
  const card = await toaster.notify('Saved')
  await expect.poll(async () => (await motions()).length).toBeGreaterThan(0)
  await toaster.comesToRest()
  const before = await card.boundingBox()
  await toaster.dismiss(card)
  const leaving = page.locator('[data-state=leaving]')
  await expect(leaving).toHaveCount(1)
  expect(await leaving.boundingBox()).toEqual(before)
  await toaster.passes(250)
  await expect(leaving).toHaveCount(0)
  for (const [, property, ms] of await motions()) {
    expect(property).toBe('opacity')
    expect(ms).toBeLessThanOrEqual(150)
  }
})

test('forced colours leave every edge and sign visible', async ({ toaster, page }) => {
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

test('on paper there is nothing', async ({ toaster, page }) => {
  await toaster.open()
  const card = await toaster.notify('Saved')
  await page.emulateMedia({ media: 'print' })
  await expect(card).toBeHidden()
})

test('the theme follows the page at run time', async ({ toaster, page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await toaster.open()
  const card = await toaster.notify('Saved')
  const surface = () => card.evaluate((each) => getComputedStyle(each).backgroundColor)
  const light = await surface()
  await page.evaluate(() => {
    document.documentElement.style.colorScheme = 'dark'
  })
  expect(await surface()).not.toBe(light)
})

test('one class overrides the look', async ({ toaster, page }) => {
  await toaster.open('plain', { toaster: { className: 'mine' } })
  const card = await toaster.notify('Saved')
  await page.addStyleTag({
    content: '.belfry-title { color: rgb(1 2 3) } .mine { --belfry-surface: rgb(4 5 6) }',
  })
  expect(await card.locator('.belfry-title').evaluate((each) => getComputedStyle(each).color)).toBe(
    'rgb(1, 2, 3)',
  )
  expect(await card.evaluate((each) => getComputedStyle(each).backgroundColor)).toBe('rgb(4, 5, 6)')
})

test('safe areas push the stack inwards', async ({ toaster, page }) => {
  await toaster.open()
  const card = await toaster.notify('Saved')
  await toaster.comesToRest()
  const before = (await card.boundingBox())!
  const session = await page.context().newCDPSession(page)
  await session.send(
    'Emulation.setSafeAreaInsetsOverride' as never,
    {
      insets: { bottom: 60, right: 80 },
    } as never,
  )
  await expect.poll(async () => (await card.boundingBox())!.x).toBeLessThan(before.x)
  expect((await card.boundingBox())!.y).toBeLessThan(before.y)
})

test('the accessibility tree says what there is: stacked, waiting, pending, alone', async ({
  toaster,
  page,
}) => {
  await toaster.open()
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - main:
      - heading "A page" [level=1]
      - paragraph:
        - button "Before"
        - textbox "Field"
  `)
  // What speaks stands in a closed root, where only the browser's own tree reaches.
  const browser = await page.context().newCDPSession(page)
  const { nodes } = await browser.send('Accessibility.getFullAXTree')
  const roles = nodes.map(({ role }) => role?.value)
  for (const role of ['alert', 'status'])
    expect(roles.filter((each) => each === role)).toEqual([role])
  await page.evaluate(() => {
    window.notify('First', { duration: 0 })
    window.notify('Second', { duration: 0 })
    window.notify('Saving', { pending: true })
    window.notify('Deleted', {
      type: 'success',
      message: 'The file is gone',
      duration: 0,
      timestamp: Date.now(),
      action: { label: 'Undo', onAction: () => {} },
    })
  })
  await expect(toaster.region).toMatchAriaSnapshot(`
    - region "Notifications":
      - list:
        - 'listitem "Success: Deleted. The file is gone. Undo."':
          - text: "Success:"
          - paragraph: Deleted
          - paragraph: The file is gone
          - time: now
          - button "Undo"
          - button "Dismiss notification"
        - 'listitem "Info: Saving."':
          - text: "Info:"
          - paragraph: Saving
          - button "Dismiss notification"
        - 'listitem "Info: Second."':
          - text: "Info:"
          - paragraph: Second
          - button "Dismiss notification"
      - text: +1 more
      - button "Dismiss all"
  `)
})
