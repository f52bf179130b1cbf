import { expect, test } from '../test.ts'

test('a Toaster that mounts in fullscreen is usable', async ({ toaster }) => {
  await toaster.open('dialogs')
  await toaster.set(null)
  await toaster.button('Go fullscreen').click()
  await expect(toaster.button('Leave fullscreen')).toBeVisible()
  await toaster.set({})
  const card = await toaster.notify('Saved')
  await toaster.comesToRest()
  await toaster.seesOnTop(card)
})

for (const kind of ['in a shadow root', 'svg']) {
  test(`a fullscreen element ${kind} has its cards on screen`, async ({ toaster, page }) => {
    await toaster.open()
    await page.evaluate((kind) => {
      const host = document.createElement('x-player')
      const root = host.attachShadow({ mode: 'open' })
      root.innerHTML = '<div id="full">Film</div>'
      document.querySelector('main')!.prepend(host)
      const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
      document.body.append(svg)
      const full = kind === 'svg' ? svg : root.querySelector('#full')!
      document
        .querySelector('#before')!
        .addEventListener('click', () => void full.requestFullscreen())
    }, kind)
    await page.locator('#before').click()
    await expect.poll(() => page.evaluate(() => !!document.fullscreenElement)).toBe(true)
    const card = await toaster.notify('Saved')
    await toaster.comesToRest()
    await expect(card).toBeVisible()
    if (kind !== 'svg') await toaster.seesOnTop(card)
    await page.evaluate(() => document.exitFullscreen())
    await toaster.seesOnTop(card)
  })
}
