import type { Page } from 'puppeteer-core'
import { expect, type Tab, test } from './tab.ts'

// One browser for all of them.
test.describe.configure({ mode: 'default' })

const items = (page: Page): Promise<string[]> =>
  page.evaluate(() => window.inbox.list('all').map(({ title, state }) => `${title} ${state}`))

const has = (page: Page, ...expected: string[]): Promise<void> =>
  expect.poll(() => items(page)).toEqual(expected)

const add = (page: Page, id: string): Promise<void> =>
  page.evaluate((id) => void window.inbox.add({ id, title: id }), id)

/** Two tabs with one inbox; the first is the one that is looked at. */
async function openTwo(tab: Tab): Promise<Page> {
  await tab.open('inbox')
  const beside = await tab.openBeside('inbox')
  for (const page of [tab.page, beside]) {
    expect(await page.evaluate(() => window.inbox.ready)).toBe('stored')
  }
  return beside
}

test.describe('a page with an inbox that was suspended and restored', () => {
  test('has caught up with what was filed and marked meanwhile', async ({ tab }) => {
    const beside = await openTwo(tab)
    await add(tab.page, 'a')
    await has(beside, 'a unread')
    await tab.leave()
    await beside.evaluate(() => window.inbox.mark('a', 'read'))
    await add(beside, 'b')
    expect(await tab.goBack(), 'kept in the back/forward cache').toBe(true)
    await has(tab.page, 'b unread', 'a read')
    await add(tab.page, 'c')
    await has(beside, 'c unread', 'b unread', 'a read')
  })

  test('keeps nothing of what was forgotten meanwhile', async ({ tab }) => {
    const beside = await openTwo(tab)
    await add(tab.page, 'secret')
    await has(beside, 'secret unread')
    await tab.leave()
    await beside.evaluate(() => window.inbox.forget())
    await add(beside, 'new')
    expect(await tab.goBack(), 'kept in the back/forward cache').toBe(true)
    await has(tab.page, 'new unread')
    await add(tab.page, 'next')
    await has(beside, 'next unread', 'new unread')
  })

  test('has lost nothing that it filed just before the user left it', async ({ tab }) => {
    const beside = await openTwo(tab)
    await tab.page.evaluate(() => void window.notify('toast', { id: 'toast', duration: 0 }))
    await tab.leave()
    await has(beside, 'toast unread')
    expect(await tab.goBack(), 'kept in the back/forward cache').toBe(true)
    // It is on screen again, so it is in no list here.
    expect(await tab.page.evaluate(() => window.notify.size())).toBe(1)
    expect(await items(tab.page)).toEqual([])
  })
})

test.describe('a hidden tab with an inbox', () => {
  test('is in step before anybody looks at it', async ({ tab }) => {
    const beside = await openTwo(tab)
    await tab.hide()
    await add(beside, 'a')
    await has(tab.page, 'a unread')
    await tab.page.evaluate(() => window.inbox.mark('a', 'archived'))
    await has(beside, 'a archived')
  })

  test('tells the system about an item once for all tabs, and not while one is visible', async ({
    tab,
  }) => {
    const beside = await openTwo(tab)
    const { origin } = new URL(tab.page.url())
    await tab.page.browserContext().overridePermissions(origin, ['notifications'])
    await tab.page.evaluate(() => window.preferences.set({ system: 'full' }))
    const told = async (): Promise<string[]> => {
      const pages = [tab.page, beside]
      const titles = pages.map((page) =>
        page.evaluate(() => window.shown.map(({ title }) => title)),
      )
      return (await Promise.all(titles)).flat()
    }
    await add(tab.page, 'seen')
    await has(beside, 'seen unread')
    // Both tabs ask for the locks of hidden ones; whoever asks after them is answered after them.
    for (const page of [tab.page, beside]) await page.evaluate(() => navigator.locks.query())
    await tab.hide()
    await add(tab.page, 'unseen')
    await expect.poll(told).toEqual(['unseen'])
    await has(beside, 'unseen unread', 'seen unread')
    expect(await told()).toEqual(['unseen'])
    await tab.comeBack()
    await tab.page.evaluate(() => window.inbox.mark('unseen', 'read'))
    await expect
      .poll(() => tab.page.evaluate(() => window.shown.every(({ isClosed }) => isClosed)))
      .toBe(true)
  })
})
