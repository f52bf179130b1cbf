import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
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

/**
 * The code of a page, a file each: `docs-guides-testing-3.tsx`. One that says its own name gets it, so
 * that its neighbours find it: `docs-guides-getting-started/app/layout.tsx`.
 */
const blocksOf = (file: string) => {
  const page = file.replace(/\.md$/, '').replaceAll('/', '-')
  return [...read(file).matchAll(/^```(tsx?)(?: live)?\n([\s\S]*?)^```/gm)].map(
    ([, , code = ''], index) => {
      const [, own] = /^\/\/ (\S+\.tsx?)\n/.exec(code) ?? []
      return {
        name: own ? `${page}/${own}` : `${page}-${index + 1}.tsx`,
        // A block that imports nothing would be a script, and share its names with all others.
        code: `${code}\nexport {}\n`,
      }
    },
  )
}

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
declare module '*?inline' {
  const styles: string
  export default styles
}
declare module 'next/headers' {
  export const cookies: () => Promise<{
    get: (name: string) => { value: string } | undefined
    set: (name: string, value: string) => void
  }>
}
declare module 'next/navigation' {
  export const redirect: (path: string) => never
  export const usePathname: () => string
  export const useRouter: () => { push: (href: string) => void }
}
declare module 'astro:transitions/client' {
  export const navigate: (href: string) => Promise<void>
}
declare module '@/lib/relay' {
  export const relay: import('belfry/relay').Relay
}
`

const blocks = sources.flatMap(blocksOf)
let problems = ''

beforeAll(() => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const files = [
    ...blocks,
    { name: 'surroundings.d.ts', code: surroundings },
    // The reader's own application, which Getting started prints.
    { name: 'docs-guides-recipes/src/App.tsx', code: 'export default () => null\n' },
  ]
  for (const { name, code } of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), code)
  }
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: '../../tsconfig.json',
      include: ['**/*'],
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
