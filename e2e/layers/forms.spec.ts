import type { Page } from '@playwright/test'
import { expect, test } from '../test.ts'

/** Opens a dialog that stands inside a form, as those that are not portalled do. */
const openDialogInForm = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const form = document.createElement('form')
    form.innerHTML = '<dialog><input aria-label="Own"><button>Send</button></dialog>'
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      document.title = 'submitted'
    })
    document.body.append(form)
    form.querySelector('dialog')!.showModal()
  })

test("a card's own buttons submit no form around it", async ({ toaster, page }) => {
  await toaster.open('plain', { toaster: { limit: 2 } })
  await openDialogInForm(page)
  await page.evaluate(() => {
    const action = { label: 'Undo', onAction: () => {} }
    for (const title of ['First', 'Second', 'Third', 'Fourth'])
      window.notify(title, { duration: 0, action })
  })
  for (const [name, left] of [
    ['Undo', 3],
    ['Dismiss notification', 2],
  ] as const) {
    await toaster.comesToRest()
    await page.getByRole('button', { name }).first().click()
    await expect.poll(() => page.evaluate(() => window.notify.size())).toBe(left)
  }
  await toaster.add('Fifth')
  await toaster.comesToRest()
  await toaster.dismissAll.click()
  await expect(toaster.cards).toHaveCount(0)
  await expect(page).toHaveTitle('Belfry')
  await toaster.button('Send').click()
  await expect(page, "the form's own button").toHaveTitle('submitted')
})

test('a card in a dialog inside a form submits nothing', async ({ toaster, page }) => {
  await toaster.open('scenes')
  await openDialogInForm(page)
  await page.evaluate(() => {
    const { h } = window
    window.notify('Reply', {
      duration: 0,
      render: () => [
        h('button', { key: 1, onClick: () => (document.title = 'clicked') }, 'Fine'),
        h('input', { key: 2, 'aria-label': 'Reply' }),
      ],
    })
  })
  await toaster.comesToRest()
  await toaster.button('Fine').click()
  await expect(page).toHaveTitle('clicked')
  await page.getByRole('textbox', { name: 'Reply' }).click()
  await toaster.press('Enter')
  await expect(page).toHaveTitle('clicked')
})

test('the fields of a card are not part of the form around a dialog', async ({ toaster, page }) => {
  await toaster.open('scenes')
  await page.evaluate(() => {
    const { h } = window
    const radio = { type: 'radio', name: 'plan', value: 'free', defaultChecked: true }
    window.notify('Above', {
      duration: 0,
      render: () => h('button', { onClick: () => (document.title = 'pressed') }, 'Delete'),
    })
    window.notify('Reply', {
      duration: 0,
      render: () => [
        h('input', { key: 1, 'aria-label': 'Reply', name: 'reply', required: true }),
        h('input', { key: 2, ...radio }),
        h('button', { key: 3, type: 'reset' }, 'Undo'),
      ],
    })
  })
  await toaster.comesToRest()
  await openDialogInForm(page)
  await page.evaluate(() => {
    const form = document.querySelector('form')!
    const own = '<input type="radio" name="plan" value="paid" checked>'
    form.querySelector('dialog')!.insertAdjacentHTML('afterbegin', own)
    const hear = ({ type }: Event) => (document.title = type)
    for (const type of ['input', 'change', 'submit', 'reset']) form.addEventListener(type, hear)
  })
  const sent = () =>
    page
      .locator('form')
      .first()
      .evaluate((form: HTMLFormElement) => ({
        data: Object.fromEntries(new FormData(form)),
        isValid: form.checkValidity(),
      }))
  expect(await sent()).toEqual({ data: { plan: 'paid' }, isValid: true })
  const field = page.getByRole('textbox', { name: 'Reply' })
  await field.click()
  await page.keyboard.type('Hello')
  await toaster.press('Enter')
  await toaster.button('Undo').click()
  await expect(field).toHaveValue('Hello')
  await expect(page).toHaveTitle('Belfry')
  expect(await sent()).toEqual({ data: { plan: 'paid' }, isValid: true })

  await page.evaluate(() => document.querySelector('dialog')!.close())
  await expect(page.locator('body > .belfry form')).toHaveCount(0)
  await expect(field).toHaveValue('Hello')
  await expect(page.getByRole('radio')).toBeChecked()
  await toaster.seesOnTop(toaster.cards.first())
})

test('a form in a card is submitted as usual, and the form around the dialog hears nothing', async ({
  toaster,
  page,
}) => {
  await toaster.open('scenes')
  await openDialogInForm(page)
  await page.evaluate(() => {
    const { h } = window
    const send = (event: Event) => {
      event.preventDefault()
      document.title = new FormData(event.target as HTMLFormElement).get('reply') as string
    }
    window.notify('Reply', {
      duration: 0,
      render: () =>
        h('form', { onSubmit: send }, h('input', { 'aria-label': 'Reply', name: 'reply' })),
    })
  })
  await toaster.comesToRest()
  await page.getByRole('textbox', { name: 'Reply' }).click()
  await page.keyboard.type('Hello')
  await toaster.press('Enter')
  await expect(page).toHaveTitle('Hello')
})
