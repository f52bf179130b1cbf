// @ts-check
import { readFileSync, writeFileSync } from 'node:fs'
import { doors, sheetTypes, stylesheets } from './doors.js'

/** @param {string} name */
const pathOf = (name) => name.replace('belfry', '.')

/**
 * The same module in both formats, each with types of its own: a type that is read in the other
 * format than the script would lie about how to import it.
 * @param {string} file
 */
const inBothFormats = (file) => ({
  import: { types: file.replace(/\.js$/, '.d.ts'), default: file },
  require: { types: file.replace(/\.js$/, '.d.cts'), default: file.replace(/\.js$/, '.cjs') },
})

/** What package.json tells of the doors. */
function told() {
  const [core, ...others] = doors.map(({ name, file }) => ({
    path: pathOf(name),
    ...inBothFormats(file),
  }))
  return {
    // For those that do not read `exports`, such as TypeScript's older resolution.
    main: core?.require.default,
    types: core?.require.types,
    typesVersions: {
      '*': {
        ...Object.fromEntries(others.map(({ path, require }) => [path.slice(2), [require.types]])),
        ...Object.fromEntries(stylesheets.map(({ name }) => [pathOf(name).slice(2), [sheetTypes]])),
      },
    },
    exports: {
      ...Object.fromEntries(doors.map(({ name, file }) => [pathOf(name), inBothFormats(file)])),
      ...Object.fromEntries(
        stylesheets.map(({ name, file }) => [pathOf(name), { types: sheetTypes, default: file }]),
      ),
      './package.json': './package.json',
    },
  }
}

/** Writes the doors into package.json; it changes only when one was opened or closed. */
export function writeExports() {
  const before = readFileSync('package.json', 'utf8')
  const after = `${JSON.stringify({ ...JSON.parse(before), ...told() }, null, 2)}\n`
  if (after === before) return
  writeFileSync('package.json', after)
  console.log('package.json: the doors have changed; commit it.')
}
