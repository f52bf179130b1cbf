import { expect, test } from 'vitest'
import { merge } from './merge.ts'
import type { InboxRecord } from './record.ts'

const words = (edited: number, title: string, more: Partial<InboxRecord> = {}): InboxRecord => ({
  v: 1,
  id: 'a',
  filed: edited,
  edited,
  title,
  ...more,
})
const saying = (more: Partial<InboxRecord>): InboxRecord => ({ v: 1, id: 'a', ...more })

test('the newer words replace the older ones completely: what only the older had is gone', () => {
  const older = words(1, 'Uploading', { category: 'files' })
  expect(merge(older, words(2, 'Uploaded'))).toEqual(words(2, 'Uploaded'))
})

test('of words from the same moment, the larger as JSON prevails', () => {
  expect(merge(words(1, 'A'), words(1, 'B')).title).toBe('B')
  expect(merge(words(1, 'B'), words(1, 'A')).title).toBe('B')
})

test('a mark without words changes no words, however late it is', () => {
  const mark = saying({ state: ['read', 9] })
  expect(merge(words(1, 'Saved'), mark)).toEqual({ ...words(1, 'Saved'), state: ['read', 9] })
})

test.each([
  [['read', 1], ['unread', 2], 'unread'],
  [['read', 2], ['unread', 2], 'read'],
  [['read', 2], ['archived', 2], 'archived'],
] as const)('%j and %j give the state %s', (one, other, state) => {
  expect(merge(saying({ state: one }), saying({ state: other })).state![0]).toBe(state)
})

test('words written before an item was removed go with it; later words stay', () => {
  const gone = saying({ gone: 5 })
  expect(merge(words(5, 'Saved'), gone)).toEqual({ v: 1, id: 'a', filed: 5, gone: 5 })
  expect(merge(words(6, 'Saved'), gone)).toMatchObject({ title: 'Saved', filed: 6, gone: 5 })
})

test('the larger of each stamp is kept', () => {
  const one = saying({ filed: 1, acted: 4 })
  const other = saying({ filed: 3, acted: 2, gone: 1 })
  expect(merge(one, other)).toEqual({ v: 1, id: 'a', filed: 3, acted: 4, gone: 1 })
})
