import { expect, test } from '../test.ts'

const texts = {
  'a long word': 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(8),
  '10 000 characters': 'All of this can be read. '.repeat(400),
  'many lines': 'line\n'.repeat(60),
  emoji: '👩‍👩‍👧‍👦'.repeat(60),
  'text from right to left': 'שלום עולם, זו הודעה ארוכה מאוד. '.repeat(12),
}

for (const [name, message] of Object.entries(texts)) {
  test(`nothing overflows at 320 px, and everything can be read: ${name}`, async ({
    toaster,
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 480 })
    await toaster.open('plain')
    await page.evaluate(
      (message) =>
        window.notify(message.slice(0, 60).trim(), {
          message,
          duration: 0,
          action: { label: 'An action with quite a long label', onAction: () => {} },
        }),
      message,
    )
    await expect(toaster.cards).toHaveCount(1)
    await toaster.comesToRest()
    const problems = await toaster.cards.evaluate((card) => {
      const found: string[] = []
      const { left, right, top, bottom } = card.getBoundingClientRect()
      if (left < 0 || right > innerWidth) found.push('the card leaves the screen sideways')
      if (top < 0 || bottom > innerHeight)
        found.push(`the card leaves the screen: ${top} ${bottom}`)
      for (const each of card.querySelectorAll('*')) {
        const box = each.getBoundingClientRect()
        if (each.closest('.belfry-hidden, svg') || !box.width) continue
        if (box.left < left - 1 || box.right > right + 1) found.push(`${each.className} sticks out`)
        const { overflowX } = getComputedStyle(each)
        if (overflowX !== 'visible' && each.scrollWidth > each.clientWidth + 1)
          found.push(`${each.className} is cut off sideways`)
        const { overflowY } = getComputedStyle(each)
        if (overflowY === 'hidden' && each.scrollHeight > each.clientHeight + 1)
          found.push(`${each.className} is cut off`)
      }
      if (document.documentElement.scrollWidth > innerWidth) found.push('the page scrolls sideways')
      return found
    })
    expect(problems).toEqual([])
    await expect(toaster.cards).toContainText(message.trim().slice(-20).trim())
    await toaster.seesOnTop(toaster.closeButton(toaster.cards))
    await toaster.seesOnTop(toaster.cards.getByRole('button', { name: 'An action' }))
  })
}

test('an unbreakable label is shown whole, and so are the words about waiting cards', async ({
  toaster,
  page,
}) => {
  const word = texts['a long word']
  await page.setViewportSize({ width: 320, height: 480 })
  await toaster.open('plain', { toaster: { limit: 1, labels: { dismissAll: word } } })
  await page.evaluate((label) => {
    window.notify('Covered', { duration: 0 })
    window.notify('Saved', { duration: 0, action: { label, onAction: () => {} } })
  }, word)
  await expect(toaster.cards).toHaveCount(1)
  await toaster.comesToRest()
  for (const name of ['.belfry-action', '.belfry-clear']) {
    const { x, width } = (await page.locator(name).boundingBox())!
    expect(x, name).toBeGreaterThan(0)
    expect(x + width, name).toBeLessThan(320)
  }
})

test('text is never cut off in the middle of an emoji', async ({ toaster }) => {
  await toaster.open()
  await toaster.add(`a${'😀'.repeat(2500)}`)
  const said = await toaster.cards.evaluate((card) => [
    card.textContent,
    card.getAttribute('aria-label')!,
  ])
  for (const text of said) expect(text).toContain('😀…')
})

test('a label is written in its own direction', async ({ toaster, page }) => {
  await toaster.open()
  await page.evaluate(() =>
    window.notify('נשמר', { duration: 0, action: { label: 'ביטול!', href: '#undo' } }),
  )
  await expect(page.getByRole('link', { name: 'ביטול!' })).toHaveCSS('direction', 'rtl')
})

test('long text scrolls by keyboard', async ({ toaster }) => {
  await toaster.open()
  const card = await toaster.notify('Long', { message: texts['10 000 characters'] })
  await toaster.comesToRest()
  await toaster.press('F6')
  await toaster.press('Tab')
  await toaster.press('End')
  const text = card.locator('.belfry-text')
  await expect.poll(() => text.evaluate((each) => each.scrollTop)).toBeGreaterThan(100)
})

test('a card is named by everything it says, which also describes its close button', async ({
  toaster,
  page,
}) => {
  await toaster.open()
  const card = await toaster.notify('Saved', { message: 'Your draft is safe.' })
  await expect(page.getByRole('listitem')).toHaveAccessibleName('Info: Saved. Your draft is safe.')
  await expect(toaster.closeButton(card)).toHaveAccessibleDescription(
    'Info: Saved. Your draft is safe.',
  )
})

test('a message alone is enough', async ({ toaster, page }) => {
  await toaster.open()
  await page.evaluate(() => window.notify({ message: 'Only this', duration: 0 }))
  await expect(page.getByRole('listitem', { name: 'Info: Only this.' })).toBeVisible()
  await expect(page.locator('.belfry-title')).toHaveCount(0)
})

test('markup is text', async ({ toaster }) => {
  await toaster.open()
  const card = await toaster.notify('<b>Bold</b>', { message: '<img src=x onerror=alert(1)>' })
  await expect(card).toContainText('<b>Bold</b>')
  await expect(card.locator('b, img')).toHaveCount(0)
})

test('a repeat shows its count', async ({ toaster }) => {
  await toaster.open()
  await toaster.add('Saved', { key: 'save' })
  await toaster.add('Saved', { key: 'save' })
  await toaster.add('Saved', { key: 'save' })
  await expect(toaster.cards).toHaveCount(1)
  await expect(toaster.cards.getByText('×3')).toBeVisible()
})

test('the time is relative and kept current', async ({ toaster, page }) => {
  await toaster.open()
  const now = await page.evaluate(() => Date.now())
  await toaster.add('Saved', { timestamp: now })
  const time = toaster.cards.locator('time')
  await expect(time).toHaveText('now')
  await expect(time).toHaveAttribute('datetime', new Date(now).toISOString())
  await toaster.passes(60_000)
  await expect(time).toHaveText('1 minute ago')
  await toaster.passes(120_000)
  await expect(time).toHaveText('3 minutes ago')
})

const times: [ago: number, text: string][] = [
  [-5 * 60_000, 'in 5 minutes'],
  [3 * 3_600_000, '3 hours ago'],
  [24 * 3_600_000, 'yesterday'],
  [40 * 24 * 3_600_000, 'last month'],
  [800 * 24 * 3_600_000, '2 years ago'],
]

test('times are given in the unit that fits', async ({ toaster, page }) => {
  await toaster.open('plain', { toaster: { limit: times.length } })
  const now = await page.evaluate(() => Date.now())
  for (const [ago, text] of times) await toaster.add(`At ${text}`, { timestamp: now - ago })
  for (const [, text] of times) {
    await expect(toaster.card(`At ${text}`).locator('time')).toHaveText(text)
  }
})

test("an update keeps the card's element", async ({ toaster, page }) => {
  await toaster.open()
  const card = await toaster.notify('Saving', { pending: true })
  const element = await card.elementHandle()
  await page.evaluate(
    (id) => window.notify.update(id, { title: 'Saved', type: 'success' }),
    await toaster.idOf(card),
  )
  await expect(toaster.card('Saved')).toHaveAttribute('data-type', 'success')
  expect(await element.evaluate((each) => each.isConnected)).toBe(true)
})
