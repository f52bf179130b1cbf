import { expectTypeOf, test } from 'vitest'
import { type Notifier, type NotificationInput, notify } from '../core/index.ts'
import { randomNotification, type startDemo } from './index.ts'

test('every notifier takes a random notification, whatever its data', () => {
  expectTypeOf(randomNotification()).toExtend<NotificationInput>()
  expectTypeOf(randomNotification()).toExtend<NotificationInput<{ order: number }>>()
  expectTypeOf(notify).toExtend<Parameters<typeof startDemo>[0]>()
  expectTypeOf<Notifier<{ order: number }>>().toExtend<Parameters<typeof startDemo>[0]>()
})

test('it is never an error and has no id', () => {
  expectTypeOf(randomNotification().type).toEqualTypeOf<'info' | 'success' | 'warning'>()
  expectTypeOf(randomNotification()).not.toHaveProperty('id')
})
