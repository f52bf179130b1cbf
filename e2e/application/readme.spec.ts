import { readFileSync } from 'node:fs'
import { expect, test } from '../test.ts'
import { type NewApp, createApp } from './new-app.ts'

const [, pasted] = /```tsx\n(import { createRoot[\s\S]*?)```/.exec(
  readFileSync('README.md', 'utf8'),
)!

let app: NewApp | undefined

test.beforeAll(async () => {
  app = await createApp({ 'src/main.tsx': pasted! })
})

test.afterAll(() => app?.close())

test('the ten lines of the README work when pasted into a new app', async ({ page, toaster }) => {
  await page.goto(app!.address)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
    'Your draft is safe.',
  )
  void toaster
})
