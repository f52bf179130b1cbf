import { expect, test } from './test.ts'

test.beforeEach(({ playground }) => playground.openQuietly())

const bad: [field: string, text: string, name: string][] = [
  ['duration', '-5', 'duration'],
  ['timestamp', 'once', 'timestamp'],
  ['priority', 'high', 'priority'],
  ['defaultDuration', 'soon', 'duration'],
  ['limit', '0', 'limit'],
  ['room', '1.5', 'room'],
]
test("bad values show the library's own error beside the field", async ({ playground }) => {
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

test('bad media values show the error beside url, set and path', async ({ playground }) => {
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

test('no text at all shows the error beside the title', async ({ playground }) => {
  await playground.fill('title', '')
  await playground.fill('message', '')
  await playground.seesError('title', /^belfry: title or message must be /)
})

test('bad values from a link show the error too', async ({ playground, complaints }) => {
  await playground.open('?type=loud&overflow=random&media=video')
  await playground.seesError('type', /^belfry: type must be /)
  await playground.seesError('overflow', /^belfry: overflow must be /)
  await playground.seesError('media', /^belfry: media.type must be /)
  // Then the link rings, and the library tells the console.
  await expect.poll(() => complaints).toHaveLength(2)
  expect(complaints.splice(0).join()).toMatch(/belfry: type must be .+belfry: media.type must be /s)
})
