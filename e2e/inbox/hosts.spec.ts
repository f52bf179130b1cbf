import { boxOf } from '../toaster/place.ts'
import { expect, test } from './test.ts'

test('the bell works under a strict content security policy and in StrictMode', async ({
  inbox,
}) => {
  await inbox.visit({ csp: true, strict: true })
  await inbox.has('One')
  await inbox.open()
  const [bell, panel] = [await boxOf(inbox.bell), await boxOf(inbox.panel)]
  expect(panel.x + panel.width).toBeCloseTo(bell.x + bell.width, 0)
})

for (const react of ['', 'react18/']) {
  test(`a server-rendered bell hydrates without a warning, ${react || 'React 19'}`, async ({
    page,
    toaster,
  }) => {
    const sent = await (await page.request.get(`/${react}hydrate`)).text()
    expect(sent).toContain('aria-label="Notifications"')
    await toaster.open(`${react}hydrate`)
    await page.locator('.belfry-inbox-bell').click()
    await expect(page.getByRole('heading', { name: 'Notifications' })).toBeFocused()
  })
}

test('a bell that is hidden closes its panel, and takes no focus when it comes back', async ({
  inbox,
  page,
  toaster,
}) => {
  await inbox.visit({ activity: true })
  await inbox.has('One')
  await inbox.open()
  await page.evaluate(() => window.setActivity('hidden'))
  await expect(inbox.bell).toBeHidden()
  await page.locator('#field').focus()
  await page.evaluate(() => window.setActivity('visible'))
  await expect(inbox.bell).toBeVisible()
  await expect(inbox.bell).toHaveAttribute('aria-expanded', 'false')
  await expect(inbox.panel).toBeHidden()
  await expect(page.locator('#field')).toBeFocused()
  await toaster.notify('Shown again')
  await expect(toaster.cards).toHaveCount(1)
})

test('a bell that a narrower window hides closes its panel, and toasts are shown again', async ({
  inbox,
  page,
  toaster,
}) => {
  await inbox.visit()
  await page.addStyleTag({
    content: '@media (width < 600px) { .bar { display: none !important } }',
  })
  await inbox.open()
  await page.setViewportSize({ width: 500, height: 700 })
  await expect(page.locator('.belfry-inbox-panel:popover-open')).toHaveCount(0)
  await toaster.notify('Shown again')
  await expect(toaster.cards).toHaveCount(1)
})

test('a header that clips, moves and cannot be selected does none of it to the panel', async ({
  inbox,
  page,
}) => {
  await inbox.visit()
  await page.addStyleTag({
    content: `.bar { position: sticky; top: 0; height: 4rem; overflow: hidden; contain: paint;
      transform: translateZ(0); user-select: none; white-space: nowrap; pointer-events: none }
      .belfry-inbox-bell { pointer-events: auto }`,
  })
  await inbox.has('One', 'Two')
  await inbox.open()
  await inbox
    .row('One')
    .getByText('To everybody.')
    .dblclick({ position: { x: 10, y: 8 } })
  expect(await page.evaluate(() => getSelection()?.toString().trim())).not.toBe('')
  await inbox.row('One').getByRole('button', { name: 'Archive' }).click()
  await inbox.lists('Two')
})

for (const library of ['radix', 'base-ui', 'react-aria']) {
  test(`in a modal of ${library}, Escape closes the panel, and only then the modal`, async ({
    page,
    toaster,
  }) => {
    await toaster.open(library, { query: { bell: '' } })
    const trigger = page.getByText('Open dialog')
    await trigger.click()
    const bell = page.locator('.belfry-inbox-bell')
    const heading = page.getByRole('heading', { name: 'Notifications' })
    const clickOnWords = () => page.getByText('Nothing unread').click()
    for (const goOn of [() => heading.focus(), () => bell.focus(), clickOnWords]) {
      await bell.click()
      await expect(heading).toBeFocused()
      await goOn()
      await page.keyboard.press('Escape')
      await expect(bell).toBeFocused()
      await expect(bell).toHaveAttribute('aria-expanded', 'false')
      await expect(trigger).toHaveAttribute('aria-expanded', 'true')
    }
    await page.keyboard.press('Escape')
    await expect(trigger).toHaveAttribute('aria-expanded', 'false')
  })
}

test('in a shadow root it opens, moves and hands its focus on as everywhere', async ({
  inbox,
  page,
}) => {
  await inbox.visit({ shadow: true })
  await inbox.has('One', 'Two', 'Three')
  await inbox.open()
  await expect(inbox.heading).toBeFocused()
  const { y, height } = await boxOf(inbox.bell)
  // The document doesn't list motions in a shadow root, so the panel may still be on its way.
  await expect.poll(async () => (await boxOf(inbox.panel)).y).toBeCloseTo(y + height + 8, 0)
  await inbox.row('Two').focus()
  await page.keyboard.press('ArrowDown')
  await expect(inbox.row('One')).toBeFocused()
  await page.keyboard.press('Delete')
  await expect(inbox.row('Two')).toBeFocused()
  await inbox.button('Undo').click()
  await expect(inbox.row('One')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(inbox.bell).toBeFocused()
})
