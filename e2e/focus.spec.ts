import { expect, test } from './test.ts'
import type { ToasterModel } from './toaster.ts'

/** Puts an editor on the page, with the caret at its end. */
const edit = ({ page }: ToasterModel) =>
  page.evaluate(() => {
    const editor = document.createElement('div')
    editor.contentEditable = 'true'
    editor.id = 'editor'
    editor.append('Hello world')
    document.querySelector('main')!.prepend(editor)
    editor.focus()
    document.getSelection()!.setPosition(editor, 1)
  })

test('a click on a card leaves the caret of an editor where it was', async ({ toaster, page }) => {
  await toaster.open()
  await edit(toaster)
  const card = await toaster.notify('Saved', { message: 'Your draft is safe.' })
  await toaster.comesToRest()
  await page.keyboard.type('1')
  await card.getByText('Your draft is safe.').click()
  await page.keyboard.type('2')
  await expect(page.locator('#editor')).toHaveText('Hello world12')
  await toaster.press('F6')
  await toaster.press('F6')
  await page.keyboard.type('3')
  await expect(page.locator('#editor')).toHaveText('Hello world123')
})

test('an editor inside of a card keeps its caret when the host moves', async ({
  toaster,
  page,
}) => {
  await toaster.open('scenes')
  await page.evaluate(() =>
    window.notify('Own', {
      duration: 0,
      render: () =>
        window.h(
          'div',
          { id: 'own', contentEditable: true, suppressContentEditableWarning: true },
          'Hello',
        ),
    }),
  )
  await toaster.comesToRest()
  await page.locator('#own').click()
  await toaster.press('End')
  await page.keyboard.type('1')
  await page.evaluate(() => {
    const popover = document.createElement('div')
    popover.popover = 'auto'
    popover.append('A popover')
    document.body.append(popover)
    popover.showPopover()
  })
  await toaster.passes(100)
  await expect(page.locator('[popover=auto] .belfry')).toBeAttached()
  await page.keyboard.type('2')
  await expect(page.locator('#own')).toHaveText('Hello12')
})

test('focus that went to the page stays there when a card expires', async ({ toaster, page }) => {
  await toaster.open()
  await page.locator('#field').focus()
  await toaster.notify('Next', { duration: 60_000 })
  await toaster.notify('First', { duration: 1000 })
  await toaster.comesToRest()
  await toaster.press('F6')
  await toaster.seesFocusOn('card First')
  await page.mouse.click(300, 600)
  await toaster.leave()
  await toaster.passes(2000)
  await expect(toaster.card('First')).toBeHidden()
  await toaster.seesFocusOn('body')
  await toaster.seesTimeRun()
  await toaster.set(null)
  await toaster.seesFocusOn('body')
})

for (const button of ['middle', 'right'] as const) {
  test(`a ${button} click on a card takes no focus`, async ({ toaster, page }) => {
    await toaster.open()
    await page.locator('#field').focus()
    const card = await toaster.notify('Saved', { duration: 5000 })
    await toaster.comesToRest()
    await card.getByText('Saved').click({ button })
    await toaster.seesFocusOn('Field')
    await toaster.leave()
    await toaster.seesTimeRun()
  })
}

test('one that was clicked and goes hands no focus to the next, where nothing had it', async ({
  toaster,
}) => {
  await toaster.open()
  for (const title of ['One', 'Two']) await toaster.add(title, { duration: 60_000 })
  await toaster.comesToRest()
  await toaster.card('Two').getByText('Two').click()
  await toaster.dismiss(toaster.card('Two'))
  await toaster.comesToRest()
  await toaster.seesFocusOn('body')
  await toaster.leave()
  await toaster.seesTimeRun()
})

test('a field in a web component keeps the focus, and gets it back', async ({ toaster, page }) => {
  await toaster.open()
  await page.evaluate(() => {
    const host = document.createElement('x-field')
    host.attachShadow({ mode: 'open' }).innerHTML = '<input aria-label="Within">'
    document.querySelector('main')!.prepend(host)
    host.shadowRoot!.querySelector('input')!.focus()
  })
  const card = await toaster.notify('Saved')
  await toaster.comesToRest()
  await card.getByText('Saved').click()
  await toaster.seesFocusOn('Within')
  await toaster.press('F6')
  await toaster.seesFocusOn('card Saved')
  await toaster.press('F6')
  await toaster.seesFocusOn('Within')
})

test('a dialog that an action opened gives the focus back to where it came from', async ({
  toaster,
  page,
}) => {
  await toaster.open('dialogs')
  await page.locator('#field').focus()
  await page.evaluate(() =>
    window.notify('Session expired', {
      duration: 0,
      action: {
        label: 'Sign in',
        onAction: () => document.querySelector<HTMLDialogElement>('#sibling')!.showModal(),
      },
    }),
  )
  await toaster.comesToRest()
  await toaster.press('F6')
  await toaster.press('Tab')
  await toaster.press('Enter')
  const close = page.getByRole('button', { name: 'Close sibling' })
  await expect(close).toBeFocused()
  await toaster.passes(500)
  await toaster.press('Enter')
  await expect(close).toBeHidden()
  await toaster.seesFocusOn('Field')
})

test('focus goes near the place it came from when that is disabled', async ({ toaster, page }) => {
  await toaster.open()
  await page.evaluate(() => {
    const main = document.querySelector('main')!
    for (const name of ['Save', 'Cancel']) {
      const button = document.createElement('button')
      button.append(name)
      main.append(button)
    }
  })
  const save = page.getByRole('button', { name: 'Save' })
  await save.focus()
  await toaster.notify('Saved')
  await toaster.press('F6')
  await save.evaluate((each: HTMLButtonElement) => (each.disabled = true))
  await toaster.press('F6')
  await toaster.seesFocusOn('Cancel')
})

test('a page that takes out all that it holds and puts it back costs a card neither place nor focus', async ({
  toaster,
  page,
}) => {
  await toaster.open()
  await page.locator('#field').focus()
  const card = await toaster.notify('Saved')
  await toaster.comesToRest()
  await toaster.press('F6')
  await page.evaluate(() => document.body.replaceChildren(...document.body.children))
  await toaster.seesFocusOn('card Saved')
  await toaster.seesOnTop(card)
  await toaster.press('Escape')
  await toaster.seesFocusOn('Field')
})

test('the second F6 is the browser’s', async ({ toaster, page }) => {
  await toaster.open()
  await page.locator('#field').focus()
  await toaster.notify('Saved')
  await page.evaluate(() =>
    window.addEventListener(
      'keydown',
      (event) => queueMicrotask(() => (document.title = `${event.defaultPrevented}`)),
      true,
    ),
  )
  const prevented = () =>
    page.evaluate(
      () =>
        !(document.activeElement ?? document.body).dispatchEvent(
          new KeyboardEvent('keydown', {
            key: 'F6',
            bubbles: true,
            composed: true,
            cancelable: true,
          }),
        ),
    )
  expect(await prevented()).toBe(true)
  await toaster.seesFocusOn('card Saved')
  expect(await prevented()).toBe(false)
  await toaster.seesFocusOn('Field')
})

test('keys without a name, as autofill sends them, harm nobody', async ({ toaster, page }) => {
  await toaster.open()
  await toaster.notify('Saved')
  await page.evaluate(() => {
    document.getElementById('field')!.dispatchEvent(new Event('keydown', { bubbles: true }))
    document.dispatchEvent(new Event('toggle'))
  })
  await toaster.seesFocusOn('body')
})

test('a hotkey that is one letter leaves fields alone', async ({ toaster, page }) => {
  await toaster.open('plain', { toaster: { hotkey: 'n' } })
  await toaster.notify('Saved')
  await page.locator('#field').focus()
  await page.keyboard.type('banana')
  await expect(page.locator('#field')).toHaveValue('banana')
  await page.locator('#before').focus()
  await toaster.press('n')
  await toaster.seesFocusOn('card Saved')
})

test('a hotkey may use the names that the DOM gives to its keys', async ({ toaster, page }) => {
  await toaster.open('plain', { toaster: { hotkey: 'Control+Shift+Y' } })
  await page.locator('#before').focus()
  await toaster.notify('Saved')
  await toaster.press('Control+Shift+Y')
  await toaster.seesFocusOn('card Saved')
})

test('text of a card can be selected above a dialog whose own cannot', async ({
  toaster,
  page,
}) => {
  await toaster.open('dialogs')
  await page.locator('#sibling').evaluate((each) => (each.style.userSelect = 'none'))
  await page.getByRole('button', { name: 'Open sibling' }).click()
  const card = await toaster.notify('Saved', { message: 'Your draft is safe.' })
  await toaster.comesToRest()
  const { x, y } = (await card.getByText('Your draft is safe.').boundingBox())!
  await page.mouse.move(x + 4, y + 8)
  await page.mouse.down()
  await page.mouse.move(x + 60, y + 8, { steps: 4 })
  await page.mouse.up()
  expect(await page.evaluate(() => document.getSelection()!.toString().trim())).not.toBe('')
})
