import { type Page, expect } from '@playwright/test'
import { violations } from '../axe.ts'
import type { ToasterModel } from '../toaster.ts'

/** What a reader does with an example, keys alone, and what must have happened then. */
type Steps = (page: Page, toaster: ToasterModel) => Promise<void>

async function press(page: Page, name: string): Promise<void> {
  const button = page.getByRole('main').getByRole('button', { name, exact: true })
  await button.focus()
  await page.keyboard.press('Enter')
}

/** Goes to the newest card and presses what it has. */
async function pressInCard(page: Page, role: 'button' | 'link', name: string): Promise<void> {
  await page.keyboard.press('F6')
  const control = page.locator('.belfry-item').getByRole(role, { name, exact: true })
  for (let step = 0; step < 6; step++) {
    if (await control.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(control).toBeFocused()
  await page.keyboard.press('Enter')
}

/** Every example that runs in a guide, and how it is tried. */
export const examples: Readonly<Record<string, readonly [guide: string, steps: Steps]>> = {
  'the first notification': [
    'getting-started',
    async (page, toaster) => {
      await press(page, 'Save')
      await expect(toaster.card('Saved')).toContainText('Your draft is safe.')
      await pressInCard(page, 'button', 'Dismiss notification')
      await expect(toaster.cards).toHaveCount(0)
    },
  ],
  undo: [
    'recipes',
    async (page, toaster) => {
      await press(page, 'Delete one of 120 messages')
      await expect(toaster.card('Message deleted')).toBeVisible()
      await expect(page.getByText('Delete one of 119 messages')).toBeVisible()
      await pressInCard(page, 'button', 'Undo')
      await expect(page.getByText('Delete one of 120 messages')).toBeVisible()
      await expect(toaster.cards).toHaveCount(0)
    },
  ],
  'a promise that is kept': [
    'recipes',
    async (page, toaster) => {
      await press(page, 'Upload')
      await expect(toaster.card('Uploading…')).toBeVisible()
      await expect(toaster.card('Uploaded lighthouse.png')).toBeVisible()
    },
  ],
  'a promise that is broken': [
    'recipes',
    async (page, toaster) => {
      await press(page, 'Upload, and fail')
      const words = toaster.card('Upload failed').locator('.belfry-message')
      await expect(words).toHaveText('The file has no name.')
    },
  ],
  progress: [
    'recipes',
    async (page, toaster) => {
      await press(page, 'Export')
      await expect(toaster.card('Exporting…')).toContainText('20 %')
      await expect(toaster.card('Exported')).toBeVisible()
    },
  ],
  'a place of one’s own': [
    'recipes',
    async (page) => {
      const region = page.getByRole('region', { name: 'Places' })
      for (const place of ['top-start', 'bottom-center']) {
        await press(page, place)
        await expect(region.getByRole('listitem')).toContainText(place)
        await expect(region).toHaveAttribute('data-position', place)
      }
    },
  ],
  'one is dismissed, then all': [
    'recipes',
    async (page, toaster) => {
      await press(page, 'Show one')
      await press(page, 'Show one')
      await expect(toaster.cards).toHaveCount(2)
      await press(page, 'Dismiss the first')
      await expect(toaster.cards).toHaveText(/Number 2/)
      await press(page, 'Show one')
      await press(page, 'Clear all')
      await expect(toaster.cards).toHaveCount(0)
    },
  ],
  'a repeat that is counted, and one that replaces': [
    'recipes',
    async (page, toaster) => {
      await press(page, 'Count')
      await press(page, 'Count')
      await expect(toaster.cards.locator('.belfry-count')).toContainText('2')
      await press(page, 'Replace')
      await press(page, 'Replace')
      await expect(toaster.card('8 files left')).toBeVisible()
      await expect(toaster.cards).toHaveCount(2)
    },
  ],
  'a link': [
    'recipes',
    async (page, toaster) => {
      await press(page, 'Show a link')
      await expect(toaster.cards).toHaveCount(1)
      await pressInCard(page, 'link', 'Read on')
      await expect(page).toHaveURL(/#a-named-action$/)
    },
  ],
  'a picture': [
    'recipes',
    async (page, toaster) => {
      await press(page, 'An image')
      const image = toaster.card('The tower').getByRole('img', { name: 'A bell tower' })
      await expect(image).toBeVisible()
      await press(page, 'An icon')
      await expect(toaster.card('Noon').locator('.belfry-icon')).toBeVisible()
    },
  ],
  'a form in a card': [
    'recipes',
    async (page, toaster) => {
      await press(page, 'Ask me')
      await expect(toaster.cards).toHaveCount(1)
      await page.keyboard.press('F6')
      const field = page.getByRole('textbox', { name: 'Your answer' })
      for (let step = 0; step < 4; step++) {
        if (await field.evaluate((element) => element === document.activeElement)) break
        await page.keyboard.press('Tab')
      }
      await page.keyboard.type('fine')
      await expect(page.locator('.question')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
      expect(await violations(page)).toEqual([])
      await page.keyboard.press('Enter')
      await expect(toaster.card('Thank you')).toContainText('You wrote “fine”.')
    },
  ],
  'several notifiers': [
    'recipes',
    async (page) => {
      await press(page, 'From the app')
      await press(page, 'From the chat')
      const chat = page.getByRole('region', { name: 'Chat' }).getByRole('listitem')
      await expect(chat).toContainText('Ada: hello')
      const app = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')
      await expect(app).toContainText('Build finished')
    },
  ],
  'dark cards': [
    'theming',
    async (page, toaster) => {
      await press(page, 'Show it')
      await expect(toaster.card('Saved')).toHaveCSS('background-color', 'rgb(35, 35, 38)')
      await page.getByRole('checkbox', { name: 'dark cards' }).focus()
      await page.keyboard.press('Space')
      await expect(toaster.card('Saved')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    },
  ],
  'one toast that looks different': [
    'theming',
    async (page, toaster) => {
      await press(page, 'Usual')
      await press(page, 'Urgent')
      const urgent = toaster.card('The oven is on fire')
      await expect(urgent).toHaveCSS('background-color', 'rgb(127, 29, 29)')
      await expect(toaster.card('Lunch is ready')).not.toHaveCSS(
        'background-color',
        'rgb(127, 29, 29)',
      )
    },
  ],
  'icons of one’s own': [
    'theming',
    async (page, toaster) => {
      await press(page, 'For a type')
      await expect(toaster.card('Shipped')).toContainText('🎉')
      await press(page, 'For one')
      await expect(toaster.card('Liked').locator('.belfry-icon')).toBeVisible()
    },
  ],
  'the bell': [
    'inbox',
    async (page) => {
      await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
      await press(page, 'File one silently')
      const bell = page.getByRole('button', { name: 'Notifications, 1 unread' })
      await bell.focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog').getByText('Backup done')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(bell).toBeFocused()
    },
  ],
}
