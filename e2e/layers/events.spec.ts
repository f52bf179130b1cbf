import { expect, test } from '../test.ts'

test.describe('a click on a card closes nothing', () => {
  test('in a dialog that closes on an outside click', async ({ toaster, page }) => {
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
    await toaster.button('Open sibling').click()
    const [text, button] = await toaster.notifyAll('Text', 'Button')
    await toaster.comesToRest()
    await toaster.closeButton(button!).click()
    await toaster.comesToRest()
    await text!.getByText('Text').click()
    await toaster.press('F6')
    await toaster.press('Tab')
    await toaster.press('Enter')
    await expect(toaster.cards).toHaveCount(0)
    await expect(toaster.button('Close sibling')).toBeVisible()
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

test('a press that a page sends to its own window harms nothing', async ({ toaster, page }) => {
  await toaster.open()
  await toaster.notify('Saved')
  await page.evaluate(() => window.dispatchEvent(new MouseEvent('mouseup')))
  await expect(toaster.cards).toHaveCount(1)
})

test('you can type in a card’s field under a Radix modal', async ({ toaster, page }) => {
  await toaster.open('radix')
  await toaster.button('Open dialog').click()
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

test('you can scroll long text under a Radix modal', async ({ toaster, page }) => {
  await toaster.open('radix')
  await toaster.button('Open dialog').click()
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
  test(`a second click on “${name}” reaches nothing underneath`, async ({ toaster, page }) => {
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
  test(`an event in a card means nothing to the component around it: ${path}`, async ({
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
