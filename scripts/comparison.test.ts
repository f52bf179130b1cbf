import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const page = readFileSync('docs/guides/comparison.md', 'utf8')
const benchmarks = readFileSync('docs/benchmarks.md', 'utf8')

const cellsOf = (row: string): string[] =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

/** The rows of a page's tables, without their heads. */
const rowsOf = (markdown: string): string[][] =>
  markdown
    .split('\n')
    .filter((line) => /^\| \w/.test(line))
    .map(cellsOf)

const rows = rowsOf(page)

test('ten libraries are compared, in every table', () => {
  const tables = page.match(/^\| -/gm)?.length ?? 0
  const names = new Set(rows.map(([name]) => name))
  expect(names.size).toBe(10)
  expect(rows).toHaveLength(10 * tables)
})

test('every cell links to where you can check it', () => {
  const without = rows.flatMap(([name, ...cells]) =>
    cells.filter((cell) => !/\[[^\]]+\](\(|\[)/.test(cell)).map((cell) => `${name}: ${cell}`),
  )
  expect(without).toEqual([])
})

test('every link has an address, and our own targets exist', () => {
  const names = [...page.matchAll(/\]\[([\w-]+)\]/g)].map(([, name]) => name)
  const known = new Set([...page.matchAll(/^\[([\w-]+)\]: https:/gm)].map(([, name]) => name))
  expect(names.filter((name) => !known.has(`${name}`))).toEqual([])
  const files = [...page.matchAll(/\]\(([^)#]+)/g)].map(([, file]) => `${file}`)
  expect(files.filter((file) => !existsSync(join('docs/guides', file)))).toEqual([])
})

test('the figures are those of the benchmarks', () => {
  const speed = page.slice(page.indexOf('## Size and speed'))
  const measured = rowsOf(benchmarks)
  for (const [name, ...cells] of rowsOf(speed)) {
    const own = measured.filter(([library]) => library === name).flat()
    for (const cell of cells) {
      const figure = /\[([^\]]+)\]/.exec(cell)?.[1] ?? ''
      if (figure === 'not measured') continue
      const isThere = own.some((text) => text === figure || text.startsWith(`${figure} (`))
      expect(isThere, `${name}: ${figure}`).toBe(true)
    }
  }
})
