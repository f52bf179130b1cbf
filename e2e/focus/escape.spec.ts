import type { Page } from '@playwright/test'
import { openReply } from '../reply.ts'
import { expect, test } from '../test.ts'

/** Holds a key down as long as it takes to repeat. */
const holdDown = async (page: Page, key: string) => {
  for (let times = 0; times < 6; times++) await page.keyboard.down(key)
  await page.keyboard.up(key)
}

test('holding Escape down closes one card, and not the dialog behind it', async ({
  toaster,
  page,
}) => {
  await toaster.open('dialogs')
  await toaster.button('Open sibling').click()
  await toaster.notifyAll('One', 'Two', 'Three')
  await toaster.comesToRest()
  await toaster.press('F6')
  await holdDown(page, 'Escape')
  await expect(toaster.cards).toHaveCount(2)
  await toaster.press('Escape')
  await holdDown(page, 'Escape')
  await expect(toaster.cards).toHaveCount(0)
  await expect(toaster.button('Close sibling')).toBeVisible()
  await toaster.press('Escape')
  await expect(toaster.button('Close sibling')).toBeHidden()
})

test('an Escape that ends a composition dismisses nothing', async ({ toaster }) => {
  const field = await openReply(toaster)
  const isPrevented = await field.evaluate(
    (each) =>
      !each.dispatchEvent(
        new KeyboardEvent('keydown', {
          key: 'Escape',
          isComposing: true,
          bubbles: true,
          composed: true,
          cancelable: true,
        }),
      ),
  )
  expect(isPrevented).toBe(false)
  await expect(toaster.cards).toHaveCount(1)
})

test('an Escape that closes a menu inside a card leaves the card open', async ({
  toaster,
  page,
}) => {
  await toaster.open('scenes')
  await page.evaluate(() => {
    const { h } = window
    window.notify('Own', {
      duration: 0,
      render: () => [
        h('button', { key: 1, popoverTarget: 'menu' }, 'More'),
        h('div', { key: 2, id: 'menu', popover: 'auto' }, 'Mute'),
      ],
    })
  })
  await toaster.comesToRest()
  await page.locator('#before').focus()
  await toaster.press('F6')
  await toaster.press('Tab')
  await toaster.press('Enter')
  await expect(page.getByText('Mute')).toBeVisible()
  await toaster.press('Escape')
  await expect(page.getByText('Mute')).toBeHidden()
  await expect(toaster.cards).toHaveCount(1)
  await toaster.press('Escape')
  await expect(toaster.cards).toHaveCount(0)
})

test('the content of a card that cannot be dismissed hears Escape', async ({ toaster, page }) => {
  await toaster.open('scenes')
  await page.evaluate(() =>
    window.notify('Own', {
      duration: 0,
      dismissible: false,
      render: () =>
        window.h('input', {
          'aria-label': 'Reply',
          onKeyDown: ({ key }: { key: string }) => (document.title = key),
        }),
    }),
  )
  await toaster.comesToRest()
  await page.getByRole('textbox', { name: 'Reply' }).click()
  await toaster.press('Escape')
  await expect(page).toHaveTitle('Escape')
  await expect(toaster.cards).toHaveCount(1)
})
