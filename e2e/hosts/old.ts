import { expect, test } from '@playwright/test'
import { serveFolder } from '../../scripts/serve-folder.js'
import type { PageDriver } from '../engines/driver.ts'
import { builtFolder } from './application.js'
import { oldScenes } from './old-scenes.ts'
import { OldView } from './old-view.ts'

/** An old browser, and how one tries it. */
export interface Old {
  /** Asked in the page. */
  isOld: () => boolean
  start: () => Promise<PageDriver>
  /** What becomes of the application before it is served. */
  prepare?: (folder: string) => string
  /** Why it cannot be tried here. */
  lacks?: string | false
}

/** Plays what is promised to old browsers in one of them, in an application built for production. */
export function playInOld(name: string, { isOld, start, prepare, lacks }: Old): void {
  test.describe(name, () => {
    test.skip(!!lacks, lacks || '')
    let driver: PageDriver | undefined
    let site: Awaited<ReturnType<typeof serveFolder>> | undefined

    test.beforeAll('the browser is started', async () => {
      const folder = builtFolder('vite-react18')
      site = await serveFolder(prepare ? prepare(folder) : folder)
      driver = await start()
    })
    test.afterAll(async () => {
      await driver?.close()
      site?.close()
    })

    test('it is the old one', async () => {
      await driver!.open(site!.url)
      expect(await driver!.evaluate(isOld)).toBe(true)
    })

    for (const [promise, play] of Object.entries(oldScenes))
      test(promise, async () => {
        const view = new OldView(driver!, site!.url)
        await play(view)
        await view.seesNoFaults()
      })
  })
}
