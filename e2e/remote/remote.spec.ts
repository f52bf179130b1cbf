import { expect, type RemoteTab, test } from './browser.ts'

// One browser for all of them.
test.describe.configure({ mode: 'default' })

const allShown = async (tabs: readonly RemoteTab[]): Promise<string[]> =>
  (await Promise.all(tabs.map((tab) => tab.shown()))).flat().sort()

/** Each of the tabs has filed these, and nothing twice. */
async function allFiled(tabs: readonly RemoteTab[], ...titles: string[]): Promise<void> {
  for (const tab of tabs) await expect.poll(tab.filed).toEqual(titles)
}

test('three tabs share one connection; each record is shown in the visible tab and filed in all', async ({
  world,
}) => {
  const tabs = [await world.openTab(), await world.openTab(), await world.openTab()]
  expect(world.streams()).toBe(1)
  await tabs[1]!.look()
  for (const title of ['a', 'b', 'c']) await world.publish(title)
  await allFiled(tabs, 'a', 'b', 'c')
  await expect.poll(tabs[1]!.shown).toEqual(['a', 'b', 'c'])
  expect(await allShown(tabs)).toEqual(['a', 'b', 'c'])
})

test('when the leading tab crashes, the next one goes on, and nothing is lost or shown twice', async ({
  world,
}) => {
  const [leader, ...others] = [await world.openTab(), await world.openTab(), await world.openTab()]
  await world.publish('before')
  await allFiled(others, 'before')
  const shownBefore = await allShown([leader, ...others])
  await leader.crash()
  await world.publish('after')
  await allFiled(others, 'after', 'before')
  await expect.poll(world.streams).toBe(1)
  expect(shownBefore).toEqual(['before'])
  await expect.poll(() => allShown(others)).toContain('after')
  expect((await allShown(others)).filter((title) => title === 'after')).toHaveLength(1)
})

test('when the leading tab is closed, the next one goes on', async ({ world }) => {
  const [leader, ...others] = [await world.openTab(), await world.openTab(), await world.openTab()]
  await leader.page.close()
  await world.publish('after')
  await allFiled(others, 'after')
  await expect.poll(() => allShown(others)).toEqual(['after'])
  expect(world.streams()).toBe(1)
})

test('a leading page that the user leaves hands over at once, is kept, and catches up', async ({
  world,
}) => {
  const [leader, other] = [await world.openTab(), await world.openTab()]
  await leader.look()
  await leader.leave()
  await expect.poll(world.streams).toBe(1)
  await world.publish('meanwhile')
  await allFiled([other], 'meanwhile')
  expect(await leader.comeBack()).toBe(true)
  await allFiled([leader, other], 'meanwhile')
  await leader.isOpen()
  expect(world.streams()).toBe(1)
  expect((await allShown([leader, other])).length).toBeLessThanOrEqual(1)
})

test('a leading tab that the browser freezes hands over at once, and is told what it missed', async ({
  world,
}) => {
  const [leader, other] = [await world.openTab(), await world.openTab()]
  await other.look()
  await leader.freeze('frozen')
  await world.publish('meanwhile')
  await allFiled([other], 'meanwhile')
  await leader.freeze('active')
  await allFiled([leader], 'meanwhile')
  expect(world.streams()).toBe(1)
})

test('a tab that is alone when the browser freezes it catches up as soon as it goes on', async ({
  world,
}) => {
  const tab = await world.openTab()
  await tab.lookAway()
  await tab.freeze('frozen')
  await expect.poll(world.streams).toBe(0)
  await world.publish('meanwhile')
  await tab.freeze('active')
  await allFiled([tab], 'meanwhile')
})

test('a page that was the only one kept catches up with what came, and shows it once', async ({
  world,
}) => {
  const tab = await world.openTab()
  await world.publish('before')
  await expect.poll(tab.shown).toEqual(['before'])
  await tab.leave()
  await expect.poll(world.streams).toBe(0)
  await world.publish('meanwhile')
  await world.publish('late', 1)
  expect(await tab.comeBack()).toBe(true)
  await allFiled([tab], 'before', 'late', 'meanwhile')
  await tab.isOpen()
  expect(await tab.shown()).toEqual(['before', 'meanwhile'])
})

test('with every tab hidden, a record is filed in all, and waits for the first visible one', async ({
  world,
}) => {
  const tabs = [await world.openTab(), await world.openTab()]
  await tabs[1]!.lookAway()
  await world.publish('waiting')
  await world.publish('too late', 1)
  await allFiled(tabs, 'too late', 'waiting')
  expect(await allShown(tabs)).toEqual([])
  await tabs[0]!.look()
  await expect.poll(tabs[0]!.shown).toEqual(['waiting'])
  expect(await tabs[1]!.shown()).toEqual([])
})

test('offline, nothing is lost, and marks are sent later', async ({ world }) => {
  const [tab, elsewhere] = [await world.openTab(), await world.openElsewhere()]
  await tab.look()
  await world.publish('before')
  await allFiled([tab, elsewhere], 'before')
  await expect.poll(tab.queued).toEqual(['before'])
  await tab.page.setOfflineMode(true)
  await tab.dismissAll()
  await world.publish('meanwhile')
  await allFiled([elsewhere], 'before', 'meanwhile')
  await tab.page.setOfflineMode(false)
  await allFiled([tab], 'before', 'meanwhile')
  await expect.poll(elsewhere.queued).not.toContain('before')
  expect(await tab.shown()).toEqual(['before', 'meanwhile'])
})

test('dismissing in one tab removes it from all tabs and devices', async ({ world }) => {
  const tabs = [await world.openTab('?tabs=all'), await world.openTab('?tabs=all')]
  const elsewhere = await world.openElsewhere()
  await elsewhere.look()
  await world.publish('a')
  for (const tab of [...tabs, elsewhere]) await expect.poll(tab.queued).toEqual(['a'])
  await tabs[1]!.dismissAll()
  for (const tab of [...tabs, elsewhere]) await expect.poll(tab.queued).toEqual([])
})

test('a hidden tab that shows all, as before a deployment, keeps nothing from tabs that show in one', async ({
  world,
}) => {
  const [old, visible] = [await world.openTab('?tabs=all'), await world.openTab()]
  await visible.look()
  await world.publish('a')
  await allFiled([old, visible], 'a')
  await expect.poll(visible.shown).toEqual(['a'])
  expect(await old.shown()).toEqual(['a'])
})

test('a reload shows nothing again', async ({ world }) => {
  const tab = await world.openTab()
  await world.publish('a')
  await expect.poll(tab.shown).toEqual(['a'])
  await tab.open()
  await allFiled([tab], 'a')
  expect(await tab.shown()).toEqual([])
})

test('what was read and seen while the relay was down is sent after a reload, even if it forgot everything', async ({
  world,
}) => {
  const [tab, elsewhere] = [await world.openTab('?stored'), await world.openElsewhere()]
  await elsewhere.lookAway()
  await world.publish('first', 1)
  await world.publish('second', 1)
  await allFiled([tab, elsewhere], 'first', 'second')
  expect(await elsewhere.unseen()).toBe(2)
  // What came within that millisecond is on the screen, and not listed yet.
  await tab.read(({ notify }) => notify.clear())
  await world.stop()
  await tab.read(({ inbox }) => {
    inbox.markSeen()
    inbox.mark(inbox.list()[1]!, 'read')
  })
  await tab.page.goto('about:blank')
  world.start()
  // The relay has forgotten what these marks are of: it tells who is there, and keeps nothing.
  await expect.poll(elsewhere.state, { timeout: 40_000 }).toBe('open')
  await tab.open('?stored')
  await expect.poll(elsewhere.readItems, { timeout: 20_000 }).toEqual(['first'])
  expect(await elsewhere.unseen()).toBe(0)
})

test('a service worker that keeps whatever it fetches keeps no stream', async ({ world }) => {
  const tab = await world.openTab()
  await tab.isWorkedFor()
  await world.publish('before')
  await allFiled([tab], 'before')
  await world.stop()
  world.start()
  await world.publish('after')
  await allFiled([tab], 'after', 'before')
})
