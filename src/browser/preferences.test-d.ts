import { expectTypeOf, test } from 'vitest'
import { createNotifier } from '../core/index.ts'
import { createInbox } from '../inbox/index.ts'
import { type Preferences, createPreferences, createSystemNotifications } from './index.ts'

test('preferences apply to a notifier of any data', () => {
  const notifier = createNotifier<{ orderId: string }>()
  const inbox = createInbox({ notifier })
  const preferences = createPreferences({ notifier, categories: { orders: 'Orders' } })
  expectTypeOf(preferences).toEqualTypeOf<Preferences>()
  createSystemNotifications({
    inbox,
    preferences,
    onOpen: ({ data }) => data?.orderId.toUpperCase(),
  })
  preferences.set({ time: 2, quiet: undefined })
  // @ts-expect-error -- categories have labels
  createPreferences({ categories: ['orders'] })
  // @ts-expect-error -- the account is an option
  createPreferences('user-42')
})
