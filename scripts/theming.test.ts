import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const stylesheet = readFileSync('src/react/styles.css', 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
const guide = readFileSync('docs/guides/theming.md', 'utf8')

const found = (text: string, pattern: RegExp) =>
  [...new Set([...text.matchAll(pattern)].map(([, name]) => `${name}`))].sort()

test('the guide lists every custom property that the stylesheet reads, and no other', () => {
  expect(found(guide, /^\| `(--belfry-[\w-]+)`/gm)).toEqual(
    found(stylesheet, /var\((--belfry-[\w-]+)/g),
  )
})

test('the guide lists every class of the stylesheet, and no other', () => {
  expect(found(guide, /^\| `(belfry[\w-]*)`/gm)).toEqual(found(stylesheet, /\.(belfry[\w-]*)/g))
})

test('the stylesheet declares no property that users set', () => {
  expect(found(stylesheet, /(--belfry-[\w-]+)\s*:/g)).toEqual([])
})
