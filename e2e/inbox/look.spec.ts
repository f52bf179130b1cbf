import type { Page } from '@playwright/test'
import { violations } from '../axe.ts'
import { boxOf } from '../toaster/place.ts'
import { expect, test } from './test.ts'

/** How many lines of another colour cross a strip of the page, in the pixels that were painted. */
const countLines = (bytes: number[]): Promise<number> =>
  createImageBitmap(new Blob([new Uint8Array(bytes)])).then((picture) => {
    const { width, height } = picture
    const canvas = new OffscreenCanvas(width, height).getContext('2d')!
    canvas.drawImage(picture, 0, 0)
    const { data } = canvas.getImageData(0, 0, 1, height)
    const colours = Array.from({ length: height }, (_, y) => data.slice(y * 4, y * 4 + 3).join())
    return colours.filter((colour, y) => colour !== colours[0] && colours[y - 1] === colours[0])
      .length
  })

test('a line is painted between all rows, even where they begin within a pixel', async ({
  inbox,
  page,
}) => {
  await inbox.visit()
  await page.evaluate(() => {
    for (const title of ['One', 'Two', 'Three', 'Four', 'Five']) window.inbox.add({ title })
  })
  await inbox.open()
  const first = await boxOf(inbox.rows.first())
  const last = await boxOf(inbox.rows.last())
  const top = Math.ceil(first.y) + 2
  const strip = await page.screenshot({
    clip: { x: first.x + first.width - 6, y: top, width: 2, height: Math.floor(last.y) + 20 - top },
  })
  expect(await page.evaluate(countLines, [...strip])).toBe(4)
})

for (const width of [1000, 390])
  test(`a custom row has the width of its row, ${width} px`, async ({ inbox, page }) => {
    await page.setViewportSize({ width, height: 700 })
    await inbox.visit({ rows: true })
    await inbox.has('Usual')
    await page.evaluate(() => void window.inbox.add({ id: 'Own', title: 'Own' }))
    await inbox.open()
    const row = await boxOf(inbox.row('Own'))
    const own = await boxOf(inbox.row('Own').getByRole('article'))
    const sides = [own.x - row.x, row.x + row.width - own.x - own.width]
    expect(sides).toEqual([16, 16])
    await expect(inbox.row('Usual').getByText('Usual')).toBeVisible()
  })

const schemes = (page: Page) =>
  page
    .locator('.belfry-inbox-root, .belfry-inbox-panel, .belfry-inbox')
    .evaluateAll((all) => [...new Set(all.map((each) => getComputedStyle(each).colorScheme))])

for (const pageClass of ['', 'light'])
  test(`a dark bell on a page of class “${pageClass}” is dark throughout`, async ({
    inbox,
    page,
  }) => {
    await inbox.visit({ bell: { className: 'dark' } })
    await page.evaluate((name) => (document.documentElement.className = name), pageClass)
    await inbox.open()
    expect(await schemes(page)).toEqual(['dark'])
    await expect(inbox.panel).toHaveCSS('background-color', 'rgb(35, 35, 38)')
  })

for (const [outer, inner] of [
  ['light', 'dark'],
  ['dark', 'light'],
] as const)
  test(`a bell in a ${inner} header of a ${outer} page is ${inner}`, async ({ inbox, page }) => {
    await inbox.visit()
    for (const attribute of ['class', 'data-theme']) {
      await page.evaluate(
        ([attribute, outer, inner]) => {
          document.documentElement.setAttribute(attribute, outer)
          document.body.setAttribute(attribute, inner)
        },
        [attribute, outer, inner] as const,
      )
      expect(await schemes(page)).toEqual([inner])
      await page.evaluate((name) => {
        document.documentElement.removeAttribute(name)
        document.body.removeAttribute(name)
      }, attribute)
    }
  })

test.describe('axe finds nothing', () => {
  const looks = {
    light: { colorScheme: 'light' },
    dark: { colorScheme: 'dark' },
    'forced colours': { forcedColors: 'active' },
  } as const

  for (const [name, media] of Object.entries(looks)) {
    test(`in ${name}: closed, empty, full, archived, undo, the form`, async ({ inbox, page }) => {
      await page.emulateMedia(media)
      await inbox.visit({ form: true })
      expect(await violations(page), 'closed').toEqual([])
      await inbox.open()
      expect(await violations(page), 'empty').toEqual([])
      await inbox.has('One', 'Two', 'Three')
      await page.evaluate(() => window.inbox.mark('One', 'read'))
      await inbox.row('Two').hover()
      await inbox.has('Four')
      expect(await violations(page), 'full').toEqual([])
      await inbox.row('Two').getByRole('button', { name: 'Archive' }).click()
      expect(await violations(page), 'undo').toEqual([])
      await inbox.button('Archived').click()
      expect(await violations(page), 'archived').toEqual([])
    })
  }

  test('right to left, and on a phone', async ({ inbox, page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await inbox.visit({ dir: 'rtl' })
    await inbox.has('One', 'Two')
    await inbox.open()
    expect(await violations(page)).toEqual([])
  })
})

test('in forced colours an unread row has a mark, and a read row has none', async ({
  inbox,
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await inbox.visit()
  await inbox.has('One', 'Two')
  await page.evaluate(() => window.inbox.mark('One', 'read'))
  await inbox.open()
  const mark = (title: string) =>
    inbox
      .row(title)
      .locator('.belfry-inbox-text')
      .evaluate((text) => {
        const { backgroundColor, content } = getComputedStyle(text, '::before')
        return content === 'none' ? 'none' : backgroundColor
      })
  expect(await mark('One')).toBe('none')
  const panel = await inbox.panel.evaluate((each) => getComputedStyle(each).backgroundColor)
  expect(['none', 'rgba(0, 0, 0, 0)', panel]).not.toContain(await mark('Two'))
})

test('an image has round corners, as on a card', async ({ inbox, page }) => {
  await inbox.visit()
  await page.evaluate(() =>
    window.inbox.add({ id: 'One', title: 'One', media: { type: 'image', url: '/picture.png' } }),
  )
  await inbox.open()
  // Without it, the radius of an image has no effect.
  await expect(inbox.row('One').locator('img')).toHaveCSS('overflow', 'clip')
})

test('the time of a row is beside its first line, and below it where there is no room', async ({
  inbox,
  page,
}) => {
  await inbox.visit()
  await page.evaluate(() => {
    window.inbox.add({ id: 'One', title: 'A title of some words', message: 'Text' })
    window.inbox.add({ id: 'Two', title: '', message: 'A message without a title' })
  })
  await inbox.open()
  const tops = (id: string) =>
    inbox
      .row(id)
      .locator('.belfry-inbox-title, .belfry-inbox-message, .belfry-inbox-time')
      .evaluateAll((parts) => {
        const all = parts.map((part) => part.getBoundingClientRect().toJSON() as DOMRect)
        return { first: all[0]!, time: all.at(-1)! }
      })
  for (const id of ['One', 'Two']) {
    const { first, time } = await tops(id)
    expect(time.top, id).toBeLessThan(first.bottom - 5)
    expect(time.left, id).toBeGreaterThanOrEqual(first.right)
  }
  await page.setViewportSize({ width: 320, height: 700 })
  await page.evaluate(() => (document.documentElement.style.fontSize = '32px'))
  const { first, time } = await tops('One')
  expect(time.top).toBeGreaterThanOrEqual(first.bottom)
})

test('you can see that a control of the form has focus, also if it is checked', async ({
  inbox,
  page,
}) => {
  await inbox.visit({ form: true })
  for (const type of ['radio', 'checkbox']) {
    const control = page.locator(`.belfry-inbox-input[type=${type}]:checked`).first()
    await control.scrollIntoViewIfNeeded()
    const { x, y, width } = await boxOf(control)
    const above = { clip: { x, y: y - 6, width, height: 6 } }
    const before = await page.screenshot(above)
    await control.focus()
    expect((await page.screenshot(above)).equals(before), type).toBe(false)
  }
})

test('an action in the other writing direction begins where its words do', async ({
  inbox,
  page,
}) => {
  await inbox.visit({ dir: 'rtl' })
  await page.evaluate(() => {
    for (const title of ['تم الحفظ', 'Saved'])
      window.inbox.add({ id: title, title, action: { label: title, href: '/' } })
  })
  await inbox.open()
  const endOf = async (title: string, selector: string) => {
    const { x, width } = await boxOf(inbox.row(title).locator(selector))
    return x + width
  }
  for (const title of ['تم الحفظ', 'Saved'])
    expect(await endOf(title, 'a')).toBeCloseTo(await endOf(title, '.belfry-inbox-text'))
})

test('English words read from left to right, whichever way the page does', async ({
  complaints,
  inbox,
  page,
}) => {
  await inbox.visit({ dir: 'rtl', form: true })
  await expect(page.getByText('2 times as long')).toHaveCSS('direction', 'ltr')
  await page.evaluate(() => {
    const onAction = () => Promise.reject(new Error('offline'))
    window.inbox.add({ title: 'Sent', action: { label: 'Send again', onAction } })
  })
  await inbox.open()
  const readsFromLeftToRight = async (words: string, align: string) => {
    await expect(inbox.panel.getByText(words)).toHaveCSS('direction', 'ltr')
    await expect(inbox.panel.getByText(words)).toHaveCSS('text-align', align)
  }
  await inbox.button('Send again').click()
  await readsFromLeftToRight('1 unread', 'right')
  await readsFromLeftToRight('It failed. Try again.', 'right')
  await inbox.button('Archive').click()
  await readsFromLeftToRight('Archived.', 'right')
  await readsFromLeftToRight('Nothing here yet.', 'center')
  expect(complaints.splice(0)).toEqual(['Error: offline'])
})

test('an action that fails keeps its button under the pointer', async ({
  complaints,
  inbox,
  page,
}) => {
  await inbox.visit()
  await page.evaluate(() => {
    const onAction = () => Promise.reject(new Error('offline'))
    window.inbox.add({ title: 'Sent', action: { label: 'Send again', onAction } })
  })
  await inbox.open()
  const again = inbox.button('Send again')
  const before = await boxOf(again)
  await again.click()
  await expect(inbox.panel.getByText('It failed. Try again.')).toBeVisible()
  expect(await boxOf(again)).toEqual(before)
  expect(complaints.splice(0)).toEqual(['Error: offline'])
})
