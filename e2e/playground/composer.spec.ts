import { expect, test } from './test.ts'

test.beforeEach(({ playground }) => playground.openQuietly())

test('a notification has a type', async ({ playground, toaster, seesTheSame }) => {
  for (const type of ['info', 'success', 'warning', 'error']) {
    await playground.choose('type', type)
    await seesTheSame()
    await expect(toaster.cards).toHaveAttribute('data-type', type)
    await playground.clear()
  }
})

test('a notification has a title and a message', async ({ playground, toaster, seesTheSame }) => {
  await playground.fill('title', `It's "quoted"`)
  await playground.fill('message', 'One\nTwo')
  await playground.fill('duration', '0')
  await seesTheSame()
  await expect(toaster.card(`It's "quoted"`)).toContainText('One')
})

test('a notification may have no title', async ({ playground, toaster, seesTheSame }) => {
  await playground.fill('title', '')
  await seesTheSame()
  await expect(toaster.cards).toContainText('All changes are on this device.')
})

test('a notification has a duration; 0 means until dismissed', async ({
  playground,
  toaster,
  seesTheSame,
}) => {
  await playground.fill('duration', '0')
  await seesTheSame()
  const row = playground.inspector.getByRole('row', { name: 'Draft saved' })
  await expect(row).toContainText('∞')
  await playground.clear()
  await playground.fill('duration', '300')
  await playground.show()
  await expect.poll(async () => (await playground.changes())[0]).toBe('expired')
  await expect(toaster.cards).toHaveCount(0)
})

test('a notification has a timestamp', async ({ playground, toaster, seesTheSame }) => {
  await playground.fill('timestamp', '2020-01-31T09:30Z')
  await seesTheSame()
  await expect(toaster.cards.locator('time')).toHaveAttribute(
    'datetime',
    '2020-01-31T09:30:00.000Z',
  )
})

test('a notification has an image', async ({ playground, toaster, seesTheSame }) => {
  await playground.choose('media', 'image')
  await playground.fill('alt', 'A tower')
  await seesTheSame()
  await expect(toaster.cards.getByRole('img', { name: 'A tower' })).toBeVisible()
})

test('a notification can have an image from any address', async ({ playground, toaster }) => {
  await playground.choose('media', 'image')
  await playground.fill('url', './pictures/dawn.svg')
  await playground.show()
  await expect(toaster.cards.locator('img')).toHaveAttribute('src', './pictures/dawn.svg')
})

test('a notification has an icon', async ({ playground, toaster, seesTheSame }) => {
  await playground.choose('media', 'icon')
  await playground.fill('set', 'mine')
  await playground.fill('path', 'M2 2h20v20H2z')
  await seesTheSame()
  await expect(toaster.cards.locator('.belfry-icon path')).toHaveAttribute('d', 'M2 2h20v20H2z')
})

test('a notification has an action, which may keep it open', async ({
  playground,
  toaster,
  seesTheSame,
}) => {
  await playground.fill('action', 'Undo')
  await playground.turn('keepOpen', true)
  await seesTheSame()
  const undo = toaster.cards.getByRole('button', { name: 'Undo' })
  await undo.click()
  await expect(toaster.cards).toHaveCount(1)
  await playground.clear()
  await playground.turn('keepOpen', false)
  await playground.show()
  await undo.click()
  await expect.poll(async () => (await playground.changes())[0]).toBe('acted')
  await expect(toaster.cards).toHaveCount(0)
})

test('a notification has a key: repeats are counted', async ({
  playground,
  toaster,
  seesTheSame,
}) => {
  await playground.fill('key', 'draft')
  await seesTheSame()
  await playground.show()
  await expect(toaster.cards).toHaveCount(1)
  await expect(toaster.cards).toContainText('×2')
})

test('a notification has a priority: the higher one is shown first', async ({
  playground,
  toaster,
  seesTheSame,
}) => {
  await playground.fill('room', '1')
  await playground.fill('priority', '9')
  await seesTheSame()
  await playground.fill('title', 'Of no importance')
  await playground.fill('priority', '')
  await playground.show()
  await expect(toaster.more).toHaveText('+1 more')
  await expect(toaster.card('Draft saved')).toBeVisible()
})

test('a notification has an id: a queued one is replaced', async ({
  playground,
  toaster,
  seesTheSame,
}) => {
  await playground.fill('id', 'mine')
  await seesTheSame()
  await playground.fill('title', 'Saved again')
  await playground.show()
  await expect(toaster.card('Saved again')).toHaveAttribute('data-notification', 'mine')
  await expect(toaster.cards).toHaveCount(1)
})

test('a notification may be pending', async ({ playground, toaster, seesTheSame }) => {
  await playground.turn('pending', true)
  await seesTheSame()
  await expect(toaster.cards.locator('.belfry-spinner')).toBeVisible()
})

test('a notification may have no close button', async ({ playground, toaster, seesTheSame }) => {
  await playground.turn('dismissible', false)
  await seesTheSame()
  await expect(toaster.closeButton(toaster.cards)).toHaveCount(0)
})
