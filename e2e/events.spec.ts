import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

test.describe('a click on a card closes nothing', () => {
  test('in a dialog that closes at a click beside it', async ({ toaster, page }) => {
    await toaster.open('dialogs')
    await page.evaluate(() => {
      const dialog = document.querySelector<HTMLDialogElement>('#sibling')!
      for (const type of ['click', 'pointerup', 'mouseup', 'keydown'])
        dialog.addEventListener(type, (event) => {
          const { bottom, right } = dialog.getBoundingClientRect()
          const { clientX = 0, clientY = 0, key } = event as Partial<MouseEvent & KeyboardEvent>
          if (key === 'Enter' || clientX > right || clientY > bottom) dialog.close()
        })
    })
    await page.getByRole('button', { name: 'Open sibling' }).click()
    const [text, button] = await toaster.notifyAll('Text', 'Button')
    await toaster.comesToRest()
    await toaster.closeButton(button!).click()
    await toaster.comesToRest()
    await text!.getByText('Text').click()
    await toaster.press('F6')
    await toaster.press('Tab')
    await toaster.press('Enter')
    await expect(toaster.cards).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Close sibling' })).toBeVisible()
  })

  for (const [opener, inside] of [
    ['Open popover', 'Close popover'],
    ['Open panel', 'Close panel'],
    ['Open menu', 'Cut'],
  ] as const) {
    test(`of Base UI: ${opener}`, async ({ toaster, page }) => {
      await toaster.open('base-ui')
      const [text, button] = await toaster.notifyAll('Text', 'Button')
      await toaster.comesToRest()
      await page.getByRole('button', { name: opener }).click()
      await toaster.passes(500)
      const layer = page.getByText(inside)
      await expect(layer).toBeVisible()
      await toaster.closeButton(button!).click()
      await toaster.comesToRest()
      await expect(layer).toBeVisible()
      await text!.getByText('Text').click()
      await toaster.passes(500)
      await expect(layer).toBeVisible()
      await page.mouse.click(900, 100)
      await toaster.passes(500)
      await expect(layer, 'a click on the page closes it').toBeHidden()
    })
  }
})

test('a field in a card can be typed in under a modal of Radix', async ({ toaster, page }) => {
  await toaster.open('radix')
  await page.getByRole('button', { name: 'Open dialog' }).click()
  const card = await toaster.notify('Reply')
  await toaster.comesToRest()
  await card.evaluate((each) => {
    const field = document.createElement('input')
    field.ariaLabel = 'Reply'
    each.firstElementChild!.append(field)
  })
  const field = page.getByRole('textbox', { name: 'Reply' })
  await field.click()
  await page.keyboard.type('Hello')
  await expect(field).toHaveValue('Hello')
})

test('long text can be scrolled under a modal of Radix', async ({ toaster, page }) => {
  await toaster.open('radix')
  await page.getByRole('button', { name: 'Open dialog' }).click()
  const card = await toaster.notify('Long')
  await toaster.comesToRest()
  await card.evaluate((each) => {
    const text = document.createElement('div')
    text.id = 'long'
    text.style.cssText = 'height: 60px; overflow: auto; white-space: pre'
    text.append('word\n'.repeat(50))
    each.firstElementChild!.append(text)
  })
  const { x, y } = await toaster.middle(page.locator('#long'))
  await page.mouse.move(x, y)
  await page.mouse.wheel(0, 100)
  await expect.poll(() => page.locator('#long').evaluate((each) => each.scrollTop)).toBe(100)
})

for (const name of ['Undo', 'Dismiss notification']) {
  test(`a second click on “${name}” reaches nothing beneath`, async ({ toaster, page }) => {
    await toaster.open()
    await page.evaluate(() => {
      const pay = document.createElement('button')
      pay.textContent = 'Pay'
      pay.style.cssText = 'position: fixed; inset: 0'
      pay.addEventListener('click', () => (document.title = 'paid'))
      document.body.append(pay)
      window.notify('Deleted', { duration: 0, action: { label: 'Undo', onAction: () => {} } })
    })
    await toaster.comesToRest()
    const { x, y } = await toaster.middle(page.getByRole('button', { name }))
    await page.mouse.click(x, y)
    await expect(toaster.cards).toHaveCount(0)
    await page.mouse.click(x, y)
    await expect(page).toHaveTitle('Belfry')
    await toaster.comesToRest()
    await page.mouse.click(x, y)
    await expect(page, 'once it is gone').toHaveTitle('paid')
  })
}

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
  await page.getByRole('button', { name: 'Send' }).click()
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
  await page.getByRole('button', { name: 'Fine' }).click()
  await expect(page).toHaveTitle('clicked')
  await page.getByRole('textbox', { name: 'Reply' }).click()
  await toaster.press('Enter')
  await expect(page).toHaveTitle('clicked')
})

test('the fields of a card are no part of the form around a dialog', async ({ toaster, page }) => {
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
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(field).toHaveValue('Hello')
  await expect(page).toHaveTitle('Belfry')
  expect(await sent()).toEqual({ data: { plan: 'paid' }, isValid: true })

  await page.evaluate(() => document.querySelector('dialog')!.close())
  await expect(page.locator('body > .belfry form')).toHaveCount(0)
  await expect(field).toHaveValue('Hello')
  await expect(page.getByRole('radio')).toBeChecked()
  await toaster.seesOnTop(toaster.cards.first())
})

test('a form in a card is sent as ever, and the form around the dialog hears nothing', async ({
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

test('a page that keeps everything inert freezes nothing', async ({ toaster, page }) => {
  await toaster.open()
  await toaster.notify('Saved')
  const rounds = await page.evaluate(async () => {
    let rounds = 0
    const observer = new MutationObserver(() => {
      if (++rounds > 1000) return observer.disconnect()
      for (const each of document.body.children) each.toggleAttribute('inert', true)
    })
    observer.observe(document.body, { subtree: true, attributes: true })
    document.querySelector('main')!.toggleAttribute('inert', true)
    // In a task of its own, however long the microtasks take.
    await fetch('data:,')
    observer.disconnect()
    return rounds
  })
  expect(rounds).toBeLessThan(100)
})

for (const path of ['scenes', 'react18/scenes']) {
  test(`what happens in a card means nothing to the component around: ${path}`, async ({
    toaster,
    page,
  }) => {
    await toaster.open(path)
    const [text, button] = await toaster.notifyAll('Text', 'Button')
    await toaster.comesToRest()
    await text!.getByText('Text').click()
    await toaster.closeButton(button!).click()
    await toaster.comesToRest()
    await toaster.press('F6')
    await toaster.press('Tab')
    await toaster.press('Enter')
    await expect(toaster.cards).toHaveCount(0)
    expect(await page.evaluate(() => window.around)).toEqual([])
  })
}
