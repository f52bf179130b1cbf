import { test } from '@playwright/test'
import { onPath } from '../../scripts/system.js'
import { bundlePage, openSite } from '../remote/site.ts'
import type { Driver } from './driver.ts'
import { inboxScenes } from './inbox-scenes.ts'
import { InboxView } from './inbox-view.ts'
import { remoteScenes } from './remote-scenes.ts'
import { RemoteView } from './remote-view.ts'
import { scenes } from './scenes.ts'

/** Plays every scene in one engine, in one browser: starting it takes longer than most scenes. */
export function playIn(
  engine: string,
  start: (executablePath: string) => Promise<Driver>,
  ...programs: string[]
): void {
  const program = onPath(...programs)
  let driver: Driver | undefined

  test.describe(engine, () => {
    test.describe.configure({ mode: 'default' })
    // Continuous integration must have all engines; elsewhere one may be missing.
    test.skip(!program && !process.env.CI, `no ${programs.join(' or ')} on PATH`)

    test.beforeAll(async () => {
      if (!program) throw new Error(`No ${programs.join(' or ')} on PATH.`)
      driver = await start(program)
    })

    test.afterAll(() => driver?.close())

    for (const [name, play] of Object.entries({ ...scenes, ...inboxScenes })) {
      test(name, async ({ baseURL }) => play(new InboxView(driver!, baseURL!)))
    }

    for (const [name, play] of Object.entries(remoteScenes)) {
      test(name, async () => {
        const site = await openSite(await bundlePage())
        try {
          await play(new RemoteView(driver!, site))
        } finally {
          await site.close()
        }
      })
    }
  })
}
