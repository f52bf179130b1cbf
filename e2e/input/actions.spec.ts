import { expect, test } from '../test.ts'

test('an action runs once and closes its card', async ({ toaster, page }) => {
  await toaster.open()
  const calls = await page.evaluateHandle(() => {
    const calls: string[] = []
    window.notify('Deleted', {
      action: { label: 'Undo', onAction: () => void calls.push('undone') },
      onClose: (reason) => void calls.push(reason),
    })
    return calls
  })
  await toaster.card('Deleted').getByRole('button', { name: 'Undo' }).dblclick()
  await expect(toaster.cards).toHaveCount(0)
  expect(await calls.jsonValue()).toEqual(['undone', 'acted'])
})

test('an action with a promise is busy meanwhile, then closes; time stands still', async ({
  toaster,
  page,
}) => {
  await toaster.open()
  await page.evaluate(() =>
    window.notify('Deleted', {
      duration: 5000,
      action: { label: 'Undo', onAction: () => new Promise((done) => setTimeout(done, 8000)) },
    }),
  )
  const undo = toaster.card('Deleted').getByRole('button', { name: 'Undo' })
  await toaster.comesToRest()
  await undo.click()
  await toaster.leave()
  await expect(undo).toHaveAttribute('aria-busy', 'true')
  await toaster.seesTimeStandStill()
  await toaster.passes(7000)
  await expect(toaster.card('Deleted')).toBeVisible()
  await toaster.passes(1000)
  await expect(toaster.cards).toHaveCount(0)
})

for (const position of ['bottom-end', 'top-end'] as const) {
  test(`an action that fails keeps its button under the pointer: ${position}`, async ({
    toaster,
    page,
  }) => {
    await toaster.open('plain', { toaster: { position } })
    await page.evaluate(() => {
      window.reportError = () => {}
      const onAction = () => Promise.reject(new Error('offline'))
      window.notify('Deleted', { duration: 0, action: { label: 'Undo', onAction } })
    })
    const undo = toaster.button('Undo')
    await toaster.comesToRest()
    const before = await undo.boundingBox()
    await undo.click()
    await expect(page.getByText('It failed. Try again.')).toBeVisible()
    await toaster.comesToRest()
    expect(await undo.boundingBox()).toEqual(before)
  })
}

test('an action that fails leaves its card open, says so and can be tried again', async ({
  toaster,
  page,
  complaints,
}) => {
  await toaster.open()
  await page.evaluate(() => {
    let tries = 0
    window.notify('Deleted', {
      duration: 0,
      action: {
        label: 'Undo',
        onAction: () => (tries++ ? Promise.resolve() : Promise.reject(new Error('offline'))),
      },
    })
  })
  const card = toaster.card('Deleted')
  const undo = card.getByRole('button', { name: 'Undo' })
  await undo.click()
  await expect(card.getByText('It failed. Try again.')).toBeVisible()
  await toaster.hears('Info: Deleted. Undo.', 'Error: It failed. Try again.')
  await expect(undo).not.toHaveAttribute('aria-busy', 'true')
  await undo.click()
  await expect(toaster.cards).toHaveCount(0)
  // The error is reported to the page, as any other.
  expect(complaints.splice(0)).toEqual(['Error: offline'])
})

test.describe('a link', () => {
  const href = '/plain?there'

  test('is real: it leads there, and its card closes as acted', async ({ toaster, page }) => {
    await toaster.open()
    await page.evaluate(() => {
      window.notify('Order sent', {
        action: { label: 'See it', href: '#there' },
        onClose: (reason) => (document.title = reason),
      })
    })
    const link = toaster.cards.getByRole('link', { name: 'See it' })
    await expect(link).toHaveAttribute('href', '#there')
    await link.click()
    await expect(page).toHaveURL(/#there$/)
    await expect(page).toHaveTitle('acted')
    await expect(toaster.cards).toHaveCount(0)
  })

  test('to the same origin asks the router, which may handle it', async ({ toaster, page }) => {
    await toaster.open()
    await page.evaluate(() =>
      window.setToaster({
        onNavigate: (href, event) => {
          event.preventDefault()
          document.title = `router at ${href}`
        },
      }),
    )
    await page.evaluate((href) => window.notify('Sent', { action: { label: 'See', href } }), href)
    const before = page.url()
    await toaster.cards.getByRole('link', { name: 'See' }).click()
    await expect(page).toHaveTitle(`router at ${href}`)
    expect(page.url()).toBe(before)
    await expect(toaster.cards).toHaveCount(0)
  })

  test('clicked with a modifier key is left to the browser', async ({ toaster, page, context }) => {
    await toaster.open()
    await page.evaluate(() =>
      window.setToaster({ onNavigate: () => (document.title = 'the router was asked') }),
    )
    await page.evaluate((href) => window.notify('Sent', { action: { label: 'See', href } }), href)
    const opened = context.waitForEvent('page')
    await toaster.cards.getByRole('link', { name: 'See' }).click({ modifiers: ['ControlOrMeta'] })
    // A new tab is empty at first.
    const tab = await opened
    await expect.poll(() => tab.url()).toContain(href)
    await expect(page).toHaveTitle('Belfry')
  })

  test('with a function runs it too, and does not wait', async ({ toaster, page }) => {
    await toaster.open()
    await page.evaluate(() =>
      window.notify('Sent', {
        action: { label: 'See', href: '#there', onAction: () => (document.title = 'counted') },
      }),
    )
    await toaster.cards.getByRole('link', { name: 'See' }).click()
    await expect(page).toHaveTitle('counted')
    await expect(page).toHaveURL(/#there$/)
  })
})
