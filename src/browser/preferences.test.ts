import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createNotifier } from '../core/index.ts'
import { createPreferences } from './create-preferences.ts'
import { START, openPage, start } from './preferences.model.ts'

const DAY = 86_400_000

beforeEach(() => {
  vi.useFakeTimers({ now: START })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('without a page, the defaults apply and nothing is written', () => {
  const preferences = createPreferences({ notifier: createNotifier() })
  expect(preferences.get()).toEqual({
    time: 1,
    quiet: false,
    errorsPass: true,
    muted: [],
    system: 'off',
  })
  preferences.set({ time: 2 })
  expect(preferences.get().time).toBe(2)
  expect(preferences.permission()).toBe('unsupported')
})

test('the choices are the same frozen object until one of them changes', () => {
  openPage()
  const preferences = createPreferences({ notifier: createNotifier() })
  const watcher = vi.fn<() => void>()
  preferences.watch(watcher)
  const before = preferences.get()
  preferences.set({ time: 1 })
  expect(preferences.get()).toBe(before)
  expect(watcher).not.toHaveBeenCalled()
  preferences.set({ muted: ['a', 'a'] })
  expect(preferences.get().muted).toEqual(['a'])
  expect(watcher).toHaveBeenCalledTimes(1)
  expect(Object.isFrozen(preferences.get()) && Object.isFrozen(preferences.get().muted)).toBe(true)
})

test('“ten times longer” lasts ten times as long, and “until dismissed” lasts for ever', () => {
  openPage()
  const { clock, notifier } = start()
  const preferences = createPreferences({ notifier })
  const id = notifier('Saved', { duration: 1000 })
  preferences.set({ time: 10 })
  expect(notifier.remaining(id)).toBe(10_000)
  preferences.set({ time: Infinity })
  clock.advance(100_000)
  expect(notifier.remaining(id)).toBe(Infinity)
  preferences.set({ time: 1 })
  expect(notifier.remaining(id)).toBe(1000)
})

test('while quiet, only errors are shown, unless the user says otherwise', () => {
  openPage()
  const { notifier, shown } = start()
  const preferences = createPreferences({ notifier })
  preferences.set({ quiet: true })
  notifier('Info')
  notifier.error('Error')
  expect(shown()).toEqual(['Error'])
  preferences.set({ errorsPass: false })
  notifier.error('Another')
  expect(shown()).toEqual(['Error'])
})

test('quiet until a time ends at that time, and brings no old toasts', () => {
  openPage()
  const { notifier, shown } = start()
  const preferences = createPreferences({ notifier })
  preferences.set({ quiet: START + 1000 })
  notifier('Before')
  expect(preferences.get().quiet).toBe(START + 1000)
  vi.setSystemTime(START + 1000)
  notifier('After')
  expect(shown()).toEqual(['After'])
  expect(preferences.get().quiet).toBe(false)
})

test('who watches is told when a quiet hour ends by itself, however far away that is', () => {
  openPage()
  const preferences = createPreferences({ notifier: createNotifier() })
  preferences.set({ quiet: START + 30 * DAY })
  const quiet: unknown[] = []
  preferences.watch(() => quiet.push(preferences.get().quiet))
  vi.advanceTimersByTime(30 * DAY - 1)
  expect(quiet).not.toContain(false)
  vi.advanceTimersByTime(1)
  expect(quiet.at(-1)).toBe(false)
})

test('nothing is told of a quiet hour that was ended by hand, nor once closed', () => {
  openPage()
  const preferences = createPreferences({ notifier: createNotifier() })
  preferences.set({ quiet: START + 1000 })
  preferences.set({ quiet: true })
  const watcher = vi.fn<() => void>()
  preferences.watch(watcher)
  vi.advanceTimersByTime(2000)
  expect(watcher).not.toHaveBeenCalled()
  preferences.set({ quiet: START + 3000 })
  preferences.close()
  vi.advanceTimersByTime(2000)
  expect(watcher).toHaveBeenCalledTimes(1)
})

test('once closed, preferences leave the notifier alone, whatever is chosen or answered', async () => {
  openPage()
  const requestPermission = () => Promise.resolve('denied')
  vi.stubGlobal('Notification', { permission: 'default', requestPermission })
  const { notifier } = start()
  const preferences = createPreferences({ notifier })
  preferences.set({ time: 3, system: 'full' })
  preferences.close()
  await vi.advanceTimersByTimeAsync(0)
  expect(preferences.get().system).toBe('off')
  preferences.set({ time: 2, quiet: START + 1000 })
  expect(notifier.remaining(notifier('Saved'))).toBe(5000)
  const watcher = vi.fn<() => void>()
  preferences.watch(watcher)
  vi.advanceTimersByTime(1000)
  expect(watcher).not.toHaveBeenCalled()
})

test('a muted category is not shown, but the others are', () => {
  openPage()
  const { notifier, shown } = start()
  createPreferences({ notifier }).set({ muted: ['comments'] })
  notifier('Comment', { category: 'comments' })
  notifier('Plain')
  expect(shown()).toEqual(['Plain'])
})

test.each([
  [{ time: 0 }],
  [{ time: '2' }],
  [{ quiet: 'yes' }],
  [{ errorsPass: 1 }],
  [{ muted: 'comments' }],
  [{ system: 'on' }],
])('%j is refused before anything changes', (changes) => {
  const preferences = createPreferences({ notifier: createNotifier() })
  const before = preferences.get()
  expect(() => preferences.set({ errorsPass: false, ...changes } as object)).toThrow(TypeError)
  expect(preferences.get()).toBe(before)
})

test.each(['denied', 'granted'] as const)(
  'permission is requested when system notifications are turned on: %s',
  async (answer) => {
    openPage()
    const requestPermission = vi.fn<() => Promise<string>>(() => Promise.resolve(answer))
    vi.stubGlobal('Notification', { permission: 'default', requestPermission })
    const preferences = createPreferences({ notifier: createNotifier() })
    preferences.set({ time: 2 })
    expect(requestPermission).not.toHaveBeenCalled()
    preferences.set({ system: 'full' })
    expect(requestPermission).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(0)
    expect(preferences.get()).toMatchObject({
      time: 2,
      system: answer === 'granted' ? 'full' : 'off',
    })
    preferences.set({ time: 3 })
    expect(requestPermission).toHaveBeenCalledTimes(1)
  },
)

test('permission that was withdrawn is requested again when system notifications are chosen again', async () => {
  openPage(new Map([['belfry:preferences', '{"system":"full"}']]))
  const requestPermission = vi.fn<() => Promise<string>>(() => Promise.resolve('granted'))
  vi.stubGlobal('Notification', { permission: 'default', requestPermission })
  const preferences = createPreferences({ notifier: createNotifier() })
  preferences.set({ time: 2 })
  expect(requestPermission).not.toHaveBeenCalled()
  preferences.set({ system: 'full' })
  await vi.advanceTimersByTimeAsync(0)
  expect(requestPermission).toHaveBeenCalledTimes(1)
  expect(preferences.get().system).toBe('full')
})

test('where there are no system notifications, a choice stays: a `show` of one’s own goes by it', async () => {
  openPage()
  const preferences = createPreferences({ notifier: createNotifier() })
  preferences.set({ system: 'full' })
  await vi.advanceTimersByTimeAsync(0)
  expect(preferences.permission()).toBe('unsupported')
  expect(preferences.get().system).toBe('full')
})

test('a browser that does not let the page ask counts as one that refuses', async () => {
  openPage()
  const requestPermission = () => Promise.reject(new TypeError('no'))
  vi.stubGlobal('Notification', { permission: 'default', requestPermission })
  const preferences = createPreferences({ notifier: createNotifier() })
  preferences.set({ system: 'full' })
  await vi.advanceTimersByTimeAsync(0)
  expect(preferences.get().system).toBe('off')
})

test('permission is not requested outside of a click, even where a browser would allow it', async () => {
  openPage()
  const requestPermission = vi.fn<() => Promise<string>>(() => Promise.resolve('granted'))
  vi.stubGlobal('Notification', { permission: 'default', requestPermission })
  vi.stubGlobal('navigator', { userActivation: { isActive: false } })
  const preferences = createPreferences({ notifier: createNotifier() })
  preferences.set({ system: 'full' })
  await vi.advanceTimersByTimeAsync(0)
  expect(requestPermission).not.toHaveBeenCalled()
  expect(preferences.get().system).toBe('off')
})

test.each([['user-42'], [null], [{ account: '' }], [{ account: 5 }], [{ categories: 'comments' }]])(
  '%j is refused',
  (options) => {
    expect(() => createPreferences(options as object)).toThrow(/^belfry: .+ must be .+; got /)
  },
)
