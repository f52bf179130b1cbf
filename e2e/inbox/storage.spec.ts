import { expect, test } from '@playwright/test'
import { keepConnections } from './connections.ts'
import { InboxTab } from './inbox.ts'

test('a newer version of the page may upgrade beside an older one, which goes on reading and writing', async ({
  context,
}) => {
  const complaints: string[] = []
  context.on('console', (message) => complaints.push(message.text()))
  const older = await InboxTab.open(context)
  await older.ready()
  await older.add('a')
  await older.isWritten(1)
  const upgraded = await older.page.evaluate(
    () =>
      new Promise((resolve) => {
        const request = indexedDB.open('belfry:ada', 2)
        request.onblocked = () => resolve('blocked')
        request.onsuccess = () => {
          request.result.close()
          resolve('upgraded')
        }
      }),
  )
  expect(upgraded).toBe('upgraded')
  await older.add('b')
  await older.isWritten(2)
  await older.reload()
  expect(await older.ready()).toBe('stored')
  await older.has('b unread', 'a unread')
  expect(complaints).toEqual([])
})

test('an inbox that is closed leaves no connection open, also if it has only rows to delete', async ({
  context,
}) => {
  await context.addInitScript(keepConnections)
  const tab = await InboxTab.open(context)
  await tab.ready()
  await tab.add('a')
  await tab.isWritten(1)
  await tab.page.evaluate(() => {
    window.inbox.close()
    const inAYear = Date.now() + 365 * 86_400_000
    Date.now = () => inAYear
    window.inbox.merge([])
  })
  await tab.isWritten(0)
  await expect.poll(() => tab.page.evaluate(() => window.connections.size)).toBe(0)
})

test('a connection that the browser has closed without telling is replaced', async ({
  context,
}) => {
  const complaints: string[] = []
  context.on('console', (message) => complaints.push(message.text()))
  await context.addInitScript(keepConnections)
  const tab = await InboxTab.open(context)
  await tab.ready()
  await tab.page.evaluate(() => window.connections.forEach((connection) => connection.close()))
  await tab.add('a')
  await tab.isWritten(1)
  expect(complaints).toEqual([])
})

const failures = {
  missing: () => Object.defineProperty(window, 'indexedDB', { value: undefined }),
  refused: () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('no', 'SecurityError')
    }
  },
  hanging: () => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest
  },
}

for (const [name, breakStorage] of Object.entries(failures)) {
  test(`with storage that is ${name}, the inbox works from memory and says so once`, async ({
    context,
  }) => {
    const complaints: string[] = []
    context.on('console', (message) => complaints.push(message.text()))
    await context.addInitScript(breakStorage)
    const tab = await InboxTab.open(context, 'impatient')
    expect(await tab.ready()).toBe('memory')
    await tab.add('a')
    await tab.add('b')
    await tab.has('b unread', 'a unread')
    expect(complaints).toHaveLength(1)
    expect(complaints[0]).toContain('works from memory')
  })
}

test('with a full disk the inbox keeps working, and writes again when there is room', async ({
  context,
}) => {
  const tab = await InboxTab.open(context)
  await tab.ready()
  const put = await tab.page.evaluateHandle(() => {
    // oxlint-disable-next-line typescript/unbound-method -- it is put back where it was
    const { put } = IDBObjectStore.prototype
    IDBObjectStore.prototype.put = function full() {
      this.transaction.abort()
      throw new DOMException('full', 'QuotaExceededError')
    }
    return put
  })
  await tab.add('a')
  await tab.has('a unread')
  await put.evaluate((put) => (IDBObjectStore.prototype.put = put))
  await tab.add('b')
  await tab.isWritten(2)
  await tab.reload()
  await tab.has('b unread', 'a unread')
})
