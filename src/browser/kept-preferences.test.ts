import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createNotifier } from '../core/index.ts'
import { createPreferences } from './create-preferences.ts'
import { START, openPage, start } from './preferences.model.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: START })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('preferences apply before the first toast of a page, separately for each account', () => {
  const { rows } = openPage()
  const first = createPreferences({ account: 'ada', notifier: createNotifier() })
  first.set({ time: Infinity, quiet: true })
  const { notifier, shown } = start()
  const again = createPreferences({ account: 'ada', notifier })
  notifier('Info')
  expect(shown()).toEqual([])
  expect(again.get().time).toBe(Infinity)
  expect(createPreferences({ account: 'bob', notifier: createNotifier() }).get().quiet).toBe(false)
  again.reset()
  expect([...rows]).toEqual([])
})

test('what the user chose in another tab applies here', () => {
  const { writeElsewhere, eraseElsewhere } = openPage()
  const { notifier, shown } = start()
  const preferences = createPreferences({ notifier })
  const watcher = vi.fn<() => void>()
  preferences.watch(watcher)
  writeElsewhere('other', '{}')
  writeElsewhere('belfry:preferences', '{"quiet":true,"time":null}')
  notifier('Info')
  expect(shown()).toEqual([])
  expect(preferences.get().time).toBe(Infinity)
  expect(watcher).toHaveBeenCalledTimes(1)
  eraseElsewhere()
  expect(preferences.get()).toMatchObject({ quiet: false, time: 1 })
  preferences.close()
  writeElsewhere('belfry:preferences', '{"quiet":true,"time":3}')
  const after = notifier('After')
  expect(shown()).toEqual(['After'])
  expect(notifier.remaining(after)).toBe(5000)
})

test('what the user chose while this page was in the back/forward cache applies when it comes back', () => {
  const { rows, comeBack } = openPage()
  const { notifier, shown } = start()
  const preferences = createPreferences({ notifier })
  // No storage event: only Chromium makes up for those.
  rows.set('belfry:preferences', '{"quiet":true,"time":2}')
  comeBack()
  notifier('Info')
  expect(shown()).toEqual([])
  preferences.set({ errorsPass: false })
  expect(JSON.parse(rows.get('belfry:preferences')!)).toMatchObject({ quiet: true, time: 2 })
  preferences.close()
  rows.clear()
  comeBack()
  expect(preferences.get().quiet).toBe(true)
})

test('a choice keeps what another tab has chosen, also if this one has not heard of it yet', () => {
  const { rows } = openPage()
  const preferences = createPreferences({ notifier: createNotifier() })
  rows.set('belfry:preferences', '{"quiet":true,"time":2}')
  preferences.set({ time: 3 })
  expect(preferences.get()).toMatchObject({ quiet: true, time: 3 })
  expect(JSON.parse(rows.get('belfry:preferences')!)).toMatchObject({ quiet: true, time: 3 })
})

test('a choice that could not be stored still applies when the page comes back', () => {
  const { comeBack } = openPage(new Map([['belfry:preferences', '{"time":2}']]))
  const { notifier } = start()
  const preferences = createPreferences({ notifier })
  vi.stubGlobal('localStorage', {
    getItem: () => '{"time":2}',
    setItem: () => {
      throw new Error('full')
    },
  })
  preferences.set({ time: 3 })
  comeBack()
  expect(preferences.get().time).toBe(3)
})

test.each(['', 'no JSON', 'null', '[]', '{"time":0,"quiet":"x","muted":[1],"system":"loud"}'])(
  'whatever is stored (%s), the defaults replace what is invalid',
  (text) => {
    openPage(new Map([['belfry:preferences', text]]))
    const preferences = createPreferences({ notifier: createNotifier() })
    expect(preferences.get()).toMatchObject({ time: 1, quiet: false, muted: [], system: 'off' })
  },
)

test('a choice applies to every notifier on the page that uses the preferences, and is announced once', () => {
  openPage()
  const [one, two] = [start(), start()]
  const form = createPreferences({ notifier: one.notifier })
  const other = createPreferences({ notifier: two.notifier })
  const apart = createPreferences({ notifier: start().notifier, account: 'bob' })
  const [here, there] = [vi.fn<() => void>(), vi.fn<() => void>()]
  form.watch(here)
  other.watch(there)
  form.set({ quiet: true })
  two.notifier('Saved')
  expect(two.shown()).toEqual([])
  expect([here, there].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  expect(apart.get().quiet).toBe(false)
  other.close()
  form.reset()
  expect(other.get().quiet).toBe(true)
  expect(form.get().quiet).toBe(false)
})

test('a choice that a watcher changes at once is kept as the watcher wants it', () => {
  const { rows } = openPage()
  const preferences = createPreferences({ notifier: createNotifier() })
  const stop = preferences.watch(() => {
    stop()
    preferences.set({ quiet: START + 1000 })
  })
  preferences.set({ quiet: true })
  expect(preferences.get().quiet).toBe(START + 1000)
  expect(JSON.parse(rows.get('belfry:preferences')!).quiet).toBe(START + 1000)
})

test('a choice made here keeps what a newer version of the page has stored besides', () => {
  const { rows } = openPage(new Map([['belfry:preferences', '{"time":2,"sound":"bell"}']]))
  const preferences = createPreferences({ notifier: createNotifier() })
  preferences.set({ quiet: true })
  expect(JSON.parse(rows.get('belfry:preferences')!)).toMatchObject({
    time: 2,
    quiet: true,
    sound: 'bell',
  })
  preferences.reset()
  expect([...rows]).toEqual([])
})

test('choices stay when their storage becomes unreadable', () => {
  const { comeBack } = openPage(new Map([['belfry:preferences', '{"time":2}']]))
  const preferences = createPreferences({ notifier: createNotifier() })
  vi.stubGlobal('localStorage', undefined)
  comeBack()
  preferences.set({ quiet: true })
  expect(preferences.get()).toMatchObject({ time: 2, quiet: true })
})

test('a storage that refuses breaks nothing', () => {
  openPage()
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('no')
    },
    setItem: () => {
      throw new Error('full')
    },
  })
  const preferences = createPreferences({ notifier: createNotifier() })
  preferences.set({ time: 3 })
  expect(preferences.get().time).toBe(3)
})
