import { type Locator, expect, test } from '@playwright/test'
import type { ExternalToast, ToasterProps } from 'belfry/sonner'
import { type Look, both, open } from './both.ts'
import { SwitchModel } from './react-hot-toast.ts'

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

const narrow = { viewport: { width: 400, height: 700 } }
/** A rule for the Toaster that wins over sonner's own. */
const ruled = (...rules: string[]) => ({
  css: `[data-sonner-toaster] { ${rules.map((rule) => `${rule} !important`).join(';')} }`,
})
const places: [name: string, toaster: ToasterProps, around?: Omit<Look, 'read'>][] = [
  ['bottom-right', {}],
  ['top-left', { position: 'top-left' }],
  ['bottom-center', { position: 'bottom-center' }],
  ['offset for all edges', { offset: 50 }],
  ['offset for some edges', { offset: { bottom: '5rem', right: 7 } }],
  ['a narrow window', {}, narrow],
  ['mobileOffset', { mobileOffset: 40 }, narrow],
  ['edges by style', { position: 'top-right', style: { top: 100, right: 60 } }],
  ['an edge by style, in a narrow window', { position: 'top-center', style: { top: 70 } }, narrow],
  ['an edge by a stylesheet', {}, ruled('bottom: 100px')],
  ['a corner by a stylesheet', {}, ruled('position: fixed', 'inset: auto 2rem 2rem auto')],
  ['a width by style', { style: { width: 384 } }],
  ['a width by a stylesheet', { position: 'bottom-left' }, ruled('width: 280px')],
  ['padding by style', { style: { padding: 10 } }],
  ['a margin by style', { style: { marginBottom: 40, marginRight: 5 } }],
  ['a margin for all edges', { position: 'top-left', style: { margin: 12 } }],
  ['a margin in the middle', { position: 'top-center', style: { marginTop: 30 } }],
  ['a margin by style, in a narrow window', { style: { marginBottom: 12 } }, narrow],
  [
    'classes that arrange another toaster',
    { className: 'mine' },
    { css: '.mine { flex-direction: column; place-content: center; place-items: center }' },
  ],
]

for (const [name, toaster, around] of places) {
  test(`a toast stands where sonner’s does: ${name}`, async ({ browser }) => {
    const isTop = toaster.position?.startsWith('top') ?? false
    const read = (card: HTMLElement) => {
      const { left, right, top, bottom } = card.getBoundingClientRect()
      return [left, right, top, bottom].map(Math.round)
    }
    const look: Look = { toaster, read, ...around }
    const [theirs, ours] = (await both(browser, look)) as number[][]
    // How high it is depends on the words' size alone.
    const edges = isTop ? [0, 1, 2] : [0, 1, 3]
    expect(edges.map((edge) => ours![edge])).toEqual(edges.map((edge) => theirs![edge]))
  })
}

for (const [name, look] of Object.entries<Omit<Look, 'read'>>({
  style: { toaster: { style: { pointerEvents: 'auto' } } },
  'a class': { toaster: { className: 'mine' }, css: '.mine { pointer-events: auto }' },
  'a stylesheet': { css: '[data-sonner-toaster] { pointer-events: auto }' },
})) {
  test(`a Toaster that takes clicks, by ${name}, leaves those beside its toasts to the page`, async ({
    browser,
  }) => {
    const read = () => document.elementFromPoint(50, 50)?.tagName
    const [theirs, ours] = await both(browser, { ...look, read })
    expect(ours).toBe(theirs)
  })
}

const widths: [name: string, toaster: ToasterProps, options: ExternalToast][] = [
  ['narrower', {}, { style: { width: 200 } }],
  ['wider', {}, { style: { minWidth: 500 } }],
  ['wider, at the left', { position: 'bottom-left' }, { style: { minWidth: 500 } }],
  ['as wide as its words', {}, { style: { width: 'max-content' } }],
  ['without a look', {}, { unstyled: true }],
  ['without a look, and wider', {}, { unstyled: true, style: { width: 500 } }],
  ['wider, right to left', { dir: 'rtl' }, { style: { minWidth: 500 } }],
]

for (const [name, toaster, options] of widths) {
  test(`a toast with a width of its own keeps to its edge, as sonner’s does: ${name}`, async ({
    browser,
  }) => {
    const read = (card: HTMLElement) => {
      const { left, right } = card.getBoundingClientRect()
      return [left, right].map(Math.round)
    }
    const [theirs, ours] = (await both(browser, { toaster, options, read })) as number[][]
    expect(ours).toEqual(theirs)
  })
}

test('a toast without a look is measured, wrapped and a frame for its parts as in sonner', async ({
  browser,
}) => {
  const look: Look = {
    toaster: { closeButton: true },
    options: { unstyled: true, description: 'x'.repeat(200), className: 'mine' },
    css: `
      .mine { width: 300px; padding: 10px }
      .mine > [data-close-button] { position: absolute; top: 0; left: 0; width: 20px }`,
    read: (card) => {
      const { left, right, top } = card.getBoundingClientRect()
      const button = card.querySelector('button')!.getBoundingClientRect()
      const { scrollWidth, clientWidth } = card
      return [left, right, button.left - left, button.top - top, scrollWidth > clientWidth]
    },
  }
  const [theirs, ours] = await both(browser, look)
  expect(ours).toEqual(theirs)
})

test('an icon of the user’s own keeps its size, as in sonner', async ({ browser }) => {
  const read = (card: HTMLElement) => {
    const icon = card.querySelector('[data-icon]')!
    icon.innerHTML = '<svg viewBox="0 0 9 9" width="9" height="9" style="width: 30px" />'
    return icon.firstElementChild!.getBoundingClientRect().width
  }
  const [theirs, ours] = await both(browser, { read })
  expect(ours).toBe(theirs)
})

test('sonner’s variables move the close button as in sonner', async ({ browser }) => {
  const style = {
    '--toast-close-button-start': 'auto',
    '--toast-close-button-end': '0',
    '--toast-close-button-transform': 'translate(35%, -35%)',
  } as React.CSSProperties
  const read = (card: HTMLElement) => {
    const button = card.querySelector('[data-close-button]')!.getBoundingClientRect()
    const { right, top } = card.getBoundingClientRect()
    return [button.right - right, button.top - top].map(Math.round)
  }
  for (const toaster of [{ style }, {}]) {
    const look = { toaster: { ...toaster, closeButton: true }, read }
    const [theirs, ours] = await both(browser, look)
    expect(ours).toEqual(theirs)
  }
})

for (const options of [{}, { unstyled: true }]) {
  const kind = options.unstyled ? 'bare' : 'usual'
  test(`a ${kind} toast takes its font from the Toaster, as in sonner`, async ({ browser }) => {
    const read = (card: HTMLElement) => getComputedStyle(card).fontFamily
    const own = await both(browser, {
      toaster: { style: { fontFamily: 'monospace' } },
      options,
      read,
    })
    expect(own).toEqual(['monospace', 'monospace'])
    const [, usual] = await both(browser, { options, read })
    expect(usual).toContain('system-ui')
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

for (const props of [
  { position: 'top-center' },
  { position: 'top-right' },
  { position: 'bottom-left' },
  { position: 'top-center', containerStyle: { left: 216 } },
] as const) {
  test(`a custom toast of react-hot-toast’s has the room of the original: ${JSON.stringify(props)}`, async ({
    page,
  }) => {
    const toasts = new SwitchModel(page)
    await toasts.open(props)
    await toasts.both(({ toast }) => {
      const draw = (width: string | number) =>
        toast.custom(window.createElement('p', { className: 'own', style: { width } }, `${width}`))
      draw(600)
      draw('100%')
      draw('auto')
    })
    await toasts.comesToRest()
    const edges = (root: string) =>
      page.locator(`${root} .own`).evaluateAll((all) =>
        all.map((each) => {
          const { left, right } = each.getBoundingClientRect()
          return [each.textContent, Math.round(left), Math.round(right)].join()
        }),
      )
    expect(await edges('.bf-hot-toaster')).toEqual(await edges('#original [data-rht-toaster]'))
  })
}

/** Returns whether each arm of a cross is drawn in the middle of an element, and that nothing is beside them. */
const armsOf = async (element: Locator): Promise<boolean[]> => {
  const shot = await element.screenshot()
  return element.page().evaluate(async (shot) => {
    const image = new Image()
    image.src = `data:image/png;base64,${shot}`
    await image.decode()
    const { width, height } = image
    const canvas = document.createElement('canvas').getContext('2d')!
    canvas.drawImage(image, 0, 0)
    const isDrawn = (x: number, y: number) => {
      const { data } = canvas.getImageData(width / 2 + x, height / 2 + y, 1, 1)
      return data[0]! < 128
    }
    return [isDrawn(-3, -3), isDrawn(2, -3), isDrawn(-3, 2), isDrawn(2, 2), isDrawn(-4, 0)]
  }, shot.toString('base64'))
}

test('with forced colours, the buttons of sonner’s door do not look like its words', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, '/sonner?', { read: () => {} })
  await page.evaluate(() => {
    const button = (label: string) => ({ label, onClick: () => {} })
    window.toast('Deleted', { action: button('Undo'), cancel: button('Leave it') })
  })
  for (const name of ['Undo', 'Leave it'])
    await expect(page.getByRole('button', { name })).toHaveCSS('border-top-width', '1px')
})

test.describe('with forced colours, the close button is still a cross', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }))

  test('at sonner’s door', async ({ page }) => {
    // At the top it stands on whole pixels.
    const toaster = { closeButton: true, position: 'top-right' } as const
    await open(page, '/sonner?', { toaster, read: () => {} })
    expect(await armsOf(page.locator('[data-close-button]'))).toEqual([
      ...Array(4).fill(true),
      false,
    ])
  })

  test('at react-hot-toast’s', async ({ page }) => {
    const toasts = new SwitchModel(page)
    await toasts.open()
    await toasts.both(({ toast }) => void toast('Saved', { duration: Infinity }))
    await toasts.comesToRest()
    await page.locator('.bf-hot').hover()
    expect(await armsOf(page.locator('.bf-hot-close'))).toEqual([...Array(4).fill(true), false])
  })
})
