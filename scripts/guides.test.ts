import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeAll, expect, test } from 'vitest'

const folder = resolve('.cache/guides')
const sources = [
  'README.md',
  ...readdirSync('docs/guides').map((name) => `docs/guides/${name}`),
  ...['own-view', 'when-not-to-toast', 'relay', 'remote'].map((name) => `docs/${name}.md`),
]

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** The code of a page, a file each: `docs-guides-testing-3.tsx`. */
const blocksOf = (file: string) =>
  [...read(file).matchAll(/^```(tsx?)(?: live)?\n([\s\S]*?)^```/gm)].map(
    ([, , code = ''], index) => ({
      name: `${file.replace(/\.md$/, '').replaceAll('/', '-')}-${index + 1}.tsx`,
      // A block that imports nothing would be a script, and share its names with all others.
      code: `${code}\nexport {}\n`,
    }),
  )

// What a page's reader has, and this project has not; and what README's short lines lean on.
const surroundings = `
declare const notify: import('belfry').Notifier
declare const Toaster: typeof import('belfry/react').Toaster
declare const Bell: typeof import('belfry/inbox/react').Bell
declare const createInbox: typeof import('belfry/inbox').createInbox
declare const createBrowserStore: typeof import('belfry/browser').createBrowserStore
declare const createRelay: typeof import('belfry/relay').createRelay
declare const MyCard: (props: { title: string; onClose: () => void }) => null
declare const message: string
declare const file: File
declare const restore: (message: string) => Promise<void>
declare const upload: (file: File) => Promise<{ name: string }>
declare const save: () => Promise<void>
declare const sessionOf: (request: Request) => { user: string } | null
declare module '*.css'
declare module 'react-router' {
  export const Outlet: () => null
  export const useNavigate: () => (to: string) => Promise<void>
}
`

const blocks = sources.flatMap(blocksOf)
let problems = ''

beforeAll(() => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const { name, code } of blocks) writeFileSync(join(folder, name), code)
  writeFileSync(join(folder, 'surroundings.d.ts'), surroundings)
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: '../../tsconfig.json',
      include: ['*'],
      exclude: [],
      compilerOptions: { types: ['node'], noUnusedLocals: false },
    }),
  )
  problems = spawnSync('npx', ['tsc', '-p', folder, '--pretty', 'false'], {
    encoding: 'utf8',
    shell: true,
  }).stdout
})

test.each(blocks)('$name compiles as it is printed', ({ name }) => {
  expect(problems.split('\n').filter((line) => line.includes(name))).toEqual([])
})

test('there is code to compile', () => {
  expect(blocks.length).toBeGreaterThan(20)
})
