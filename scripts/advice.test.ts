import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

const files = [
  'README.md',
  ...readdirSync('docs').map((name) => `docs/${name}`),
  ...readdirSync('docs/guides').map((name) => `docs/guides/${name}`),
].filter((file) => file.endsWith('.md'))

const pages = files.map((file) => ({ file, text: readFileSync(file, 'utf8') }))

const blocksOf = (text: string): string[] =>
  [...text.matchAll(/^```tsx?(?: live)?\n([\s\S]*?)^```/gm)].map(([, code]) => code!)

const blocks = pages.flatMap(({ text }) => blocksOf(text))

/** Every match of a pattern's first group in these texts. */
const found = (texts: readonly string[], pattern: RegExp): string[] =>
  texts.flatMap((text) => [...text.matchAll(pattern)].map(([, each]) => each!))

test('one formula of duration stands on all pages', () => {
  const formulas = found(blocks, /duration: (\([^)]*\) =>[\s\S]*?),\n(?:  \w|\})/g)
  expect(formulas.length).toBeGreaterThan(2)
  expect(new Set(formulas.map((formula) => formula.replace(/\s+/g, ' ')))).toEqual(
    new Set([
      '({ action, title, message }) => action ? 0 : Math.max(5000, 60 * (title.length + message.length))',
    ]),
  )
  const prose = pages.map(({ text }) => text.replace(/^```[\s\S]*?^```/gm, ''))
  expect(found(prose, /(\* (?:message|title)\.length)/g)).toEqual([])
})

test('a card with an action stays until it is closed, wherever an example shows one', () => {
  const acting = blocks.filter((code) => /notify[\w.]*\([^)]*action: \{/.test(code))
  expect(acting.length).toBeGreaterThan(4)
  expect(acting.filter((code) => !code.includes('duration: 0,'))).toEqual([])
  expect(found(acting, /duration: (\w+)/g).filter((value) => value !== '0')).toEqual([])
})

test('no example toasts what When not to toast gives to a banner', () => {
  expect(blocks.filter((code) => /offline/i.test(code))).toEqual([])
})

test('“expires unseen” stands beside its condition: a Toaster that is mounted', () => {
  const paragraphs = pages.flatMap(({ text }) => text.split(/\n\n|\n- /))
  const promises = paragraphs.filter((text) => /nothing expires unseen/i.test(text))
  expect(promises.length).toBeGreaterThan(1)
  expect(promises.filter((text) => !/while a Toaster\s+is mounted/i.test(text))).toEqual([])
})

test('the promise to stay above modals names the browsers that have popovers', () => {
  const promising = pages.filter(({ text }) => /^- .*above (any |every )?modal/im.test(text))
  expect(promising.map(({ file }) => file)).toEqual(['README.md', 'docs/guides/migration.md'])
  for (const { text } of [...promising, pages.find(({ file }) => /getting-started/.test(file))!])
    expect(text).toMatch(/Chrome 114, Firefox 125(,| and) Safari 17/)
})

test('nobody is sent to a place that the project does not have, or promised an answer by a date', () => {
  for (const file of ['SECURITY.md', 'CODE_OF_CONDUCT.md'])
    expect(readFileSync(file, 'utf8')).not.toMatch(
      /security tab|working days|within \w+ (days|hours)/,
    )
})

test('every page that leads to the transcript says whose words it has', () => {
  const leading = pages.filter(({ text }) => text.includes('screen-reader-transcript.md'))
  expect(leading.length).toBeGreaterThan(2)
  expect(leading.filter(({ text }) => !text.includes('Orca'))).toEqual([])
})
