import { afterEach, expect, test, vi } from 'vitest'
import { watchTabs } from './hidden-tabs.ts'

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
}

/** The locks of a browser, and a page in it. */
function openPage(visibilityState: DocumentVisibilityState) {
  const held: string[] = []
  const request = async (
    name: string,
    { ifAvailable }: LockOptions,
    task: (lock: object | null) => unknown,
  ): Promise<void> => {
    await Promise.resolve()
    if (ifAvailable && held.includes(name)) return void (await task(null))
    held.push(name)
    await task({ name })
    held.splice(held.indexOf(name), 1)
  }
  const query = async () => ({ held: held.map((name) => ({ name })) })
  const page = Object.assign(new EventTarget(), { visibilityState })
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', { locks: { request, query } })
  const turn = (state: DocumentVisibilityState): void => {
    page.visibilityState = state
    page.dispatchEvent(new Event('visibilitychange'))
  }
  return { held, turn }
}

afterEach(() => vi.unstubAllGlobals())

test('a tab tells the others that it is visible, as long as it is', async () => {
  const { held, turn } = openPage('visible')
  const { areAllHidden } = watchTabs()
  await settle()
  expect(held).toHaveLength(1)
  expect(await areAllHidden()).toBe(false)
  turn('hidden')
  await settle()
  expect(held).toEqual([])
  expect(await areAllHidden()).toBe(true)
  turn('visible')
  await settle()
  expect(held).toHaveLength(1)
})

test('a tab that is hidden and shown in quick succession tells it once', async () => {
  const { held, turn } = openPage('visible')
  watchTabs()
  for (const state of ['hidden', 'visible', 'hidden', 'visible'] as const) turn(state)
  await settle()
  expect(held).toHaveLength(1)
  turn('hidden')
  await settle()
  expect(held).toEqual([])
})

test('a hidden tab knows that another one is visible', async () => {
  const { held } = openPage('hidden')
  held.push('belfry:visible')
  expect(await watchTabs().areAllHidden()).toBe(false)
})

test('a closed one no longer counts as visible, whatever becomes of its page', async () => {
  const { held, turn } = openPage('visible')
  const { areAllHidden, close } = watchTabs()
  await settle()
  const left = vi.spyOn(document, 'removeEventListener')
  close()
  expect(left).toHaveBeenCalledOnce()
  await settle()
  expect(held).toEqual([])
  turn('visible')
  await settle()
  expect(held).toEqual([])
  expect(await areAllHidden()).toBe(true)
})

test('what one tab has claimed no other can, until it is released', async () => {
  openPage('hidden')
  const [one, two] = [watchTabs(), watchTabs()]
  const release = await one.claim('a')
  expect(await two.claim('a')).toBeUndefined()
  release?.()
  await settle()
  expect(await two.claim('a')).toBeDefined()
})

test('a browser that refuses locks shows nothing twice', async () => {
  openPage('hidden')
  const refuse = () => Promise.reject(new Error('no'))
  vi.stubGlobal('navigator', { locks: { request: refuse, query: refuse } })
  const { areAllHidden, claim } = watchTabs()
  expect(await areAllHidden()).toBe(true)
  expect(await claim('a')).toBeUndefined()
})

test('where there are no locks, a tab knows at least of itself', async () => {
  const { turn } = openPage('visible')
  vi.stubGlobal('navigator', {})
  const { areAllHidden } = watchTabs()
  expect(await areAllHidden()).toBe(false)
  turn('hidden')
  expect(await areAllHidden()).toBe(true)
})
