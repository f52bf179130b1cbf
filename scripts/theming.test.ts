import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readStylesheet } from './stylesheet.js'

const read = (file: string) => readFileSync(file, 'utf8')

const [ofToasts, ofInbox] = read('docs/guides/theming.md').split(/^## The inbox$/m) as [
  string,
  string,
]
const sourcesOf = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
    .map((file) => read(`${folder}/${file}`))
    .join('\n')

const found = (text: string, pattern: RegExp) =>
  [...new Set([...text.matchAll(pattern)].map(([, name]) => `${name}`))].sort()

const subjects = [
  { sheet: 'src/react/styles.css', guide: ofToasts },
  { sheet: 'src/inbox/react/inbox.css', guide: ofInbox },
]

describe.each(subjects)('of $sheet', ({ sheet, guide }) => {
  const stylesheet = readStylesheet(sheet)

  test('the guide lists every custom property that it reads, and no other', () => {
    expect(found(guide, /^\| `(--belfry-[\w-]+)`/gm)).toEqual(
      found(stylesheet, /var\((--belfry-[\w-]+)/g),
    )
  })

  test('the guide lists every class, and no other', () => {
    expect(found(guide, /^\| `(belfry[\w-]*)`/gm)).toEqual(found(stylesheet, /\.(belfry[\w-]*)/g))
  })

  test('no property that users set is declared', () => {
    expect(found(stylesheet, /(--belfry-[\w-]+)\s*:/g)).toEqual([])
  })
})

test('the guide lists every class and data attribute that the inbox writes, and no other', () => {
  const sources = sourcesOf('src/inbox/react')
  const classes = found(sources, /["'`](belfry-inbox[\w-]*)/g)
  expect(found(ofInbox, /^\| `(belfry[\w-]*)`/gm)).toEqual(classes)
  expect(found(ofInbox, /^\| `(data-[\w-]+)`/gm)).toEqual(found(sources, /\s(data-[\w-]+)/g))
})
