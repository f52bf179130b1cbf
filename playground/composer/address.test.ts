import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { decode, encode } from './address.ts'
import { type Composition, untouched } from './composition.ts'

const anyComposition = fc.record(
  Object.fromEntries(
    Object.entries(untouched).map(([name, value]) => [
      name,
      typeof value === 'string' ? fc.string({ unit: 'grapheme' }) : fc.boolean(),
    ]),
  ),
) as unknown as fc.Arbitrary<Composition>

test('an untouched composition leaves the address clean', () => {
  expect(encode(untouched)).toBe('')
  expect(decode('')).toEqual(untouched)
})

test('only what was changed is in the address', () => {
  expect(encode({ ...untouched, type: 'error', stack: true, dismissible: false })).toBe(
    '?type=error&dismissible=no&stack=yes',
  )
})

test('whatever was typed comes back from its address', () => {
  fc.assert(
    fc.property(anyComposition, (composition) => {
      expect(decode(encode(composition))).toEqual(composition)
    }),
  )
})

test('an emptied field differs from an untouched one', () => {
  const emptied = { ...untouched, title: '' }
  expect(decode(encode(emptied))).toEqual(emptied)
})

test('other parts of an address are left alone', () => {
  expect(decode('?constructor=1&__proto__=2&colour=red')).toEqual(untouched)
})
