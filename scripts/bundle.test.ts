import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { doors } from './doors.js'

/** The files that a production bundle of a door is made of. */
async function bundled(file: string) {
  const { metafile } = await build({
    entryPoints: [file],
    bundle: true,
    format: 'esm',
    external: ['react', 'react-dom', 'redis', 'node:*'],
    metafile: true,
    write: false,
  })
  return Object.keys(metafile.inputs)
}

const samples = /@faker-js|@mdi|dist\/demo\//

test.each(doors.filter(({ name }) => name !== 'belfry/demo'))(
  'no sample data reaches a bundle through $name',
  async ({ file }) => {
    const files = await bundled(file)
    expect(files).toContain(file.replace('./', ''))
    expect(files.filter((input) => samples.test(input))).toEqual([])
  },
)

test('belfry/demo does bring its sample data', async () => {
  const files = await bundled('./dist/demo/index.js')
  expect(files.some((input) => input.includes('@faker-js'))).toBe(true)
  expect(files.some((input) => input.includes('dist/demo/'))).toBe(true)
})

test.each([
  ['useShown', './dist/react/index.js'],
  ['useInboxCount', './dist/inbox/react/index.js'],
])('a view of your own that uses %s brings none of ours along', async (hook, file) => {
  const { outputFiles } = await build({
    stdin: { contents: `export { ${hook} } from '${file}'`, resolveDir: '.' },
    bundle: true,
    format: 'esm',
    external: ['react', 'react-dom'],
    minifySyntax: true,
    write: false,
  })
  expect(outputFiles[0]?.text).toContain(hook)
  expect(outputFiles[0]?.text).not.toContain('className')
})
