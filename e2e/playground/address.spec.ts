import { expect, test } from './test.ts'

test('the address of an untouched page is clean', async ({ playground, page }) => {
  await page.clock.install()
  await playground.openQuietly()
  await page.clock.runFor(400)
  expect(new URL(page.url()).search).toBe('')
})

test('the address reproduces every field, and shows the notification', async ({
  playground,
  page,
  context,
}) => {
  await playground.openQuietly()
  const texts = {
    title: 'Ünïcode & more = 100 %',
    message: 'A\nB',
    duration: '0',
    timestamp: '2020-01-31T09:30Z',
    action: 'Undo',
    key: 'k',
    priority: '2',
    id: 'mine',
    defaultDuration: '9000',
    limit: '4',
    room: '2',
  }
  const answers = {
    type: 'warning',
    media: 'icon',
    overflow: 'oldest-first',
    position: 'top-center',
    dir: 'rtl',
    scheme: 'dark',
    motion: 'reduced',
  }
  for (const [name, text] of Object.entries(texts)) await playground.fill(name, text)
  for (const [name, word] of Object.entries(answers)) await playground.choose(name, word)
  await playground.fill('set', 'mine')
  await playground.fill('path', 'M0 0h24v24z')
  for (const name of ['pending', 'keepOpen', 'stack']) await playground.turn(name, true)
  await playground.turn('dismissible', false)
  await expect.poll(() => page.url()).toContain('dismissible=no')

  const link = await playground.copy('Copy link')
  await playground.show()
  const here = await playground.shown()
  const code = await playground.copy('Copy code: App.tsx')

  const other = await context.newPage()
  await other.goto(link)
  await expect(other.locator('[data-notification]')).toBeVisible()
  expect(await playground.shown(other)).toBe(here)
  await other.getByRole('button', { name: 'Copy code: App.tsx' }).click()
  await expect.poll(() => other.evaluate(() => navigator.clipboard.readText())).toBe(code)
  expect(link.split('#')[0]).toBe(page.url().split('#')[0])
})

test('the address is clean again after a reset', async ({ playground, page }) => {
  await playground.open('?type=error&title=Linked')
  await expect(playground.toaster.card('Linked')).toBeVisible()
  await playground.composer.getByRole('button', { name: 'Reset' }).click()
  await expect.poll(() => new URL(page.url()).search).toBe('')
  await expect(playground.field('title').getByRole('textbox')).toHaveValue('Draft saved')
})
