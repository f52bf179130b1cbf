import { expect, test } from '../test.ts'

test('a call shows a card, and the card goes when its time is over', async ({ toaster }) => {
  await toaster.open()
  const card = await toaster.notify('Saved', { message: 'Your draft is safe.', duration: 5000 })
  await expect(card).toContainText('Your draft is safe.')
  await toaster.passes(4999)
  await expect(card).toBeVisible()
  await toaster.passes(1)
  await expect(card).toBeHidden()
  await toaster.passes(250)
  await expect(toaster.region).toBeHidden()
})
