import { type BrowserContext, expect, test as base } from '@playwright/test'
import { inWindows } from '../windows.ts'
import { InboxTab } from './inbox.ts'

declare global {
  interface Window {
    /** Hides the page, or shows it. */
    become: (next: DocumentVisibilityState) => void
  }
}

/** Pages of Playwright are always visible: these say what they are told to. */
const test = base.extend<{ context: BrowserContext }>({
  context: async ({ context }, use) => {
    await context.grantPermissions(['notifications'])
    await context.addInitScript(() => {
      let state: DocumentVisibilityState = 'visible'
      Object.defineProperty(document, 'visibilityState', { get: () => state })
      window.become = (next) => {
        state = next
        document.dispatchEvent(new Event('visibilitychange'))
      }
    })
    await use(context)
  },
})

test.use(inWindows)

const openAll = async (context: BrowserContext, system: 'full' | 'count'): Promise<InboxTab[]> => {
  const tabs = [await InboxTab.open(context), await InboxTab.open(context)]
  for (const tab of tabs) await tab.ready()
  await tabs[0]!.page.evaluate((system) => window.preferences.set({ system }), system)
  await expect
    .poll(() => tabs[1]!.page.evaluate(() => window.preferences.get().system))
    .toBe(system)
  return tabs
}

const become = (tab: InboxTab, state: DocumentVisibilityState): Promise<void> =>
  tab.page.evaluate((state) => window.become(state), state)

const shown = async (tabs: InboxTab[]): Promise<string[]> =>
  (
    await Promise.all(
      tabs.map((tab) =>
        tab.page.evaluate(() =>
          window.shown.map(({ title, isClosed }) => `${title}${isClosed ? ' closed' : ''}`),
        ),
      ),
    )
  ).flat()

/** How many tabs say that they can be seen. */
const visibleTabs = (tab: InboxTab): Promise<number> =>
  tab.page.evaluate(async () => {
    const { held = [] } = await navigator.locks.query()
    return held.filter(({ name }) => name === 'belfry:visible').length
  })

test('while every tab is hidden, an item is shown once for all of them, and closed when it is read', async ({
  context,
}) => {
  const tabs = await openAll(context, 'full')
  const [one, two] = tabs as [InboxTab, InboxTab]
  await expect.poll(() => visibleTabs(one)).toBe(2)
  await become(one, 'hidden')
  await expect.poll(() => visibleTabs(one)).toBe(1)
  await one.add('seen elsewhere')
  await two.has('seen elsewhere unread')
  await become(two, 'hidden')
  await expect.poll(() => visibleTabs(one)).toBe(0)
  await one.add('a')
  await one.notify('toast')
  await expect.poll(() => shown(tabs).then((all) => all.sort())).toEqual(['a', 'toast'])
  await two.has('toast unread', 'a unread', 'seen elsewhere unread')
  await two.mark('a', 'read')
  await expect.poll(() => shown(tabs).then((all) => all.sort())).toEqual(['a closed', 'toast'])
})

test('a click opens the item', async ({ context }) => {
  const tabs = await openAll(context, 'full')
  for (const tab of tabs) await become(tab, 'hidden')
  await expect.poll(() => visibleTabs(tabs[0]!)).toBe(0)
  await tabs[0]!.add('a')
  await expect.poll(() => shown(tabs)).toEqual(['a'])
  for (const tab of tabs) await tab.page.evaluate(() => window.shown[0]?.click())
  const opened = await Promise.all(tabs.map((tab) => tab.page.evaluate(() => window.opened)))
  expect(opened.flat()).toEqual(['a'])
  expect(await shown(tabs)).toEqual(['a closed'])
})

test('a notification that only counts shows no words of the item', async ({ context }) => {
  const tabs = await openAll(context, 'count')
  for (const tab of tabs) await become(tab, 'hidden')
  await expect.poll(() => visibleTabs(tabs[0]!)).toBe(0)
  await tabs[0]!.add('secret')
  await expect.poll(() => shown(tabs)).toEqual(['1 unread notification'])
})

test('a refused permission turns the setting off again, and nothing throws', async ({
  page,
  context,
}) => {
  await context.clearPermissions()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'default' })
    Notification.requestPermission = () => Promise.resolve('denied')
  })
  await page.goto('/inbox')
  await page.waitForFunction(() => 'preferences' in window)
  await page.evaluate(() => window.preferences.set({ system: 'full' }))
  await expect.poll(() => page.evaluate(() => window.preferences.get().system)).toBe('off')
  expect(errors).toEqual([])
})

test('preferences survive a reload and apply in all tabs, before the first toast', async ({
  context,
}) => {
  const one = await InboxTab.open(context)
  const two = await InboxTab.open(context)
  await one.page.evaluate(() =>
    window.preferences.set({ time: Infinity, muted: ['comments'], quiet: true }),
  )
  await expect.poll(() => two.page.evaluate(() => window.preferences.get().quiet)).toBe(true)
  await two.reload()
  const state = await two.page.evaluate(() => {
    window.notify('Comment', { category: 'comments' })
    window.notify('Info')
    window.notify.error('Error')
    return {
      shown: window.notify.shown().map(({ title }) => title),
      unread: window.inbox.list('unread').map(({ title }) => title),
      read: window.inbox.list('read').map(({ title }) => title),
      time: window.preferences.get().time,
    }
  })
  expect(state).toEqual({ shown: ['Error'], unread: ['Info'], read: ['Comment'], time: Infinity })
  await two.page.evaluate(() => window.preferences.reset())
  await expect.poll(() => one.page.evaluate(() => window.preferences.get().quiet)).toBe(false)
  expect(await one.page.evaluate(() => localStorage.length)).toBe(0)
})
