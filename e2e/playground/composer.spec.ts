import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'
import type { PlaygroundModel } from './playground.ts'

/** Shows the composition here, runs its copied code there, and compares. */
async function seesTheSame(
  playground: PlaygroundModel,
  run: (code: string) => Promise<Page>,
): Promise<Page> {
  await playground.hold()
  await playground.show()
  await expect(playground.toaster.cards.first()).toBeVisible()
  const code = await playground.copy('Copy code: App.tsx')
  const other = await run(code)
  await expect(other.locator('[data-notification]').first()).toBeVisible()
  expect(await playground.shown(other)).toBe(await playground.shown())
  await playground.hold()
  return other
}

test.describe('a notification', () => {
  test.beforeEach(({ playground }) => playground.openQuietly())

  test('has a type', async ({ playground, toaster, run }) => {
    for (const type of ['info', 'success', 'warning', 'error']) {
      await playground.choose('type', type)
      await seesTheSame(playground, run)
      await expect(toaster.cards).toHaveAttribute('data-type', type)
      await playground.clear()
    }
  })

  test('has a title and a message', async ({ playground, toaster, run }) => {
    await playground.fill('title', `It's "quoted"`)
    await playground.fill('message', 'One\nTwo')
    await playground.fill('duration', '0')
    await seesTheSame(playground, run)
    await expect(toaster.card(`It's "quoted"`)).toContainText('One')
  })

  test('may have no title', async ({ playground, toaster, run }) => {
    await playground.fill('title', '')
    await seesTheSame(playground, run)
    await expect(toaster.cards).toContainText('All changes are on this device.')
  })

  test('has a duration; 0 means until dismissed', async ({ playground, toaster, run }) => {
    await playground.fill('duration', '0')
    await seesTheSame(playground, run)
    const row = playground.inspector.getByRole('row', { name: 'Draft saved' })
    await expect(row).toContainText('∞')
    await playground.clear()
    await playground.fill('duration', '300')
    await playground.show()
    await expect(toaster.cards).toHaveCount(0)
    expect((await playground.changes())[0]).toBe('expired')
  })

  test('has a timestamp', async ({ playground, toaster, run }) => {
    await playground.fill('timestamp', '2020-01-31T09:30Z')
    await seesTheSame(playground, run)
    await expect(toaster.cards.locator('time')).toHaveAttribute(
      'datetime',
      '2020-01-31T09:30:00.000Z',
    )
  })

  test('has an image', async ({ playground, toaster, run }) => {
    await playground.choose('media', 'image')
    await playground.fill('alt', 'A tower')
    await seesTheSame(playground, run)
    await expect(toaster.cards.getByRole('img', { name: 'A tower' })).toBeVisible()
  })

  test('has an image of another address', async ({ playground, toaster }) => {
    await playground.choose('media', 'image')
    await playground.fill('url', './pictures/dawn.svg')
    await playground.show()
    await expect(toaster.cards.locator('img')).toHaveAttribute('src', './pictures/dawn.svg')
  })

  test('has an icon', async ({ playground, toaster, run }) => {
    await playground.choose('media', 'icon')
    await playground.fill('set', 'mine')
    await playground.fill('path', 'M2 2h20v20H2z')
    await seesTheSame(playground, run)
    await expect(toaster.cards.locator('.belfry-icon path')).toHaveAttribute('d', 'M2 2h20v20H2z')
  })

  test('has an action, which may keep it open', async ({ playground, toaster, run }) => {
    await playground.fill('action', 'Undo')
    await playground.turn('keepOpen', true)
    await seesTheSame(playground, run)
    const undo = toaster.cards.getByRole('button', { name: 'Undo' })
    await undo.click()
    await expect(toaster.cards).toHaveCount(1)
    await playground.clear()
    await playground.turn('keepOpen', false)
    await playground.show()
    await undo.click()
    await expect(toaster.cards).toHaveCount(0)
    expect((await playground.changes())[0]).toBe('acted')
  })

  test('has a key: repeats are counted', async ({ playground, toaster, run }) => {
    await playground.fill('key', 'draft')
    await seesTheSame(playground, run)
    await playground.show()
    await expect(toaster.cards).toHaveCount(1)
    await expect(toaster.cards).toContainText('×2')
  })

  test('has a priority: larger is shown first', async ({ playground, toaster, run }) => {
    await playground.fill('room', '1')
    await playground.fill('priority', '9')
    await seesTheSame(playground, run)
    await playground.fill('title', 'Of no importance')
    await playground.fill('priority', '')
    await playground.show()
    await expect(toaster.more).toHaveText('+1 more')
    await expect(toaster.card('Draft saved')).toBeVisible()
  })

  test('has an id: a queued one is replaced', async ({ playground, toaster, run }) => {
    await playground.fill('id', 'mine')
    await seesTheSame(playground, run)
    await playground.fill('title', 'Saved again')
    await playground.show()
    await expect(toaster.card('Saved again')).toHaveAttribute('data-notification', 'mine')
    await expect(toaster.cards).toHaveCount(1)
  })

  test('may be pending', async ({ playground, toaster, run }) => {
    await playground.turn('pending', true)
    await seesTheSame(playground, run)
    await expect(toaster.cards.locator('.belfry-spinner')).toBeVisible()
  })

  test('may be without a close button', async ({ playground, toaster, run }) => {
    await playground.turn('dismissible', false)
    await seesTheSame(playground, run)
    await expect(toaster.closeButton(toaster.cards)).toHaveCount(0)
  })
})

test.describe('the notifier', () => {
  test.beforeEach(({ playground }) => playground.openQuietly())

  test('has a default duration; a change makes a new one', async ({ playground, toaster, run }) => {
    await playground.show()
    await expect(toaster.cards).toHaveCount(1)
    await playground.fill('defaultDuration', '60000')
    await expect(toaster.cards).toHaveCount(0)
    await seesTheSame(playground, run)
    expect(await playground.timeLeft('Draft saved')).toBeGreaterThan(5)
    await playground.fill('defaultDuration', '300')
    await playground.show()
    await expect(toaster.cards).toHaveCount(1)
    await expect(toaster.cards).toHaveCount(0)
    expect((await playground.changes())[0]).toBe('expired')
  })

  test('has a limit', async ({ playground, toaster, run }) => {
    await playground.fill('limit', '1')
    await seesTheSame(playground, run)
    await playground.show()
    await expect(toaster.more).toHaveText('+1 more')
  })

  test('has an overflow', async ({ playground, toaster, run }) => {
    await playground.fill('limit', '1')
    await playground.choose('overflow', 'oldest-first')
    await seesTheSame(playground, run)
    await playground.fill('title', 'The second')
    await playground.show()
    await expect(toaster.more).toHaveText('+1 more')
    await expect(toaster.card('Draft saved')).toBeVisible()
  })
})

test.describe('the Toaster', () => {
  test.beforeEach(({ playground }) => playground.openQuietly())

  for (const position of [
    'top-start',
    'top-center',
    'top-end',
    'bottom-start',
    'bottom-center',
    'bottom-end',
  ]) {
    test(`stands at ${position}`, async ({ playground, toaster, run }) => {
      await playground.choose('position', position)
      await seesTheSame(playground, run)
      await expect(toaster.region).toHaveAttribute('data-position', position)
    })
  }

  test('has room for so many', async ({ playground, toaster, run }) => {
    await playground.fill('room', '2')
    await seesTheSame(playground, run)
    await playground.show()
    await playground.show()
    await expect(toaster.cards).toHaveCount(2)
    await expect(toaster.more).toHaveText('+1 more')
  })

  test('may be stacked', async ({ playground, toaster, run }) => {
    await playground.turn('stack', true)
    await playground.fill('duration', '0')
    await seesTheSame(playground, run)
    await playground.show()
    await playground.show()
    await expect(toaster.cards).toHaveCount(3)
    await expect(toaster.cards.and(toaster.page.locator('[data-covered]'))).toHaveCount(2)
  })

  for (const dir of ['ltr', 'rtl']) {
    test(`has a direction: ${dir}`, async ({ playground, toaster, run }) => {
      await playground.choose('dir', dir)
      await seesTheSame(playground, run)
      await expect(toaster.region).toHaveAttribute('dir', dir)
    })
  }
})

test.describe('the page', () => {
  test.beforeEach(({ playground }) => playground.openQuietly())

  for (const scheme of ['light', 'dark']) {
    test(`has a colour scheme: ${scheme}`, async ({ playground, page, run }) => {
      await playground.choose('scheme', scheme)
      const other = await seesTheSame(playground, run)
      for (const each of [page, other])
        await expect(each.locator('html')).toHaveCSS('color-scheme', scheme)
      const header = page.getByRole('banner').getByRole('radio', { name: scheme })
      await expect(header).toBeChecked()
    })
  }

  test('may be still', async ({ playground, page, run }) => {
    await playground.choose('motion', 'reduced')
    const other = await seesTheSame(playground, run)
    const duration = (each: Page) =>
      each
        .locator('.belfry-stage')
        .evaluate((stage) => getComputedStyle(stage).getPropertyValue('--belfry-enter'))
    expect(await duration(page)).toBe('0s')
    expect(await duration(other)).toBe('0s')
  })
})

test('the preview is live: it follows every change, in its place', async ({
  playground,
  toaster,
}) => {
  await playground.open('#composer')
  await playground.fill('title', 'As I type')
  await expect(toaster.card('As I type')).toHaveAttribute('data-type', 'success')
  await playground.choose('type', 'error')
  await expect(toaster.card('As I type')).toHaveAttribute('data-type', 'error')
  await playground.choose('position', 'top-center')
  await expect(toaster.region).toHaveAttribute('data-position', 'top-center')
  await expect(toaster.cards).toHaveCount(1)
  await playground.fill('duration', '-5')
  await playground.seesError('duration', /^belfry: duration must be /)
  await expect(toaster.cards).toHaveCount(1)
})

test.describe('bad values', () => {
  test.beforeEach(({ playground }) => playground.openQuietly())

  const bad: [field: string, text: string, name: string][] = [
    ['duration', '-5', 'duration'],
    ['timestamp', 'once', 'timestamp'],
    ['priority', 'high', 'priority'],
    ['defaultDuration', 'soon', 'duration'],
    ['limit', '0', 'limit'],
    ['room', '1.5', 'room'],
  ]
  test("show the library's own error beside the field", async ({ playground }) => {
    for (const [field, text, name] of bad) {
      await playground.fill(field, text)
      await playground.seesError(field, new RegExp(`^belfry: ${name} must be .+; got `))
      const box = playground.field(field).getByRole('textbox')
      await expect(box).toHaveAttribute('aria-invalid', 'true')
      await expect(box).toHaveAccessibleDescription(/belfry: /)
      await playground.show()
      await expect(box).toBeFocused()
      await playground.fill(field, '')
      await expect(playground.field(field).locator('.field-error')).toHaveCount(0)
    }
  })

  test('of media show the error beside url, set and path', async ({ playground }) => {
    await playground.choose('media', 'image')
    await playground.fill('url', 'javascript:alert(1)')
    await playground.seesError('url', /^belfry: media.url must be /)
    await playground.choose('media', 'icon')
    await playground.fill('set', '')
    await playground.seesError('set', /^belfry: media.set must be /)
    await playground.fill('set', 'mine')
    await playground.fill('path', '')
    await playground.seesError('path', /^belfry: media.path must be /)
  })

  test('without any text show the error beside the title', async ({ playground }) => {
    await playground.fill('title', '')
    await playground.fill('message', '')
    await playground.seesError('title', /^belfry: title or message must be /)
  })

  test('that a link brings show the error too', async ({ playground }) => {
    await playground.open('?type=loud&overflow=random&media=video')
    await playground.seesError('type', /^belfry: type must be /)
    await playground.seesError('overflow', /^belfry: overflow must be /)
    await playground.seesError('media', /^belfry: media.type must be /)
  })
})

test.describe('the address', () => {
  test('of an untouched page is clean', async ({ playground, page }) => {
    await playground.openQuietly()
    await page.waitForTimeout(400)
    expect(new URL(page.url()).search).toBe('')
  })

  test('reproduces every field, and shows the notification', async ({
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
    await expect(other.locator('[data-notification]')).toBeVisible({ timeout: 10_000 })
    expect(await playground.shown(other)).toBe(here)
    await other.getByRole('button', { name: 'Copy code: App.tsx' }).click()
    await expect.poll(() => other.evaluate(() => navigator.clipboard.readText())).toBe(code)
    expect(link.split('#')[0]).toBe(page.url().split('#')[0])
  })

  test('is clean again after a reset', async ({ playground, page }) => {
    await playground.open('?type=error&title=Linked')
    await expect(playground.toaster.card('Linked')).toBeVisible()
    await playground.composer.getByRole('button', { name: 'Reset' }).click()
    await expect.poll(() => new URL(page.url()).search).toBe('')
    await expect(playground.field('title').getByRole('textbox')).toHaveValue('Draft saved')
  })
})
