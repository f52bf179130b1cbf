import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const bin = (tool: string) => resolve('node_modules/.bin', tool)
const street = mkdtempSync(join(tmpdir(), 'belfry-layers-'))
const house = join(street, 'house')

/** A house with the same rules and nothing in it but what a test plants. */
beforeAll(() => {
  mkdirSync(house)
  for (const rules of ['.oxlintrc.json', 'tsconfig.json', 'tsconfig.core.json'])
    cpSync(rules, join(house, rules))
  symlinkSync(resolve('node_modules'), join(street, 'node_modules'))
})

afterAll(() => rmSync(street, { recursive: true }))

function plant(files: Record<string, string>) {
  for (const room of ['src', 'playground'])
    rmSync(join(house, room), { recursive: true, force: true })
  for (const [path, source] of Object.entries(files)) {
    mkdirSync(dirname(join(house, path)), { recursive: true })
    writeFileSync(join(house, path), source)
  }
}

/** The rules that each planted file breaks. */
function lint(): Record<string, string[]> {
  const { stdout } = spawnSync(bin('oxlint'), ['--format=json', '.'], {
    cwd: house,
    encoding: 'utf8',
    timeout: 110_000,
  })
  const found: Record<string, string[]> = {}
  for (const { filename, code } of JSON.parse(stdout).diagnostics) {
    const rule = /\((.+)\)/.exec(code)?.[1] ?? code
    ;(found[filename.replaceAll('\\', '/')] ??= []).push(rule)
  }
  return found
}

const use = (from: string) => `export { it } from '${from}'\n`
const useType = (from: string) => `export type { It } from '${from}'\n`

const allowed = {
  core: [use('./clock.ts')],
  testing: [use('../core/index.ts'), use('../dom/index.ts')],
  media: [useType('../core/index.ts')],
  demo: [use('../core/index.ts'), use('../media/index.ts'), use('@faker-js/faker/locale/en')],
  dom: [use('../core/index.ts'), use('../media/index.ts')],
  react: [
    use('../core/index.ts'),
    use('../media/index.ts'),
    use('../dom/index.ts'),
    use('react'),
    use('react-dom'),
  ],
  record: [use('../core/index.ts')],
  inbox: [use('../core/index.ts'), use('../record/index.ts')],
  browser: [use('../core/index.ts'), use('../inbox/index.ts'), use('../record/index.ts')],
  relay: [useType('../core/index.ts'), use('../record/index.ts'), use('./redis/index.ts')],
  'relay/redis': [use('../log.ts'), use('redis')],
  remote: [use('../core/index.ts'), use('../inbox/index.ts'), use('../record/index.ts')],
  playground: [use('belfry'), use('belfry/react'), use('./scene.ts'), use('react')],
}

const refused = {
  core: [
    use('../media/index.ts'),
    useType('../media/index.ts'),
    use('../testing/index.ts'),
    use('react'),
    use('node:fs'),
    `export const late = import('../dom/index.ts')\n`,
  ],
  testing: [use('../core/clock.ts'), use('../media/index.ts'), use('vitest')],
  media: [use('../core/index.ts'), useType('../core/clock.ts'), use('../dom/index.ts')],
  demo: [
    use('../core/clock.ts'),
    use('../testing/index.ts'),
    use('@faker-js/faker'),
    use('@mdi/js'),
  ],
  dom: [use('../react/index.ts'), use('../demo/index.ts'), use('../core/clock.ts'), use('react')],
  react: [use('../demo/index.ts'), use('../dom/focus.ts'), use('../core/clock.ts'), use('belfry')],
  record: [use('../core/clock.ts'), use('../inbox/index.ts')],
  inbox: [use('../core/clock.ts'), use('../browser/index.ts'), use('../dom/index.ts')],
  browser: [use('../record/merge.ts'), use('../dom/index.ts'), use('idb')],
  relay: [
    use('../core/index.ts'),
    use('../inbox/index.ts'),
    use('../remote/index.ts'),
    use('redis'),
  ],
  'relay/redis': [use('../../core/index.ts'), use('../../remote/index.ts'), use('ioredis')],
  remote: [use('../relay/index.ts'), use('../browser/index.ts'), use('../record/merge.ts')],
  playground: [use('../src/core/index.ts'), use('../dist/core/index.js')],
}

const folder = (layer: string) => (layer === 'playground' ? layer : `src/${layer}`)

function plantAll(imports: Record<string, string[]>) {
  const files: Record<string, string> = {}
  for (const [layer, sources] of Object.entries(imports))
    for (const [index, source] of sources.entries())
      files[`${folder(layer)}/planted-${index}.ts`] = source
  plant(files)
  return Object.keys(files)
}

test('each layer may import what the map allows', () => {
  plantAll(allowed)
  expect(lint()).toEqual({})
})

test('no layer may import what the map does not allow', () => {
  const files = plantAll(refused)
  expect(lint()).toEqual(Object.fromEntries(files.map((file) => [file, ['no-restricted-imports']])))
})

test('a test may use any package and any folder, through its index.ts', () => {
  plant({
    'src/core/good.test.ts': use('../testing/index.ts') + use('vitest'),
    'src/core/bad.test.ts': use('../testing/clock.ts'),
  })
  expect(lint()).toEqual({ 'src/core/bad.test.ts': ['no-restricted-imports'] })
})

test('cycles, `any`, default exports and forgotten promises are refused', () => {
  plant({
    'src/core/one.ts': `export { two } from './two.ts'\nexport const one = 1\n`,
    'src/core/two.ts': `export { one } from './one.ts'\nexport const two = 2\n`,
    'src/core/any.ts': `export const anything: any = 1\n`,
    'src/core/default.ts': `export default 1\n`,
    'src/core/promise.ts': `export const go = () => {\n  Promise.resolve()\n}\n`,
  })
  expect(lint()).toEqual({
    'src/core/one.ts': ['no-cycle'],
    'src/core/two.ts': ['no-cycle'],
    'src/core/any.ts': ['no-explicit-any'],
    'src/core/default.ts': ['no-default-export'],
    'src/core/promise.ts': ['no-floating-promises'],
  })
})

test.each(['document', 'setTimeout', 'process'])('`%s` does not compile in core', (name) => {
  plant({
    'src/core/index.ts': `export const planted: unknown = ${name}\n`,
    'src/inbox/index.ts': `export const clean: unknown = Promise\n`,
  })
  const { stdout, status } = spawnSync(bin('tsc'), ['-p', 'tsconfig.core.json'], {
    cwd: house,
    encoding: 'utf8',
    timeout: 110_000,
  })
  expect(stdout).toContain(`Cannot find name '${name}'`)
  expect(status).not.toBe(0)
})
