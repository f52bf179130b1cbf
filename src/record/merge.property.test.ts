import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../runs.model.ts'
import { isSame, merge } from './merge.ts'
import { readRecord } from './read-record.ts'
import type { InboxRecord } from './record.ts'

const NOW = 100

const stamp = fc.integer({ min: 0, max: 9 })
const state = fc.tuple(fc.constantFrom('unread', 'read', 'archived'), stamp)

/** Records of one id whose stamps are often equal, with and without words. */
const record: fc.Arbitrary<InboxRecord> = fc
  .record(
    {
      filed: stamp,
      edited: stamp,
      state,
      acted: stamp,
      gone: stamp,
      sent: stamp,
      title: fc.constantFrom('', 'Saved', 'Sent'),
      message: fc.constantFrom('', 'now'),
      type: fc.constantFrom('info', 'error'),
      count: fc.constantFrom(2, 3),
      action: fc.constantFrom({ label: 'Open', href: '/a' }, { label: 'Open', name: 'open' }),
      data: fc.constantFrom(null, 1, { a: 1 }),
    },
    { requiredKeys: [] },
  )
  .map((fields) => readRecord({ v: 1, id: 'a', ...fields }, NOW)!)

test('the order of two records does not matter', () => {
  fc.assert(
    fc.property(record, record, (a, b) => {
      expect(isSame(merge(a, b), merge(b, a))).toBe(true)
    }),
    runs(10_000),
  )
})

test('the grouping of three records does not matter', () => {
  fc.assert(
    fc.property(record, record, record, (a, b, c) => {
      expect(isSame(merge(merge(a, b), c), merge(a, merge(b, c)))).toBe(true)
    }),
    runs(10_000),
  )
})

test('merging the same record again changes nothing', () => {
  fc.assert(
    fc.property(record, record, (a, b) => {
      expect(isSame(merge(a, a), a)).toBe(true)
      expect(isSame(merge(merge(a, b), b), merge(a, b))).toBe(true)
    }),
    runs(10_000),
  )
})

test('a merged record is a record like any other, and reads as itself', () => {
  fc.assert(
    fc.property(record, record, (a, b) => {
      const merged = merge(a, b)
      expect(isSame(readRecord(structuredClone(merged), NOW), merged)).toBe(true)
      expect(isSame(readRecord(JSON.parse(JSON.stringify(merged)), NOW), merged)).toBe(true)
    }),
    runs(10_000),
  )
})

test.each([2, 3, 10])(
  '%i replicas end up equal, whatever got lost, came twice or arrived out of order',
  (size) => {
    /** Each replica hears some of the records, in an order of its own, and some of what others know. */
    const hearing = fc.record({ to: fc.nat(size - 1), from: fc.nat(size - 1), which: fc.nat(19) })
    const given = fc.array(record, { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(given, fc.array(hearing, { maxLength: 60 }), (records, hearings) => {
        const replicas: (InboxRecord | undefined)[] = Array.from({ length: size })
        const hear = (replica: number, heard: InboxRecord | undefined): void => {
          const mine = replicas[replica]
          replicas[replica] = mine && heard ? merge(mine, heard) : (mine ?? heard)
        }
        for (const { to, from, which } of hearings) {
          hear(to, records[which])
          hear(to, replicas[from])
        }
        // What got lost on the way is heard at last, by one: the others hear it from there.
        for (const [index, late] of records.entries()) hear(index % size, late)
        for (let round = 0; round < 2; round++)
          for (let replica = 0; replica < size; replica++)
            hear((replica + 1) % size, replicas[replica])
        const [first, ...others] = replicas
        for (const other of others) expect(other).toEqual(first)
        expect(first).toEqual(records.reduce(merge))
      }),
      runs(10_000),
    )
  },
)
