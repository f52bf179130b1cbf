import { expect, test } from '../test.ts'
import type { ToasterModel } from '../toaster.ts'
import { boxOf } from '../toaster/place.ts'

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

test('an editor inside a card keeps its caret when the host moves', async ({ toaster, page }) => {
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

test('you can select the text of a card above a dialog whose own text cannot be selected', async ({
  toaster,
  page,
}) => {
  await toaster.open('dialogs')
  await page.locator('#sibling').evaluate((each) => (each.style.userSelect = 'none'))
  await toaster.button('Open sibling').click()
  const card = await toaster.notify('Saved', { message: 'Your draft is safe.' })
  await toaster.comesToRest()
  const { x, y } = await boxOf(card.getByText('Your draft is safe.'))
  await page.mouse.move(x + 4, y + 8)
  await page.mouse.down()
  await page.mouse.move(x + 60, y + 8, { steps: 4 })
  await page.mouse.up()
  expect(await page.evaluate(() => document.getSelection()!.toString().trim())).not.toBe('')
})
