import { expect, test } from '../test.ts'

const positions = [
  ['bottom-end', 'right', 'bottom'],
  ['bottom-center', 'middle', 'bottom'],
  ['bottom-start', 'left', 'bottom'],
  ['top-end', 'right', 'top'],
  ['top-center', 'middle', 'top'],
  ['top-start', 'left', 'top'],
] as const

for (const dir of ['ltr', 'rtl'] as const) {
  test(`six positions, ${dir}`, async ({ toaster, page }) => {
    await toaster.open('plain', dir === 'rtl' ? { dir } : {})
    await toaster.notifyAll('Behind', 'Front')
    const { width, height } = page.viewportSize()!
    for (const [position, inline, block] of positions) {
      await toaster.set({ position })
      await toaster.comesToRest()
      const front = await toaster.box('Front')
      const behind = await toaster.box('Behind')
      const left = front.x
      const right = width - front.x - front.width
      const mirrored = { left: 'right', right: 'left', middle: 'middle' } as const
      const side = dir === 'rtl' ? mirrored[inline] : inline
      if (side === 'middle') expect(Math.abs(left - right)).toBeLessThan(20)
      else expect(side === 'left' ? left : right, position).toBeLessThan(50)
      if (block === 'bottom') {
        expect(height - front.y - front.height, position).toBeLessThan(50)
        expect(behind.y).toBeLessThan(front.y)
      } else {
        expect(front.y, position).toBeLessThan(50)
        expect(behind.y + behind.height).toBeGreaterThan(front.y + front.height)
      }
    }
  })
}

test("the Toaster's `dir` beats the page's", async ({ toaster }) => {
  await toaster.open('plain', { dir: 'rtl', toaster: { dir: 'ltr' } })
  await toaster.notify('Saved')
  await toaster.comesToRest()
  expect((await toaster.box('Saved')).x).toBeGreaterThan(500)
  await toaster.set({})
  await toaster.comesToRest()
  expect((await toaster.box('Saved')).x).toBeLessThan(100)
})
