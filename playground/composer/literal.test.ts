import { placeholder } from 'belfry/media'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { literal } from './literal.ts'

// oxlint-disable-next-line typescript/no-implied-eval -- that is the test
const evaluate = (code: string): unknown => new Function(`return (${code})`)()

const anyValue = fc.letrec((tie) => ({
  value: fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.double({ noNaN: false }),
    fc.boolean(),
    fc.date({ noInvalidDate: true }),
    fc.dictionary(
      fc.string().filter((key) => key !== '__proto__'),
      tie('value'),
      { maxKeys: 4, noNullPrototype: true },
    ),
  ),
})).value

test('a value printed and evaluated is the same value', () => {
  fc.assert(
    fc.property(anyValue, (value) => {
      // Neither -0 nor its sign is ever typed.
      fc.pre(!Object.is(value, -0))
      expect(evaluate(literal(value))).toEqual(value)
    }),
  )
})

test('what fits stays on one line, what does not gets a line for each field', () => {
  expect(literal({ limit: 3 })).toBe('{ limit: 3 }')
  expect(literal({ title: 'x'.repeat(70), limit: 3 })).toBe(
    `{\n  title: '${'x'.repeat(70)}',\n  limit: 3,\n}`,
  )
})

test('quotes and line breaks survive', () => {
  expect(literal(`It's "two"\nlines`)).toBe(`'It\\'s "two"\\nlines'`)
})

test('the placeholder is called, and not written out', () => {
  expect(literal({ url: placeholder('image') })).toBe("{ url: placeholder('image') }")
})
