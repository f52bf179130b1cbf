import { expect, test } from './test.ts'

test.beforeEach(({ playground }) => playground.openQuietly())

for (const kind of ['image', 'icon']) {
  test(`an ${kind} item is built and shown, by the copied code too`, async ({
    playground,
    toaster,
    run,
  }) => {
    const { media } = playground
    await playground.hold()
    await media.getByRole('radio', { name: kind }).check()
    await media.getByRole('textbox', { name: 'title' }).fill('My item')
    await media.getByRole('textbox', { name: 'description' }).fill('It is mine')
    await media.getByRole('textbox', { name: 'alt' }).fill('A picture')
    await media.getByRole('button', { name: 'Notify with it' }).click()
    await expect(toaster.card('My item').locator(`.belfry-${kind}`)).toBeVisible()
    const other = await run(await playground.copy('Copy code: A media item'))
    await expect(other.locator('[data-notification]')).toBeVisible()
    expect(await playground.shown(other)).toBe(await playground.shown())
  })
}

test('an item can have any address', async ({ playground, toaster }) => {
  await playground.media.getByRole('textbox', { name: 'data' }).fill('./pictures/night.svg')
  await playground.button('Notify with it').click()
  await expect(toaster.cards.locator('img')).toHaveAttribute('src', './pictures/night.svg')
})

test('missing content is refused in the words of the specification', async ({ playground }) => {
  await playground.media.getByRole('radio', { name: 'none' }).check()
  await expect(playground.media.locator('[data-error=item]')).toHaveText(
    'Content is required for MediaItem',
  )
})

test("empty data shows the library's own error", async ({ playground }) => {
  await playground.media.getByRole('textbox', { name: 'data' }).fill('')
  await expect(playground.media.locator('[data-error=item]')).toHaveText(
    /^belfry: content.data must be /,
  )
})

test('preloading shows its progress and what failed', async ({ playground, complaints }) => {
  const { media } = playground
  await media.getByRole('textbox', { name: 'one more URL' }).fill('./nowhere.png')
  await media.getByRole('button', { name: 'Preload' }).click()
  await expect(media.getByText('7 of 7 settled, 2 failed')).toBeVisible()
  await expect(media.getByRole('progressbar')).toHaveJSProperty('value', 7)
  await expect(media.locator('[data-load=loaded] img')).toHaveCount(5)
  await expect(media.locator('[data-load=failed]')).toHaveText([
    /belfry: the image cannot be loaded: \.\/pictures\/missing\.svg/,
    /belfry: the image cannot be loaded: \.\/nowhere\.png/,
  ])
  // The browser itself writes down what it did not find.
  expect(complaints.splice(0)).toEqual([
    expect.stringContaining('404'),
    expect.stringContaining('404'),
  ])
})

test('there are placeholders for image and icon, and for nothing else', async ({ playground }) => {
  const { media } = playground
  await expect(media.getByRole('img', { name: 'A bell tower' })).toBeVisible()
  await expect(media.getByRole('img', { name: 'A bell', exact: true })).toHaveClass('belfry-bell')
  await expect(media.getByText('null', { exact: true })).toBeVisible()
})
