// @ts-check
/**
 * A way into the package: `name` is what users import, `source` is where it begins, `file` is what
 * stands behind it when built, with `.cjs`, `.d.ts` and `.d.cts` beside it.
 * @typedef {{ name: string, source: string, file: string }} Door
 */

/**
 * The package's modules. This is the one list: opening a door is a folder with an `index.ts`, and
 * its name here.
 * @type {Door[]}
 */
export const doors = [
  'core',
  'media',
  'demo',
  'react',
  'testing',
  'inbox',
  'browser',
  'inbox/react',
  'relay',
  'relay/redis',
  'remote',
  'sonner',
  'react-hot-toast',
].map((folder) => ({
  name: folder === 'core' ? 'belfry' : `belfry/${folder}`,
  source: `src/${folder}/index.ts`,
  file: `./dist/${folder}/index.js`,
}))

/**
 * What the compiler is told of a stylesheet: that it exists, and exports nothing. In CommonJS's name,
 * since a module of either format may import that.
 */
export const sheetTypes = './dist/stylesheet.d.cts'

/**
 * The package's stylesheets, likewise.
 * @type {Door[]}
 */
export const stylesheets = [
  'src/react/styles.css',
  'src/inbox/react/inbox.css',
  'src/sonner/sonner.css',
  'src/react-hot-toast/react-hot-toast.css',
].map((source) => {
  const file = source.slice(source.lastIndexOf('/') + 1)
  return { name: `belfry/${file}`, source, file: `./dist/${file}` }
})

/**
 * Every way in as bundlers are told of it here, where each leads to its source.
 * @type {Record<string, string>}
 */
export const aliases = Object.fromEntries(
  [...doors, ...stylesheets].map(({ name, source }) => [name, `./${source}`]),
)
