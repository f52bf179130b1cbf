import { runInNewContext } from 'node:vm'
import { type BuildOptions, build } from 'esbuild'
import { expect, test, vi } from 'vitest'

/** A program that warns twice, as a bundler writes it for browsers. */
async function bundled(options: BuildOptions): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { warnOnce } from './src/parts/warn-once.ts'
        warnOnce('Mind the gap', () => 'the check')
        warnOnce('Mind the gap', () => 'the check')
        warnOnce('All is well', () => false)`,
      resolveDir: '.',
    },
    bundle: true,
    write: false,
    ...options,
  })
  return outputFiles?.[0]?.text ?? ''
}

/** What it writes to the console of a page, where there is no `process` unless somebody made one. */
function saidBy(program: string, page: object = {}): unknown[][] {
  const warn = vi.fn<(words: string) => void>()
  runInNewContext(program, { console: { warn }, ...page })
  return warn.mock.calls
}

const builtFor = (mode: string) => ({ define: { 'process.env.NODE_ENV': JSON.stringify(mode) } })
const unbundled: BuildOptions = { platform: 'neutral' }

test('whoever develops is told once, in a browser too', async () => {
  expect(saidBy(await bundled(builtFor('development')))).toEqual([['Mind the gap']])
})

test('a production bundle contains neither words nor check', async () => {
  const program = await bundled({ ...builtFor('production'), minify: true })
  expect(program).not.toMatch(/Mind|check|console/)
  expect(saidBy(program)).toEqual([])
})

test('a page without a bundler is told nothing', async () => {
  expect(saidBy(await bundled(unbundled))).toEqual([])
})

test.each([{}, { env: null }, { env: { NODE_ENV: 'production' } }])(
  'a page that has a process of its own is told nothing: %j',
  async (process) => {
    expect(saidBy(await bundled(unbundled), { process })).toEqual([])
  },
)
