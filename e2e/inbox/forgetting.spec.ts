import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type Page, launch } from 'puppeteer-core'
import { expect, test } from '@playwright/test'

/** All rows and values of the account's database that a page of the same origin can read. */
const readAll = (page: Page): Promise<unknown[]> =>
  page.evaluate(async () => {
    const ended = <Result>(request: IDBRequest<Result>): Promise<Result> =>
      new Promise((resolve) => (request.onsuccess = () => resolve(request.result)))
    const databases = await indexedDB.databases()
    if (!databases.some(({ name }) => name === 'belfry:ada')) return []
    const database = await ended(indexedDB.open('belfry:ada'))
    const all: unknown[] = []
    for (const name of database.objectStoreNames) {
      const store = database.transaction(name).objectStore(name)
      all.push(...(await ended(store.getAll())))
    }
    database.close()
    return all
  })

const open = async (browser: Browser, address: string): Promise<Page> => {
  const page = await browser.newPage()
  await page.goto(address)
  return page
}

/** Opens the inbox of an account, with one item that is written. */
const openInbox = async (browser: Browser, baseURL: string): Promise<Page> => {
  const page = await open(browser, `${baseURL}/inbox`)
  await page.evaluate(async () => {
    await window.inbox.ready
    window.inbox.add({ id: 'secret', title: 'SECRET' })
  })
  await expect.poll(() => readAll(page)).toContainEqual(expect.objectContaining({ id: 'secret' }))
  return page
}

test.describe('signing out', () => {
  let profile: string
  let browser: Browser

  const start = (): Promise<Browser> =>
    launch({
      executablePath: process.env.BELFRY_CHROMIUM!,
      userDataDir: profile,
      args: ['--no-sandbox', '--site-per-process'],
    })

  test.beforeEach(async () => {
    profile = await mkdtemp(join(tmpdir(), 'belfry-'))
    browser = await start()
  })

  test.afterEach(async () => {
    await browser.close()
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  })

  test('while another tab of the account hangs, a browser that is killed right after has nothing left', async ({
    baseURL,
  }) => {
    const hanging = await openInbox(browser, baseURL!)
    const page = await openInbox(browser, baseURL!)
    const failed: string[] = []
    page.on('console', (message) => failed.push(message.text()))
    hanging
      .evaluate(() => {
        for (;;);
      })
      .catch(() => {})
    await page.evaluate(() => window.inbox.forget())
    expect(failed).toEqual([])
    const { exitCode, pid } = browser.process()!
    expect(exitCode).toBeNull()
    process.kill(pid!, 'SIGKILL')
    browser = await start()
    expect(await readAll(await open(browser, `${baseURL}/inbox?account=bob`))).toEqual([])
  })

  test('a page that is left at once has asked for everything: nothing is left', async ({
    baseURL,
  }) => {
    const page = await openInbox(browser, baseURL!)
    await page.evaluate(() => {
      void window.inbox.forget()
      window.location.assign('/inbox?account=bob')
    })
    await page.waitForFunction(() => window.location.search === '?account=bob')
    await expect.poll(() => readAll(page)).toEqual([])
  })
})
