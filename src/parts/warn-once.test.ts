import { runInNewContext } from 'node:vm'
import { build } from 'esbuild'
import { expect, test } from 'vitest'

/** What a page without a `process` logs, and its script, once a bundler has replaced the mode alone. */
const inPage = async (define: Record<string, string>): Promise<[heard: string[], code: string]> => {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { warnOnce } from './warn-once.ts'
        for (const words of ['so', 'so', 'other']) warnOnce(words, () => words === 'so')`,
      resolveDir: import.meta.dirname,
    },
    define,
    bundle: true,
    minify: true,
    treeShaking: true,
    write: false,
  })
  const heard: string[] = []
  const code = outputFiles[0]!.text
  runInNewContext(code, { console: { warn: (words: string) => heard.push(words) } })
  return [heard, code]
}

test('developers are warned once, also by a bundler that leaves the page without a process', async () => {
  const [heard] = await inPage({ 'process.env.NODE_ENV': '"development"' })
  expect(heard).toEqual(['so'])
})

test('in production nobody is warned, and the code is dropped', async () => {
  const [heard, code] = await inPage({ 'process.env.NODE_ENV': '"production"' })
  expect(heard).toEqual([])
  expect(code).not.toContain('warn')
})

test('without a bundler nobody is warned, and nothing fails', async () => {
  const [heard] = await inPage({})
  expect(heard).toEqual([])
})
