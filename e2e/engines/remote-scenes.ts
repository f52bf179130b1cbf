import { expect } from '@playwright/test'
import { PATIENCE } from './page-view.ts'
import type { RemoteView } from './remote-view.ts'

/** What has to be true of a connection in every engine. */
export const remoteScenes: Record<string, (view: RemoteView) => Promise<void>> = {
  'remote: a page that comes back, and finds another user signed in, shows nothing of that user':
    async (view) => {
      await view.openAs('ada')
      await view.site.publish('of ada')
      await view.files('of ada')
      await view.leave()
      await view.signIn('bob')
      await view.site.publish('of bob', 60_000, 'bob')
      await view.goBack()
      await view.isEnded()
      await view.files('of ada')
    },

  'remote: a stream that ends, and opens again for another user, shows nothing of that user':
    async (view) => {
      await view.openAs('ada')
      await view.site.publish('of ada')
      await view.files('of ada')
      await view.signIn('bob')
      await view.site.publish('of bob', 60_000, 'bob')
      await view.site.end('ada')
      await view.isEnded()
      await view.files('of ada')
    },

  'remote: two tabs share a connection; a record is filed in both and shown in one': async (
    view,
  ) => {
    const { site } = view
    await view.open()
    expect(site.streams()).toBe(1)
    await site.publish('größer 🔔')
    await view.files('größer 🔔')
    await view.show('größer 🔔')
    await view.files('größer 🔔')
  },

  'remote: a mark in one tab reaches the other tab and the relay': async (view) => {
    const { driver, site } = view
    await view.open()
    // Tabs have asked whether they have one account.
    const before = site.accepted()
    await site.publish('a')
    await view.files('a')
    await view.markAll('archived')
    await expect.poll(site.accepted, { message: 'accepted marks', ...PATIENCE }).toBe(before + 1)
    await driver.goTo('first')
    await view.keeps('a archived')
  },

  'remote: when the leading tab is left, the other leads; when it is back, it catches up': async (
    view,
  ) => {
    const { driver, site } = view
    await view.open()
    await driver.goTo('first')
    await view.leave()
    await driver.goTo('second')
    await view.hasStreams(1)
    await site.publish('meanwhile')
    await view.files('meanwhile')
    await driver.goTo('first')
    await view.comeBack()
    await view.files('meanwhile')
    await view.hasStreams(1)
    await view.show('meanwhile')
  },

  'remote: a relay that comes back is found again, and gets what was marked meanwhile': async (
    view,
  ) => {
    const { site } = view
    await view.open()
    const before = site.accepted()
    await site.publish('a')
    await view.files('a')
    await site.stop()
    await view.markAll('read')
    expect(site.accepted()).toBe(before)
    site.start()
    await view.isOpen()
    await expect.poll(site.accepted, { message: 'accepted marks', ...PATIENCE }).toBe(before + 1)
    await site.publish('b')
    await view.files('a', 'b')
  },
}
