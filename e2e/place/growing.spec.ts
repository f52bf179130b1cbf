import { expect, test } from '../test.ts'

test.describe('a card that grows where it stands', () => {
  test('folds away from the focused element that it would cover', async ({ toaster, page }) => {
    await toaster.open()
    const card = await toaster.notify('Saving')
    await toaster.comesToRest()
    const { x, y } = await toaster.box('Saving')
    await page.evaluate(
      ({ x, y }) => {
        const link = document.createElement('a')
        link.href = '#here'
        link.id = 'above'
        link.textContent = 'A link'
        const place = { position: 'fixed', left: `${x + 50}px`, top: `${y - 60}px` }
        Object.assign(link.style, place)
        document.body.append(link)
        link.focus()
      },
      { x, y },
    )
    await expect(toaster.region).not.toHaveAttribute('data-folded')
    const id = await toaster.idOf(card)
    await page.evaluate((id) => window.notify.update(id, { message: 'Word '.repeat(80) }), id)
    await expect(toaster.region).toHaveAttribute('data-folded', 'right')
    await toaster.comesToRest()
    await toaster.seesOnTop(page.locator('#above'))
  })

  for (const position of ['bottom-end', 'top-end'] as const) {
    test(`can be read at once, while its neighbours make room: ${position}`, async ({
      toaster,
      page,
    }) => {
      await toaster.open('plain', { toaster: { position } })
      await toaster.notify('Older')
      const card = await toaster.notify('Uploading', { pending: true })
      const id = await toaster.idOf(card)
      await toaster.comesToRest()
      await page.evaluate((id) => {
        document.documentElement.style.setProperty('--belfry-enter', '3600s')
        window.notify.update(id, {
          type: 'success',
          title: 'Uploaded',
          message: 'Word '.repeat(20),
        })
      }, id)
      await toaster.seesOnTop(toaster.card('Uploaded').locator('.belfry-title'))
      await toaster.seesOnTop(toaster.card('Uploaded').locator('.belfry-message'))
    })
  }

  test('lets a finger scroll text that no longer fits', async ({ toaster, page }) => {
    await toaster.open('plain', { toaster: { position: 'top-center' } })
    const card = await toaster.notify('Importing')
    await toaster.comesToRest()
    const text = card.locator('.belfry-text')
    await expect(text).toHaveCSS('touch-action', 'pan-x pinch-zoom')
    const id = await toaster.idOf(card)
    await page.evaluate((id) => window.notify.update(id, { message: 'Word '.repeat(390) }), id)
    await expect(text).toHaveCSS('touch-action', 'pan-y pinch-zoom')
  })
})
