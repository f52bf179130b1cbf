import type { Locator } from '@playwright/test'
import type { ToasterModel } from './toaster.ts'

/** Opens a page with a card in which one can reply, and returns its field, which was clicked. */
export async function openReply(toaster: ToasterModel): Promise<Locator> {
  await toaster.open('scenes')
  await toaster.page.evaluate(() =>
    window.notify('Reply', {
      duration: 0,
      render: () => window.h('input', { 'aria-label': 'Reply' }),
    }),
  )
  await toaster.comesToRest()
  const field = toaster.page.getByRole('textbox', { name: 'Reply' })
  await field.click()
  return field
}
