import { afterEach, expect, test, vi } from 'vitest'
import { createListeners } from './listeners.ts'

afterEach(() => void vi.unstubAllGlobals())

test('a listener that is not a function is refused', () => {
  expect(() => createListeners().listen('no' as unknown as () => void)).toThrow(
    new TypeError('belfry: listener must be a function; got "no"'),
  )
})

test('a listener gets no argument where there is nothing to tell', () => {
  const { listen, tell } = createListeners<void>()
  const listener = vi.fn<() => void>()
  listen(listener)
  tell()
  expect(listener.mock.calls).toEqual([[]])
})

test('a listener that leaves during a round hears no more, and adding the same one twice makes two', () => {
  const { listen, tell } = createListeners<number>()
  const heard: number[] = []
  const hear = (value: number) => void heard.push(value)
  listen(() => leave())
  listen(hear)
  const leave = listen(hear)
  tell(1)
  tell(2)
  expect(heard).toEqual([1, 2])
})

test('where nothing reports errors, a listener’s error is rethrown in a task of its own', () => {
  const tasks: (() => void)[] = []
  vi.stubGlobal('reportError', undefined)
  vi.stubGlobal('setTimeout', (task: () => void) => tasks.push(task))
  const { listen, tell } = createListeners<void>()
  const error = new Error('no')
  listen(() => {
    throw error
  })
  tell()
  expect(tasks).toHaveLength(1)
  expect(tasks[0]).toThrow(error)
})
