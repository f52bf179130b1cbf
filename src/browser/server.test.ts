import { afterEach, expect, test, vi } from 'vitest'
import { createNotifier } from '../core/index.ts'
import { createInbox } from '../inbox/index.ts'
import { createBrowserStore } from './browser-store.ts'
import { createPreferences } from './create-preferences.ts'
import { createSystemNotifications } from './system-notifications.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('on a server you can create everything, and it says nothing and opens nothing', async () => {
  const channel = vi.fn<() => void>()
  vi.stubGlobal('BroadcastChannel', channel)
  const said = vi.spyOn(console, 'error')
  const notifier = createNotifier()
  const inbox = createInbox({ notifier, store: createBrowserStore('ada') })
  const preferences = createPreferences({ notifier })
  const stop = createSystemNotifications({ inbox, preferences })
  await inbox.ready
  inbox.add({ title: 'a' })
  await inbox.forget()
  expect(inbox.list('all')).toEqual([])
  stop()
  inbox.close()
  preferences.close()
  expect(channel).not.toHaveBeenCalled()
  expect(said).not.toHaveBeenCalled()
})

test.each([[''], [undefined], [{}]])('an account must have a name: %j', (account) => {
  expect(() => createBrowserStore(account as string)).toThrow(TypeError)
})

test('system notifications need an inbox and preferences', () => {
  const { inbox, preferences } = {} as Parameters<typeof createSystemNotifications>[0]
  expect(() => createSystemNotifications({ inbox, preferences })).toThrow('belfry: inbox must be')
  const nothing = undefined as unknown as Parameters<typeof createSystemNotifications>[0]
  expect(() => createSystemNotifications(nothing)).toThrow('belfry: options must be an object')
})
