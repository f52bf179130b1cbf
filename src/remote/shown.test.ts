import { expect, test } from 'vitest'
import { createShown } from './shown.ts'

function createStorage() {
  const items = new Map<string, string>()
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
}

test('what was shown in one tab is shown in no other', () => {
  const storage = createStorage()
  expect([...createShown(storage, 'ada').claim(['a', 'b'])]).toEqual(['a', 'b'])
  expect([...createShown(storage, 'ada').claim(['b', 'c'])]).toEqual(['c'])
  expect([...createShown(storage, 'bob').claim(['a'])]).toEqual(['a'])
})

test('forgets only its own', () => {
  const storage = createStorage()
  createShown(storage, 'ada').claim(['a'])
  createShown(storage, 'bob').claim(['b'])
  createShown(storage, 'ada').forget()
  expect([...storage.items.keys()]).toEqual(['bob'])
})

test('remembers the last five hundred', () => {
  const { claim } = createShown(createStorage(), 'ada')
  claim(Array.from({ length: 501 }, (_, index) => `${index}`))
  expect([...claim(['0', '1'])]).toEqual(['0'])
})

test.each(['{oh', '7', '{}', '[1,null]'])('works without a memory that holds %s', (value) => {
  const storage = createStorage()
  storage.items.set('ada', value)
  expect([...createShown(storage, 'ada').claim(['a'])]).toEqual(['a'])
})

test('shows what it cannot remember', () => {
  const refusing = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
    removeItem: () => {},
  }
  expect([...createShown(refusing, 'ada').claim(['a'])]).toEqual(['a'])
  expect([...createShown(undefined, 'ada').claim(['a'])]).toEqual(['a'])
})
