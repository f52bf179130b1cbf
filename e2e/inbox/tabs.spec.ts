import { expect, test } from '@playwright/test'
import { keepConnections } from './connections.ts'
import { InboxTab } from './inbox.ts'

test('a reload restores everything, including what was on screen, and brings no toast back', async ({
  context,
}) => {
  const tab = await InboxTab.open(context)
  expect(await tab.ready()).toBe('stored')
  for (const id of ['a', 'b', 'c']) await tab.add(id)
  await tab.mark('a', 'archived')
  await tab.mark('b', 'read')
  await tab.notify('toast')
  await tab.isWritten(4)
  await tab.reload()
  await tab.has('toast unread', 'c unread', 'b read', 'a archived')
  expect(await tab.page.evaluate(() => window.notify.size())).toBe(0)
})

test('three tabs stay in step: filing, marking, removing and forgetting', async ({ context }) => {
  const [one, two, three] = [
    await InboxTab.open(context),
    await InboxTab.open(context),
    await InboxTab.open(context),
  ]
  for (const tab of [one, two, three]) await tab.ready()
  await one.add('a')
  await one.add('b')
  await three.has('b unread', 'a unread')
  await two.mark('a', 'read')
  await three.remove('b')
  for (const tab of [one, two, three]) await tab.has('a read')
  await two.forget()
  for (const tab of [one, two, three]) await tab.has()
  await expect.poll(() => one.rows()).toBe(0)
  expect(await one.page.evaluate(() => indexedDB.databases())).toEqual([])
  await three.add('c')
  for (const tab of [one, two, three]) await tab.has('c unread')
})

test('an item that a tab files the moment it hears that everything was forgotten is kept', async ({
  context,
}) => {
  const [one, two] = [await InboxTab.open(context), await InboxTab.open(context)]
  for (const tab of [one, two]) await tab.ready()
  await one.add('old')
  await two.has('old unread')
  await two.page.evaluate(() => {
    const stop = window.inbox.watch(() => {
      stop()
      window.inbox.add({ id: 'new', title: 'new' })
    })
  })
  await one.forget()
  for (const tab of [one, two]) await tab.has('new unread')
  await two.isWritten(1)
  await two.reload()
  await two.has('new unread')
})

test('a tab that reads its store again while everything is forgotten brings nothing back', async ({
  context,
}) => {
  const tab = await InboxTab.open(context)
  await tab.ready()
  await tab.add('secret')
  await tab.isWritten(1)
  await tab.page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'))
    return window.inbox.forget()
  })
  expect(await tab.items()).toEqual([])
})

test('a mark in another tab removes the toast from this one', async ({ context }) => {
  const one = await InboxTab.open(context)
  const two = await InboxTab.open(context)
  await one.ready()
  await two.ready()
  await one.notify('toast')
  await two.has('toast unread')
  await two.mark('toast', 'archived')
  await one.has('toast archived')
  expect(await one.page.evaluate(() => window.notify.size())).toBe(0)
})

test('a tab that crashes loses nothing that it had shown', async ({ context }) => {
  const one = await InboxTab.open(context)
  await one.ready()
  await one.notify('toast')
  await one.isWritten(1)
  await Promise.race([
    one.page.goto('chrome://crash').catch(() => {}),
    one.page.waitForEvent('crash'),
  ])
  const two = await InboxTab.open(context)
  await two.ready()
  await two.has('toast unread')
})

test('what an inbox writes after it was closed is heard in other tabs, and leaves no connection', async ({
  context,
}) => {
  await context.addInitScript(keepConnections)
  const [closed, other] = [await InboxTab.open(context), await InboxTab.open(context)]
  for (const tab of [closed, other]) await tab.ready()
  await closed.page.evaluate(() => window.inbox.close())
  await closed.add('late')
  await other.has('late unread')
  await other.isWritten(1)
  expect(await closed.page.evaluate('connections.size')).toBe(0)
  expect(await other.page.evaluate('connections.size')).toBe(1)
})

test('another account sees nothing of the first', async ({ context }) => {
  const ada = await InboxTab.open(context)
  await ada.ready()
  await ada.add('secret')
  await ada.isWritten(1)
  const bob = await InboxTab.open(context, 'account=bob')
  await bob.ready()
  await bob.has()
  await bob.forget()
  await ada.reload()
  await ada.has('secret unread')
})

test('a session stays in step across tabs, writes nothing, and ends with the last tab', async ({
  context,
}) => {
  const one = await InboxTab.open(context, 'session')
  await one.ready()
  await one.add('a')
  const two = await InboxTab.open(context, 'session')
  await two.has('a unread')
  await two.mark('a', 'read')
  await one.has('a read')
  expect(await one.page.evaluate(() => indexedDB.databases())).toEqual([])
  await one.page.close()
  await two.page.close()
  await (await InboxTab.open(context, 'session')).has()
})

/** What the browser says to a page that it puts away, and takes out again. */
const putAway = (tab: InboxTab): Promise<boolean> =>
  tab.page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
const takeOut = (tab: InboxTab): Promise<boolean> =>
  tab.page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))

test('a suspended tab catches up with what others filed, marked and forgot', async ({
  context,
}) => {
  const one = await InboxTab.open(context)
  const two = await InboxTab.open(context)
  await one.ready()
  await two.ready()
  await one.add('a')
  await two.has('a unread')
  await one.isWritten(1)
  await putAway(one)
  await two.mark('a', 'read')
  await two.add('b')
  await two.isWritten(2)
  await one.has('a unread')
  await takeOut(one)
  await one.has('b unread', 'a read')
  await putAway(one)
  await two.forget()
  await two.add('c')
  await two.isWritten(1)
  await takeOut(one)
  await one.has('c unread')
})

test('a tab that forgot everything, and was suspended later, catches up with what others forgot', async ({
  context,
}) => {
  const [one, two] = [await InboxTab.open(context), await InboxTab.open(context)]
  for (const tab of [one, two]) await tab.ready()
  await one.forget()
  await one.add('a')
  await two.has('a unread')
  await one.isWritten(1)
  await putAway(one)
  await two.forget()
  await two.add('b')
  await two.isWritten(1)
  await takeOut(one)
  await one.has('b unread')
})

test('… also if it has only heard of what was filed in between', async ({ context }) => {
  const [one, two] = [await InboxTab.open(context), await InboxTab.open(context)]
  for (const tab of [one, two]) await tab.ready()
  await two.forget()
  await two.add('a')
  await one.has('a unread')
  await two.isWritten(1)
  await putAway(one)
  await two.forget()
  await two.add('b')
  await two.isWritten(1)
  await takeOut(one)
  await one.has('b unread')
})
