import { expect, test } from 'vitest'
import { tokensOf } from './highlight.ts'

const keywordsOf = (code: string) =>
  tokensOf(code)
    .filter(({ kind }) => kind === 'word')
    .map(({ text }) => text)

test('a keyword is coloured, the same word in the text of an element is not', () => {
  const code = `import { notify } from 'belfry'\nfor (const each of all) notify(each)`
  expect(keywordsOf(code)).toEqual(['import', 'from', 'for', 'const', 'of'])
  expect(keywordsOf('<b>One of {count} from here, for you</b>')).toEqual([])
})
