import { type Browser, type Page, expect, test } from '@playwright/test'
import type { ToasterProps } from 'belfry/sonner'
import { createFingers, straight } from '../toaster/fingers.ts'

const viewport = { width: 1000, height: 700 }

/** Where a drag begins in a toast: on its words, or where there are none. */
type Start = 'words' | 'beside'

interface Drag {
  readonly toaster?: ToasterProps
  readonly options?: Record<string, unknown>
  readonly from?: Start
  readonly by: readonly [x: number, y: number]
  /** What happens before it in the page. */
  readonly before?: (page: Page) => Promise<void>
}

/** Opens a page with one toast that stays, and says where to take hold of it. */
const open = async (page: Page, path: string, { toaster, options, from }: Drag) => {
  await page.goto(`${path}toaster=${encodeURIComponent(JSON.stringify(toaster ?? {}))}`)
  await page.waitForFunction(() => 'toast' in window)
  await page.evaluate((given) => {
    const onDismiss = () => document.body.setAttribute('data-dismissed', '')
    window.toast('Many words to drag', { duration: 1e9, onDismiss, ...given })
  }, options)
  const card = page.locator('[data-sonner-toast]')
  await expect(card).toBeVisible()
  await page.evaluate(() => Promise.all(document.getAnimations().map((each) => each.finished)))
  const box = (await card.boundingBox())!
  const y = box.y + box.height / 2
  return { x: from === 'words' ? box.x + 30 : box.x + box.width - 60, y }
}

/** Drags a toast of sonner's and one of the door's; tells what became of each. */
const drag = async (browser: Browser, given: Drag) => {
  const told: unknown[] = []
  for (const path of ['/sonner?real&', '/sonner?']) {
    const page = await browser.newPage({ reducedMotion: 'reduce', viewport })
    const { x, y } = await open(page, path, given)
    await given.before?.(page)
    const [dx, dy] = given.by
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + dx, y + dy, { steps: 20 })
    // Held still, it is not fast any more.
    await page.waitForTimeout(600)
    await page.mouse.up()
    await page.waitForTimeout(600)
    told.push(
      await page.evaluate(() => ({
        isDismissed: document.body.hasAttribute('data-dismissed'),
        isThere: !!document.querySelector('[data-sonner-toast]'),
        selected: String(document.getSelection()),
      })),
    )
    await page.close()
  }
  return told
}

const gone = { isDismissed: true, isThere: false }
const stays = { isDismissed: false, isThere: true }

const drags: [name: string, drag: Drag, outcome: Record<string, boolean>][] = [
  ['off its side', { by: [120, 0] }, gone],
  ['off its edge', { by: [0, 90] }, gone],
  ['off the upper edge', { toaster: { position: 'top-left' }, by: [0, -60] }, gone],
  ['away from its side', { by: [-150, 0] }, stays],
  ['away from its edge', { by: [0, -90] }, stays],
  ['to the side from the middle', { toaster: { position: 'top-center' }, by: [120, 0] }, stays],
  ['not far', { by: [0, 30] }, stays],
  ['though it is not dismissible', { options: { dismissible: false }, by: [120, 0] }, stays],
  [
    'in a direction that is named',
    { toaster: { position: 'top-center', swipeDirections: ['right'] }, by: [120, 0] },
    gone,
  ],
  ['in one that is not named', { toaster: { swipeDirections: ['left'] }, by: [0, 90] }, stays],
  [
    'while text of the page is selected',
    {
      by: [120, 0],
      // A press on a toast would end it, as anywhere: it is selected meanwhile.
      before: (page) =>
        page.evaluate(() =>
          addEventListener('pointermove', () =>
            document.getSelection()!.selectAllChildren(document.querySelector('h1')!),
          ),
        ),
    },
    stays,
  ],
]

for (const [name, given, outcome] of drags) {
  test(`the mouse drags a toast as it does with sonner: ${name}`, async ({ browser }) => {
    const [theirs, ours] = await drag(browser, given)
    expect(theirs).toMatchObject(outcome)
    expect(ours).toEqual(theirs)
  })
}

test('a drag along the words of a toast selects them, as with sonner', async ({ browser }) => {
  const [theirs, ours] = await drag(browser, { from: 'words', by: [60, 0] })
  for (const each of [theirs, ours]) {
    expect(each).toMatchObject({ isDismissed: false, isThere: true })
    expect((each as { selected: string }).selected.length).toBeGreaterThan(3)
  }
})

test('where no direction is named, a drag moves nothing', async ({ browser }) => {
  for (const each of await drag(browser, { toaster: { swipeDirections: [] }, by: [120, 0] }))
    expect(each).toMatchObject(stays)
})

test('a fast drag is enough, however short', async ({ page }) => {
  const { x, y } = await open(page, '/sonner?', { by: [0, 0] })
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 15, y, { steps: 2 })
  await page.mouse.move(x + 30, y, { steps: 2 })
  await page.mouse.up()
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
})

test('a drag clicks nothing, and leaves focus and selection in the page', async ({ page }) => {
  const { x, y } = await open(page, '/sonner?', { by: [0, 0] })
  await page.evaluate(() => {
    const field = document.body.appendChild(document.createElement('input'))
    field.value = 'draft'
    field.focus()
    const toast = document.querySelector('[data-sonner-toast]')!
    toast.addEventListener('click', () => document.body.setAttribute('data-clicked', ''))
  })
  await page.mouse.move(x, y)
  await page.mouse.down()
  // The wrong way: it comes back.
  await page.mouse.move(x - 120, y - 20, { steps: 10 })
  await page.mouse.up()
  await expect(page.locator('[data-swiping]')).toHaveCount(0)
  await expect(page.locator('input')).toBeFocused()
  expect(await page.evaluate(() => document.body.hasAttribute('data-clicked'))).toBe(false)
  expect(await page.evaluate(() => document.getSelection()!.isCollapsed)).toBe(true)
})

test('a press of another button, and one on a button, drag nothing', async ({ page }) => {
  const label = 'A long label to take hold of'
  const { x, y } = await open(page, '/sonner?', { by: [0, 0] })
  await page.evaluate((given) => {
    const action = { label: given, onClick: () => {} }
    window.toast('With a button', { duration: 1e9, action })
  }, label)
  await page.mouse.move(x, y)
  await page.mouse.down({ button: 'right' })
  await page.mouse.move(x + 150, y, { steps: 5 })
  await page.mouse.up({ button: 'right' })
  const button = (await page.getByRole('button', { name: label }).boundingBox())!
  await page.mouse.move(button.x + 10, button.y + 5)
  await page.mouse.down()
  await page.mouse.move(button.x + button.width + 40, button.y + 5, { steps: 5 })
  await page.mouse.up()
  await page.waitForTimeout(400)
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(2)
})

test.describe('by finger', () => {
  test.use({ hasTouch: true, viewport: { width: 400, height: 700 } })

  for (const [name, steps] of [
    ['its side', straight(80)],
    ['its edge', straight(0, 80)],
  ] as const) {
    test(`a toast goes off ${name}`, async ({ page }) => {
      await open(page, '/sonner?', { by: [0, 0] })
      const fingers = createFingers(page, {
        passes: (ms: number) => page.waitForTimeout(ms),
      } as Parameters<typeof createFingers>[1])
      await fingers.swipe(page.locator('[data-sonner-toast]'), steps)
      await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
    })
  }
})
