import { test as base, expect } from '../test.ts'
import { BellModel } from './bell.ts'

const test = base.extend<{ inbox: BellModel }>({
  inbox: async ({ page, toaster }, use) => use(new BellModel(page, toaster)),
})

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

test('a line is painted between all rows, also where they begin within a pixel', async ({
  inbox,
  page,
}) => {
  await inbox.visit()
  await page.evaluate(() => {
    for (const title of ['One', 'Two', 'Three', 'Four', 'Five']) window.inbox.add({ title })
  })
  await inbox.open()
  const first = (await inbox.rows.first().boundingBox())!
  const last = (await inbox.rows.last().boundingBox())!
  const top = Math.ceil(first.y) + 2
  const strip = await page.screenshot({
    clip: { x: first.x + first.width - 6, y: top, width: 2, height: Math.floor(last.y) + 20 - top },
  })
  expect(await page.evaluate(countLines, [...strip])).toBe(4)
})
