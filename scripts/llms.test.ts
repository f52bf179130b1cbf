import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { llmsFull, llmsIndex } from '../site/llms.ts'
import { readGroups } from '../site/pages.ts'

const groups = readGroups()
const pages = groups.flatMap((group) => group.pages)

test('the package contains every page that its index for assistants names', () => {
  const answer = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'])
  const [{ files }] = JSON.parse(String(answer)) as [{ files: { path: string }[] }]
  const packed = new Set(files.map(({ path }) => path))
  const named = [...llmsIndex(groups, ({ source }) => source).matchAll(/\]\(([^)]+)\):/g)]
  expect(named).toHaveLength(pages.length)
  expect(named.map(([, path]) => path).filter((path) => !packed.has(path!))).toEqual([])
})

test('each page is described by a whole sentence, and all of it is in the full text', () => {
  const full = llmsFull(groups)
  for (const { markdown, path, summary } of pages) {
    expect(`${path}: ${summary}`).toMatch(/\.$/)
    expect(full).toContain(markdown)
  }
})
