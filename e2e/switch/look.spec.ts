import { type Browser, type Page, expect, test } from '@playwright/test'
import type { ToasterProps } from 'belfry/sonner'
import { SwitchModel } from './react-hot-toast.ts'

interface Look {
  readonly toaster?: ToasterProps
  readonly viewport?: { width: number; height: number }
  readonly read: (card: HTMLElement) => unknown
}

const open = async (page: Page, path: string, { toaster, read }: Look): Promise<unknown> => {
  const query = encodeURIComponent(JSON.stringify({ duration: 1e9, ...toaster }))
  await page.goto(`${path}toaster=${query}`)
  await page.waitForFunction(() => 'toast' in window)
  await page.evaluate(() => void window.toast.success('Saved'))
  const card = page.locator('[data-sonner-toast]')
  await expect(card).toBeVisible()
  await page.evaluate(() => Promise.all(document.getAnimations().map((each) => each.finished)))
  return card.evaluate(read)
}

/** What is seen of a toast of sonner's and of one of the door's. */
const both = async (browser: Browser, look: Look): Promise<unknown[]> => {
  const seen: unknown[] = []
  for (const path of ['/sonner?real&', '/sonner?']) {
    const page = await browser.newPage({
      reducedMotion: 'reduce',
      viewport: look.viewport ?? { width: 1000, height: 700 },
    })
    seen.push(await open(page, path, look))
    await page.close()
  }
  return seen
}

const colours = (kind: string) => ({
  [`--${kind}-bg`]: 'rgb(1, 2, 3)',
  [`--${kind}-text`]: 'rgb(4, 5, 6)',
  [`--${kind}-border`]: 'rgb(7, 8, 9)',
})

for (const [kind, richColors] of [
  ['normal', false],
  ['success', true],
] as const) {
  test(`sonner’s variables --${kind}-bg and the like are read as in sonner`, async ({
    browser,
  }) => {
    const style = { ...colours(kind), '--border-radius': '3px', '--width': '300px' }
    const look: Look = {
      toaster: { richColors, style: style as React.CSSProperties },
      read: (card) => {
        const { backgroundColor, color, borderColor, borderRadius, width } = getComputedStyle(card)
        return [backgroundColor, color, borderColor, borderRadius, width]
      },
    }
    const [theirs, ours] = await both(browser, look)
    expect(ours).toEqual(theirs)
    expect(ours).toEqual(['rgb(1, 2, 3)', 'rgb(4, 5, 6)', 'rgb(7, 8, 9)', '3px', '300px'])
  })
}

const narrow = { width: 400, height: 700 }
const places: [name: string, toaster: ToasterProps, viewport?: typeof narrow][] = [
  ['bottom-right', {}],
  ['top-left', { position: 'top-left' }],
  ['bottom-center', { position: 'bottom-center' }],
  ['offset for all edges', { offset: 50 }],
  ['offset for some edges', { offset: { bottom: '5rem', right: 7 } }],
  ['a narrow window', {}, narrow],
  ['mobileOffset', { mobileOffset: 40 }, narrow],
]

for (const [name, toaster, viewport] of places) {
  test(`a toast stands where sonner’s does: ${name}`, async ({ browser }) => {
    const isTop = toaster.position?.startsWith('top') ?? false
    const read = (card: HTMLElement) => {
      const { left, right, top, bottom } = card.getBoundingClientRect()
      return [left, right, top, bottom].map(Math.round)
    }
    const look: Look = { toaster, read, ...(viewport && { viewport }) }
    const [theirs, ours] = (await both(browser, look)) as number[][]
    // How high it is depends on the words' size alone.
    const edges = isTop ? [0, 1, 2] : [0, 1, 3]
    expect(edges.map((edge) => ours![edge])).toEqual(edges.map((edge) => theirs![edge]))
  })
}

test('react-hot-toast’s gutter and icon colours are those of the original', async ({ page }) => {
  const toasts = new SwitchModel(page)
  await toasts.open({ gutter: 30 })
  await toasts.both(({ toast }) => {
    toast.success('One', { iconTheme: { primary: 'rgb(1, 2, 3)', secondary: 'rgb(4, 5, 6)' } })
    toast('Two')
  })
  await toasts.comesToRest()
  const gapOf = (selector: string) =>
    page.locator(selector).evaluateAll((cards) => {
      const boxes = cards.map((card) => card.getBoundingClientRect())
      const [upper, lower] = boxes.sort((one, other) => one.top - other.top)
      return Math.round(lower!.top - upper!.bottom)
    })
  expect(await gapOf('.bf-hot-bar')).toBe(await gapOf('#original [data-rht-toaster] > *'))
  for (const root of ['#original [data-rht-toaster]', '.bf-hot-toaster']) {
    const colours = await page
      .locator(`${root} *`)
      .evaluateAll((all) => all.map((each) => getComputedStyle(each).backgroundColor))
    expect(colours, root).toContain('rgb(1, 2, 3)')
  }
})
