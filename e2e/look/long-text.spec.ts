import { expect, test } from '../test.ts'

const LONG = 'All of this can be read. '.repeat(40)

test('text that goes on below fades out there, until you reach its end or focus it', async ({
  toaster,
}) => {
  await toaster.open()
  const short = await toaster.notify('Short')
  const card = await toaster.notify('Long', { message: LONG })
  await toaster.comesToRest()
  const text = card.locator('.belfry-text')
  await expect(text).toHaveCSS('mask-image', /gradient/)
  await expect(short.locator('.belfry-text')).toHaveCSS('mask-image', 'none')
  await toaster.press('F6')
  await toaster.press('Tab')
  await expect(text).toHaveCSS('mask-image', 'none')
  await toaster.press('F6')
  await expect(text).toHaveCSS('mask-image', /gradient/)
  await text.evaluate((each) => each.scrollTo(0, each.scrollHeight))
  await expect(text).toHaveCSS('mask-image', 'none')
})

test('you can see that an action has failed, however long the text above it is', async ({
  toaster,
  page,
}) => {
  await toaster.open()
  const card = await toaster.notify('Long', { message: LONG })
  await page.evaluate(
    (id) =>
      window.notify.update(id, {
        action: { label: 'Try again', onAction: () => Promise.reject(new Error('offline')) },
      }),
    await toaster.idOf(card),
  )
  await page.evaluate(() => void (window.reportError = () => {}))
  await toaster.comesToRest()
  await toaster.button('Try again').click()
  const failure = page.getByText('It failed. Try again.')
  await expect(failure).toBeAttached()
  await toaster.comesToRest()
  await toaster.seesOnTop(failure)
})

test('a label of several lines keeps its distance from the edge of its button', async ({
  toaster,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 480 })
  await toaster.open()
  await toaster.notify('Saved', {
    action: { label: 'An action with a label that takes several lines', href: '#there' },
  })
  await toaster.comesToRest()
  const distance = await page.locator('.belfry-action').evaluate((button) => {
    const words = document.createRange()
    words.selectNodeContents(button)
    return words.getBoundingClientRect().top - button.getBoundingClientRect().top
  })
  expect(distance).toBeGreaterThanOrEqual(4)
})
