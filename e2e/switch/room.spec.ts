import { type Page, expect, test } from '@playwright/test'
import type { ToasterProps } from 'belfry/react-hot-toast'
import { type Look, both } from './both.ts'
import { SwitchModel } from './react-hot-toast.ts'

/** What many pages begin with. */
const reset = '* { box-sizing: border-box }'

/** Returns the edges of what an element takes, in whole pixels. */
const edgesOf = (element: Element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return [left, right, top, bottom].map(Math.round)
}

const sonnerToasts: [name: string, look: Omit<Look, 'read'>][] = [
  ['a title', {}],
  ['a title and a line that just fits', { options: { description: 'x '.repeat(73) } }],
  ['an icon of its own', { options: { icon: '★' } }],
  ['a width of its own', { options: { style: { width: 'max-content' } } }],
  ['right to left', { toaster: { dir: 'rtl' } }],
]

for (const [name, look] of sonnerToasts) {
  test(`a toast with an icon is as high as sonner’s, and its words start where they do: ${name}`, async ({
    browser,
  }) => {
    const read = (card: HTMLElement) => {
      const { left, right, height } = card.getBoundingClientRect()
      const words = card.querySelector('[data-content]')!.getBoundingClientRect()
      const icon = card.querySelector('[data-icon]')!.getBoundingClientRect()
      return [height, words.left - left, right - words.right, icon.width, icon.height]
    }
    const [theirs, ours] = await both(browser, { ...look, read })
    expect(ours).toEqual(theirs)
  })
}

test('an icon is drawn as large as sonner’s, around the same middle', async ({ browser }) => {
  const read = (card: HTMLElement) => {
    const { left, width, top, height } = card
      .querySelector('[data-icon] svg')!
      .getBoundingClientRect()
    return [width, height, left + width / 2, top + height / 2]
  }
  const [theirs, ours] = await both(browser, { read })
  expect(ours).toEqual(theirs)
})

for (const [name, css] of [
  ['without one', ''],
  ['for all', 'body { line-height: 2 }'],
] as const) {
  for (const kind of ['custom', 'unstyled']) {
    test(`a toast of the kind ${kind} takes its line height from the page: ${name}`, async ({
      page,
    }) => {
      const heights: number[] = []
      for (const path of ['/sonner?real', '/sonner?']) {
        await page.goto(path)
        if (css) await page.addStyleTag({ content: css })
        await page.waitForFunction(() => 'toast' in window)
        await page.evaluate((isCustom) => {
          const words = window.createElement('div', { className: 'own' }, 'Text')
          if (isCustom) window.toast.custom(() => words)
          else window.toast(words, { unstyled: true })
        }, kind === 'custom')
        heights.push((await page.locator('.own').boundingBox())!.height)
      }
      expect(heights[1]).toBe(heights[0])
    })
  }
}

const bars = {
  original: '#original [data-rht-toaster] > * > *',
  door: '.bf-hot-bar',
}

/** The edges of every bar of react-hot-toast’s, and of the door’s. */
const barsOf = async (page: Page) => {
  const read = (selector: string) =>
    page.locator(selector).evaluateAll((all) =>
      all
        .map((each) => {
          const { left, right, top, bottom } = each.getBoundingClientRect()
          return [left, right, top, bottom].map(Math.round)
        })
        .sort((one, other) => one[2]! - other[2]!),
    )
  return { original: await read(bars.original), door: await read(bars.door) }
}

const containers: ToasterProps[] = [
  { position: 'bottom-center', containerStyle: { marginBottom: 12 } },
  { position: 'top-center', containerStyle: { marginTop: 60 } },
  { position: 'top-right', containerStyle: { marginRight: 50 } },
  { position: 'bottom-left', containerStyle: { margin: 30 } },
  { position: 'bottom-left', containerStyle: { margin: '1rem auto calc(1rem + 2px) 0', left: 40 } },
  { position: 'bottom-left', containerStyle: { padding: 20 } },
  { position: 'top-right', containerStyle: { inset: 50, marginBlockStart: 5 } },
  { position: 'top-right', containerStyle: { border: '3px solid red' } },
]

for (const props of containers) {
  test(`a toast of react-hot-toast’s stands where the original does: ${JSON.stringify(props)}`, async ({
    page,
  }) => {
    const toasts = new SwitchModel(page)
    await toasts.open(props)
    await toasts.both(({ toast }) => void toast('one'))
    await toasts.comesToRest()
    const { original, door } = await barsOf(page)
    expect(door).toEqual(original)
  })
}

for (const [name, css] of [
  ['without a reset', ''],
  ['with border boxes for all', reset],
  ['with boxes that are inherited', `html { box-sizing: border-box } * { box-sizing: inherit }`],
] as const) {
  test(`toasts of react-hot-toast’s are as wide and as high as the original, ${name}`, async ({
    page,
  }) => {
    const toasts = new SwitchModel(page)
    await toasts.open({})
    if (css) await page.addStyleTag({ content: css })
    await toasts.both(({ toast }) => {
      const words = 'Failed to fetch the very long list of things'
      toast.success(words)
      toast(words)
      toast(words, { style: { padding: '14px 22px' } })
      toast('Words that need more than a line, and for which there is a second one')
      toast.error('Short', { style: { minWidth: '250px' } })
    })
    await toasts.comesToRest()
    const { original, door } = await barsOf(page)
    expect(door).toHaveLength(5)
    expect(door).toEqual(original)
  })
}

test('more toasts of react-hot-toast’s than fit can be scrolled, from either edge', async ({
  page,
}) => {
  for (const position of ['top-right', 'bottom-right'] as const) {
    const toasts = new SwitchModel(page)
    await toasts.open({ position, containerStyle: { marginBlock: 10 } })
    await page.evaluate(() => {
      for (let each = 1; each <= 18; each++)
        window.libraries.door.toast(`Number ${each}`, { duration: 1e9 })
    })
    await toasts.comesToRest()
    const newest = page.locator(bars.door, { hasText: 'Number 18' })
    const oldest = page.locator(bars.door).filter({ hasText: /^Number 1$/ })
    const edge = position.startsWith('top') ? 26 : 700 - 26
    const [, , top, bottom] = await newest.evaluate(edgesOf)
    expect(position.startsWith('top') ? top : bottom).toBe(edge)
    await expect(oldest).not.toBeInViewport()
    await newest.hover()
    await page.mouse.wheel(0, position.startsWith('top') ? 5000 : -5000)
    await expect(oldest).toBeInViewport({ ratio: 1 })
  }
})
