import { expectTypeOf, test } from 'vitest'
import {
  type Clock,
  type CloseReason,
  type Notification,
  type NotificationChanges,
  type NotificationInput,
  type NotificationOptions,
  type NotifierChanges,
  type Notify,
  type Report,
  createNotifier,
  createReport,
  notify,
  report,
} from './index.ts'

test('data is unknown if nothing declares it', () => {
  expectTypeOf<Notification['data']>().toEqualTypeOf<unknown>()
  expectTypeOf(notify.list()).toEqualTypeOf<readonly Notification[]>()
})

test('your own notifier declares its own data', () => {
  const own = createNotifier<number>({ duration: ({ data }) => (data ?? 0) * 1000 })
  own('Sent', { data: 1 })
  own.error({ title: 'Sent', data: 1, action: { label: 'Undo', onAction: ({ data }) => data } })
  own.update('id', { data: 2 })
  // @ts-expect-error -- not a number
  own('Sent', { data: 'one' })
  expectTypeOf(own.shown()[0]!.data).toEqualTypeOf<number | undefined>()
  own.observe((change) => {
    expectTypeOf(change.notification.data).toEqualTypeOf<number | undefined>()
    if (change.type === 'closed') expectTypeOf(change.reason).toEqualTypeOf<CloseReason>()
  })
})

test('a title with options, or one object; both return the id', () => {
  expectTypeOf(notify('Saved', { message: 'Safe.', type: 'success' })).toBeString()
  expectTypeOf(notify({ message: 'Safe.', timestamp: new Date() })).toBeString()
  expectTypeOf(notify.warning('Nearly full', { duration: 0 })).toBeString()
  // @ts-expect-error -- no such type
  notify('Saved', { type: 'danger' })
  // @ts-expect-error -- the title has been said
  notify('Saved', { title: 'Again' })
  // @ts-expect-error -- count is output only
  notify({ title: 'Saved', count: 2 })
  // @ts-expect-error -- an icon has a set and a path
  notify('Saved', { media: { type: 'icon', url: 'a.png' } })
})

test('a function of your own takes and passes on what notify takes', () => {
  const say = (...given: Parameters<typeof notify>): string => notify(...given)
  say('Saved', { duration: 0 })
  say({ title: 'Saved' })
  const either = (what: string | NotificationInput) => notify.error(what, { key: 'once' })
  either('Saved')
  expectTypeOf(notify.success).toEqualTypeOf<Notify>()
})

test('options can be collected piece by piece', () => {
  const options: NotificationOptions = { message: 'Safe.' }
  options.duration = 0
  options.timestamp = new Date()
  expectTypeOf(notify('Saved', options)).toBeString()
  const changes: NotificationChanges = {}
  changes.title = 'Sent'
  const settings: NotifierChanges = {}
  settings.limit = 3
  notify.configure(settings)
  // @ts-expect-error -- a clock is chosen once
  notify.configure({ clock: undefined })
})

test('what may be missing may be undefined, also inside an action and a picture', () => {
  const maybe = undefined as string | undefined
  const run = undefined as (() => void) | undefined
  const id = notify('Saved', {
    action: { label: 'Undo', onAction: run, href: maybe, name: maybe, keepOpen: undefined },
    media: { type: 'image', url: 'a.png', alt: maybe },
  })
  expectTypeOf(id).toBeString()
})

test('an update may clear fields and cannot change the id', () => {
  expectTypeOf(notify.update('id', { duration: undefined })).toBeBoolean()
  // @ts-expect-error -- the id stays
  notify.update('id', { id: 'other' })
})

test('a promise’s value reaches its states and its result', () => {
  const result = notify.promise(Promise.resolve(42), {
    loading: 'Saving',
    success: (value) => {
      expectTypeOf(value).toEqualTypeOf<number>()
      return `${value}`
    },
    error: (error) => {
      expectTypeOf(error).toEqualTypeOf<unknown>()
      return null
    },
    signal: new AbortController().signal,
  })
  expectTypeOf(result).toEqualTypeOf<Promise<number>>()
  const started = notify.promise(async () => 'x', { loading: null, success: null, error: null })
  expectTypeOf(started).toEqualTypeOf<Promise<string>>()
})

test('what is published is read-only', () => {
  const [notification] = notify.list()
  expectTypeOf(notification).toEqualTypeOf<Notification | undefined>()
  // @ts-expect-error -- frozen
  notification!.title = 'Other'
  // @ts-expect-error -- frozen
  notify.list().push(notification!)
})

test('dismiss and act take an id or a notification', () => {
  const [notification] = notify.list()
  expectTypeOf(notify.dismiss('id')).toBeBoolean()
  expectTypeOf(notify.act(notification!, (succeeded) => succeeded)).toBeBoolean()
  const offer = notify.offer(3)
  expectTypeOf(offer.shows()).toBeBoolean()
  expectTypeOf(offer()).toBeVoid()
})

test('report takes whatever was thrown', () => {
  expectTypeOf(report).toEqualTypeOf<Report>()
  expectTypeOf(createReport(createNotifier<Date>())).toEqualTypeOf<Report>()
  void Promise.reject(new Error('no')).catch(report.error)
})

test('a clock is three functions, and the host has them', () => {
  const { now } = Date
  expectTypeOf({ now, setTimeout, clearTimeout }).toExtend<Clock>()
  const clock: Clock = { now: () => 0, setTimeout: () => 1, clearTimeout: () => {} }
  expectTypeOf(createNotifier({ clock, limit: 3, overflow: 'oldest-first' })).toBeFunction()
  // @ts-expect-error -- no such overflow
  createNotifier({ overflow: 'random' })
})
