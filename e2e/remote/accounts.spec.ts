import { expect, type RemoteTab, test } from './browser.ts'

// One browser for all of them.
test.describe.configure({ mode: 'default' })

const ada = '?stored&account=ada'
const bob = '?stored&account=bob'

/** Whoever is signed in from now on, by the cookie that all tabs share. */
const signIn = (tab: RemoteTab, user: string): Promise<void> =>
  tab.page.evaluate((user) => {
    document.cookie = `user${window.location.port}=${user}; path=/`
  }, user)

const reason = (tab: RemoteTab): Promise<string | undefined> =>
  tab.read(({ remote }) => remote.reason())

/** Titles of all rows of an account's database. */
const stored = (tab: RemoteTab, account: string): Promise<string[]> =>
  tab.page.evaluate(async (name) => {
    const ended = <Result>(request: IDBRequest<Result>): Promise<Result> =>
      new Promise((resolve) => (request.onsuccess = () => resolve(request.result)))
    const databases = await indexedDB.databases()
    if (!databases.some((database) => database.name === name)) return []
    const database = await ended(indexedDB.open(name))
    const rows = await ended(database.transaction('records').objectStore('records').getAll())
    database.close()
    return (rows as { title?: string }[]).flatMap(({ title }) => title ?? []).sort()
  }, `belfry:${account}`)

/** Nothing of bob is in ada's page or database, and the page has said why it ended. */
const isEnded = async (tab: RemoteTab): Promise<void> => {
  await expect.poll(() => reason(tab)).toBe('account')
  expect(await tab.state()).toBe('closed')
  expect(await tab.filed()).toEqual(['of ada'])
  expect(await tab.shown()).not.toContain('of bob')
  expect(await stored(tab, 'ada')).toEqual(['of ada'])
}

test.beforeEach(async ({ world }) => {
  await world.publish('of ada', 60_000, 'ada')
  await world.publish('of bob', 60_000, 'bob')
})

const openAda = async (world: { openTab: (query: string) => Promise<RemoteTab> }) => {
  const tab = await world.openTab(ada)
  await expect.poll(tab.filed).toEqual(['of ada'])
  await expect.poll(() => stored(tab, 'ada')).toEqual(['of ada'])
  return tab
}

test('a tab that nobody told, and whose stream ends, takes nothing of who has signed in since', async ({
  world,
}) => {
  const tab = await openAda(world)
  await signIn(tab, 'bob')
  await world.end('ada')
  await isEnded(tab)
})

test('… nor after the network was lost', async ({ world }) => {
  const tab = await openAda(world)
  await tab.page.setOfflineMode(true)
  await signIn(tab, 'bob')
  await world.end('ada')
  await tab.page.setOfflineMode(false)
  await isEnded(tab)
})

test('… nor when it comes out of the back/forward cache', async ({ world }) => {
  const tab = await openAda(world)
  await tab.leave()
  await signIn(tab, 'bob')
  expect(await tab.comeBack()).toBe(true)
  await isEnded(tab)
})

test('… nor when it is loaded again under the old account', async ({ world }) => {
  const tab = await openAda(world)
  await signIn(tab, 'bob')
  await tab.page.reload()
  await isEnded(tab)
})

test('… nor when the browser froze it meanwhile', async ({ world }) => {
  const tab = await openAda(world)
  await tab.lookAway()
  await tab.freeze('frozen')
  await signIn(await world.openTab(bob), 'bob')
  await tab.freeze('active')
  await isEnded(tab)
})

test('marks of one account never reach the relay in the name of another, and are not lost', async ({
  world,
}) => {
  const tab = await openAda(world)
  await signIn(tab, 'bob')
  await tab.read(({ inbox, notify, remote }) => {
    inbox.mark(
      [...inbox.list(), ...notify.list()].map(({ id }) => id),
      'archived',
    )
    remote.close()
    inbox.close()
  })
  expect(await world.history('bob')).toEqual(['of bob unread'])
  expect(await world.history('ada')).toEqual(['of ada unread'])
  await signIn(tab, 'ada')
  await tab.open(ada)
  await expect.poll(() => world.history('ada')).toEqual(['of ada archived'])
})

test('a mark that the relay refuses ends the connection of the old account', async ({ world }) => {
  const tab = await openAda(world)
  await signIn(tab, 'bob')
  await tab.read(({ inbox, notify }) => {
    inbox.mark(
      [...inbox.list(), ...notify.list()].map(({ id }) => id),
      'read',
    )
  })
  await isEnded(tab)
  expect(await world.history('bob')).toEqual(['of bob unread'])
})

test('two tabs with one name and two accounts exchange nothing', async ({ world }) => {
  const one = await world.openTab('?name=desk')
  await expect.poll(one.filed).toEqual(['of ada'])
  await signIn(one, 'bob')
  const other = await world.openTab('?name=desk')
  await expect.poll(other.filed).toEqual(['of bob'])
  await world.publish('ada again', 60_000, 'ada')
  await expect.poll(one.filed).toEqual(['ada again', 'of ada'])
  expect(await other.filed()).toEqual(['of bob'])
  expect(world.streams()).toBe(2)
})

test('signing out in one tab leaves nothing for the next account, in no tab, whatever comes then', async ({
  world,
}) => {
  const [tab, second] = [await openAda(world), await openAda(world)]
  await signIn(tab, 'nobody')
  await tab.read(async ({ remote, notify, inbox }) => {
    remote.close()
    notify.clear()
    await inbox.forget()
    inbox.close()
  })
  await signIn(tab, 'bob')
  await world.end('ada')
  await tab.page.goto(tab.page.url().replace('ada', 'bob'))
  await expect.poll(tab.filed).toEqual(['of bob'])
  await expect.poll(() => reason(second)).toBe('account')
  expect(await stored(tab, 'ada')).toEqual([])
  expect(await stored(tab, 'bob')).toEqual(['of bob'])
  expect(await second.shown()).not.toContain('of bob')
})

test('a tab that dies leaves nothing that the next account sees', async ({ world }) => {
  const [tab, next] = [await openAda(world), await world.openTab('?account=none&name=none')]
  await tab.crash()
  await signIn(next, 'bob')
  await next.page.goto(next.page.url().replace(/\?.*/, bob))
  await expect.poll(next.filed).toEqual(['of bob'])
  expect(await stored(next, 'bob')).toEqual(['of bob'])
  expect(await stored(next, 'ada')).toEqual(['of ada'])
})

test('a page load resumes: it is told only what came since', async ({ world }) => {
  const tab = await openAda(world)
  const asked: (string | undefined)[] = []
  tab.page.on('request', (request) => {
    if (request.url().endsWith('/relay')) asked.push(request.headers()['last-event-id'])
  })
  await tab.open(ada)
  expect(asked[0]).toEqual(expect.any(String))
  await world.publish('since', 60_000, 'ada')
  await expect.poll(tab.filed).toEqual(['of ada', 'since'])
})
